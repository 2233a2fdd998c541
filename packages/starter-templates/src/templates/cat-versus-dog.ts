import { glow, shade } from '../builders/light.ts'
import { fill, panel, scene, sunburst } from '../builders/scene.ts'
import { polygon, text } from '../builders/shapes.ts'
import { floating } from '../builders/things.ts'
import { atTop, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 280,
  name: /*i18n*/ 'This vs. That',
  description:
    /*i18n*/ 'A cat and a dog glare at each other from a blue and a red half, with a lightning bolt between them.',
  tags: /*i18n*/ 'versus, comparison, left or right, cat, dog, battle, format, trade offer',
  zones: [
    label(280, 600, 460, 110, '“It was the dog.”', {
      name: /*i18n*/ 'The cat',
      font: 'Comic Book',
      fontSize: 44,
    }),
    label(970, 590, 460, 110, '“It was me! Hello!”', {
      name: /*i18n*/ 'The dog',
      font: 'Comic Book',
      fontSize: 44,
    }),
    atTop('Who broke the vase?', /*i18n*/ 'Top Text'),
  ],
  scene: scene(1280, 720, fill(['#1f6fe0', '#0b3f9f']), [
    panel(640, 360, 1280, 720, sunburst(['#1457c9', '#2f86f2'], { x: 300, y: 360, rays: 24 }), []),
    polygon('760,-20 1300,-20 1300,740 520,740', ['#ff5a4a', '#c41f34']),
    polygon('1010,360 1300,120 1300,260', '#ff8a6a', { opacity: 0.35 }),
    polygon('1010,360 1300,430 1300,600', '#ff8a6a', { opacity: 0.35 }),
    polygon('1010,360 780,-20 960,-20', '#ff8a6a', { opacity: 0.35 }),
    polygon('1010,360 900,740 1080,740', '#ff8a6a', { opacity: 0.35 }),
    glow(990, 340, 340, '#ffd0b0', 0.6),
    polygon(
      '742,-20 800,-20 690,320 760,320 560,740 500,740 620,390 560,390',
      ['#fff7b0', '#ffd21f'],
      { stroke: { color: '#1b1530', width: 10 }, shadow: true },
    ),
    floating('🐱', 300, 350, 400, { rotate: 6 }),
    floating('🐶', 990, 350, 400, { rotate: -6 }),
    text('VS', 645, 356, 170, '#ffffff', { outline: { color: '#1b1530', width: 14 }, rotate: -8 }),
    shade(540, 720, '#0a0a28', 0, 0.5),
  ]),
}
