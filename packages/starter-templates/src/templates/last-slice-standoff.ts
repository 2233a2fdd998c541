import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { bubble, ellipse } from '../builders/shapes.ts'
import { floating, person, sprite, standing } from '../builders/things.ts'
import { atBottom, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 650,
  name: /*i18n*/ 'Last Slice Standoff',
  description:
    /*i18n*/ 'Two cowboys face each other in the desert at high noon over the last slice of pizza on a barrel.',
  tags: /*i18n*/ 'standoff, last slice, pizza, duel, western, cowboy, friends, spiderman pointing, food, sharing',
  zones: [
    atBottom('There is one slice left', /*i18n*/ 'What it is about'),
    sign(340, 165, 480, 170, '“You have it.”', {
      name: /*i18n*/ 'Cowboy on the left',
      fontSize: 36,
    }),
    sign(940, 165, 480, 170, '“No, you have it.”', {
      name: /*i18n*/ 'Cowboy on the right',
      fontSize: 36,
    }),
  ],
  scene: scene(1280, 960, setting('desert', { horizon: 0.62, seed: 9 }), [
    shade(0, 960, '#ff8a1f', 0.15, 0.1),
    glow(640, 520, 380, '#fff3b8', 0.9),
    standing('🌵', 480, 640, 130),
    standing('🌵', 820, 630, 110, { flip: true }),
    ellipse(640, 792, 240, 36, '#5c2a10', { opacity: 0.5 }),
    sprite('🛢️', 640, 796, 230, { anchor: 'feet' }),
    floating('🍕', 640, 500, 210),
    person('🤠', 240, 610, 330, 'shirt', '#a8442f', {
      hands: [-0.5, 0.42, 0.66, 0.2],
      torso: 1.1,
      tilt: 4,
    }),
    person('🤠', 1040, 610, 330, 'shirt', '#2f5fa8', {
      hands: [-0.66, 0.2, 0.5, 0.42],
      torso: 1.1,
      tilt: -4,
    }),
    bubble('speech', 340, 165, 560, 230, { tail: [270, 330] }),
    bubble('speech', 940, 165, 560, 230, { tail: [1010, 330] }),
    shade(680, 960, '#3a1606', 0, 0.85),
    vignette(0.4, '#3a1606'),
  ]),
}
