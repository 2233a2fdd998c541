import { shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, polygon, rect } from '../builders/shapes.ts'
import { floating, person, prop, scatter, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 110,
  name: /*i18n*/ 'Waiting Forever',
  description:
    /*i18n*/ 'A skeleton still sits on a park bench under a clock, covered in cobwebs, with autumn leaves around.',
  tags: /*i18n*/ 'waiting, skeleton, forever, bench, slow, patience, time, pablo escobar waiting, traffic, queue',
  example: { top: 'Me waiting for the reply', bottom: 'to “any news on this?”' },
  scene: scene(1280, 960, setting('sunset', { horizon: 0.7 }), [
    polygon('-40,720 300,690 760,705 1320,680 1320,1000 -40,1000', ['#7a4a3a', '#2c1830'], {
      smooth: true,
    }),
    sprite('🌳', 1080, 760, 420, { anchor: 'feet', brightness: 0.45 }),
    rect(210, 560, 22, 460, '#2b2038', { radius: 8 }),
    floating('🕛', 210, 330, 210),
    ellipse(620, 868, 780, 60, '#180c20', { opacity: 0.55 }),
    prop('bench', 620, 870, 700, 330),
    person('💀', 560, 560, 330, 'hoodie', '#5f6f8f', {
      hands: [-0.34, 0.6, 0.36, 0.6],
      skin: '#e9e6f2',
      torso: 0.62,
      tilt: 10,
    }),
    rect(500, 800, 84, 150, ['#39466a', '#20283f'], { radius: 30 }),
    rect(622, 800, 84, 150, ['#39466a', '#20283f'], { radius: 30 }),
    sprite('🕸️', 700, 430, 190, { opacity: 0.9, rotate: 20 }),
    sprite('🕸️', 330, 700, 190, { opacity: 0.85 }),
    sprite('🐦‍⬛', 870, 548, 170, { anchor: 'feet', flip: true }),
    sprite('🕷️', 762, 600, 70),
    scatter('🍂', { count: 4, seed: 3, area: [40, 760, 230, 800], size: [60, 100], turn: 60 }),
    shade(740, 960, '#180c20', 0, 0.8),
    vignette(0.5),
  ]),
}
