import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { person, prop, sprite, standing } from '../builders/things.ts'
import { atBottom, atTop, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 490,
  name: /*i18n*/ 'Awkward Smile',
  description:
    /*i18n*/ 'Someone grins stiffly at the dinner table, caught between two people who shout at each other.',
  tags: /*i18n*/ 'awkward, smile, cringe, family, dinner, argument, reaction, hide the pain harold',
  zones: [
    atTop('So, who are you voting for?'),
    atBottom('The soup is lovely'),
    label(210, 650, 300, 80, 'Grandpa', { name: /*i18n*/ 'Person on the left' }),
    label(1070, 650, 300, 80, 'My uncle', { name: /*i18n*/ 'Person on the right' }),
  ],
  scene: scene(1280, 960, setting('restaurant', { horizon: 0.8 }), [
    glow(220, 470, 360, '#ff3b3b', 0.7),
    glow(1060, 470, 360, '#ff3b3b', 0.7),
    glow(640, 400, 320, '#fff0c0', 0.7),
    person('🤬', 210, 560, 310, 'shirt', '#a83a5a', { hands: [-0.4, 0.5, 0.66, -0.02], tilt: 14 }),
    person('😡', 1070, 560, 310, 'shirt', '#3a6aa8', {
      hands: [-0.66, -0.02, 0.4, 0.5],
      tilt: -14,
    }),
    sprite('💢', 400, 280, 130),
    sprite('⚡', 880, 270, 150, { rotate: 14 }),
    person('😬', 640, 580, 370, 'hoodie', '#3fa87a', { hands: [-0.52, 0.34, 0.52, 0.34] }),
    prop('roundTable', 640, 1010, 1240, 330),
    sprite('🍴', 470, 800, 110, { rotate: -8 }),
    standing('🍲', 640, 815, 200),
    standing('🍗', 260, 800, 140),
    standing('🥗', 1020, 805, 160),
    shade(750, 960, '#1d0618', 0, 0.7),
    vignette(0.45),
  ]),
}
