import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, rect } from '../builders/shapes.ts'
import { floating, person, prop, sprite } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 120,
  name: /*i18n*/ 'Side Eye',
  description:
    /*i18n*/ 'A third wheel on a sofa gives a long side eye to a couple covered in hearts.',
  tags: /*i18n*/ 'side eye, third wheel, annoyed, judging, couple, reaction, jealous, monkey puppet, gossip, love',
  zones: [
    label(360, 815, 600, 170, 'My team and the new tool', {
      name: /*i18n*/ 'The couple',
      fontSize: 38,
    }),
    label(970, 815, 560, 170, 'A spreadsheet from 2009', {
      name: /*i18n*/ 'The third wheel',
      fontSize: 38,
    }),
  ],
  scene: scene(1280, 960, setting('livingRoom', { horizon: 0.74 }), [
    ellipse(640, 812, 1160, 50, '#2a0f24', { opacity: 0.5 }),
    prop('sofa', 640, 815, 1180, 480, { color: '#2b8f9a' }),
    glow(360, 360, 330, '#ff9ac4', 0.8),
    person('🥰', 250, 510, 290, 'shirt', '#ff6f8f', {
      hands: [-0.5, 0.5, 0.3, 0.44],
      torso: 0.62,
      tilt: 12,
    }),
    person('😘', 500, 510, 290, 'shirt', '#6f7cff', {
      hands: [-0.3, 0.44, 0.5, 0.5],
      torso: 0.62,
      tilt: -12,
    }),
    sprite('💞', 380, 150, 170),
    sprite('💕', 130, 200, 120, { rotate: -14 }),
    sprite('💗', 630, 210, 100, { rotate: 14 }),
    person('😒', 970, 510, 340, 'hoodie', '#3b3f5c', {
      hands: [-0.3, 0.3, 0.3, 0.3],
      torso: 0.55,
    }),
    floating('🍿', 970, 620, 190),
    shade(620, 800, '#2a0f24', 0, 0.8),
    rect(640, 880, 1280, 160, '#2a0f24', { opacity: 0.8 }),
    vignette(0.4),
  ]),
}
