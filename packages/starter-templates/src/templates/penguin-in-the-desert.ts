import { shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse } from '../builders/shapes.ts'
import { floating, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 730,
  name: /*i18n*/ 'Penguin in the Desert',
  description:
    /*i18n*/ 'A lone penguin with a suitcase stands in a blazing desert and holds a map upside down.',
  tags: /*i18n*/ 'penguin, desert, lost, wrong place, hot, travel, mistake',
  example: { top: 'The map said “short walk”', bottom: 'The map was upside down' },
  scene: scene(1280, 720, setting('desert', { horizon: 0.6, seed: 3 }), [
    standing('🐪', 1090, 480, 150),
    standing('🌵', 240, 570, 320),
    ellipse(700, 560, 380, 34, '#7a3a16', { opacity: 0.45 }),
    standing('🐧', 640, 560, 370),
    standing('🧳', 850, 566, 180),
    floating('🗺️', 480, 390, 160, { rotate: 172 }),
    sprite('💦', 800, 210, 90),
    shade(520, 720, '#3a1606', 0, 0.8),
    shade(0, 200, '#0c2a5e', 0.75, 0),
  ]),
}
