import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { floating, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 570,
  name: /*i18n*/ 'Monday',
  description:
    /*i18n*/ 'A crowd of office workers shuffles to work as zombies under a dark sky, the first one with a mug of coffee.',
  tags: /*i18n*/ 'monday, zombie, work, morning, commute, tired, office, traffic',
  example: { top: 'Monday, 8:59', bottom: 'Braaains… or at least coffee' },
  scene: scene(1280, 960, setting('cityNight', { horizon: 0.7, seed: 9 }), [
    shade(0, 960, '#1fae7a', 0.35, 0.1),
    glow(640, 430, 560, '#9dffcf', 0.6),
    sprite('🧟‍♂️', 110, 640, 230, { anchor: 'feet', brightness: 0.6, blur: 1.5 }),
    sprite('🧟‍♀️', 1170, 640, 230, { anchor: 'feet', flip: true, brightness: 0.6, blur: 1.5 }),
    sprite('🧟', 470, 590, 220, { anchor: 'feet', brightness: 0.6, blur: 1.5 }),
    sprite('🧟‍♀️', 300, 760, 340, { anchor: 'feet', brightness: 0.85 }),
    sprite('🧟', 980, 760, 340, { anchor: 'feet', flip: true, brightness: 0.85 }),
    shade(560, 800, '#06140f', 0, 0.6),
    sprite('🧟‍♂️', 640, 860, 420, { anchor: 'feet' }),
    floating('☕', 850, 690, 190),
    floating('💼', 400, 740, 150),
    shade(700, 960, '#06140f', 0, 0.85),
    vignette(0.6),
  ]),
}
