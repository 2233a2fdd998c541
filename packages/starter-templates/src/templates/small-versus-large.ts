import { shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse } from '../builders/shapes.ts'
import { sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 340,
  name: /*i18n*/ 'Small vs. Large',
  description:
    /*i18n*/ 'A tiny chick stands bravely in front of a towering green dinosaur in the desert.',
  tags: /*i18n*/ 'small, large, versus, david and goliath, brave, dinosaur, chick, buff doge vs cheems',
  zones: [
    label(300, 530, 520, 210, 'My entire savings', {
      name: /*i18n*/ 'The small one',
      fontSize: 46,
    }),
    label(860, 130, 780, 220, 'One visit to the dentist', {
      name: /*i18n*/ 'The large one',
      fontSize: 46,
    }),
  ],
  scene: scene(1280, 960, setting('desert', { horizon: 0.62, seed: 5 }), [
    standing('🌴', 1200, 660, 150, { flip: true }),
    standing('🌵', 90, 690, 100),
    ellipse(640, 862, 760, 44, '#7a3a20', { opacity: 0.35 }),
    standing('🦖', 850, 880, 640),
    standing('🐥', 280, 890, 210, { flip: true }),
    sprite('💢', 400, 700, 64),
    shade(0, 300, '#3a1606', 0.55, 0),
    vignette(0.4),
  ]),
}
