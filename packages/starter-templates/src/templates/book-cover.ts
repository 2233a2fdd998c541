import { fill, panel, scene } from '../builders/scene.ts'
import { ellipse, line, rect, text } from '../builders/shapes.ts'
import { floating, person } from '../builders/things.ts'
import { board } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 690,
  name: /*i18n*/ 'Guide for Beginners',
  description:
    /*i18n*/ 'A yellow guide book lies on a desk, with a confused hamster on its cover between two black title bands.',
  tags: /*i18n*/ 'book, guide, how to, beginners, manual, hamster, format',
  zones: [
    board(530, 125, 840, 160, 'How to rest', { name: /*i18n*/ 'Title' }),
    board(530, 1155, 840, 150, 'Volume 1: lying down', { name: /*i18n*/ 'Subtitle' }),
  ],
  scene: scene(1024, 1280, fill(['#8a5a38', '#6e4226', '#4a2a18']), [
    line('0,260 1024,240', '#3a2010', 5, { opacity: 0.5 }),
    line('0,680 1024,700', '#3a2010', 5, { opacity: 0.5 }),
    line('0,1080 1024,1060', '#3a2010', 5, { opacity: 0.5 }),
    rect(524, 652, 960, 1250, '#f5f0e2', { radius: 12, shadow: true }),
    rect(506, 640, 960, 1250, ['#ffd93c', '#fbbf1e'], { radius: 14, shadow: true }),
    panel(
      506,
      640,
      960,
      1250,
      fill(['#ffd93c', '#fbb91e']),
      [
        ellipse(490, 620, 720, 720, ['#fff6cc', '#ffe680']),
        person('🐹', 490, 690, 400, 'shirt', '#3f8fd0', {
          hands: [-0.74, -0.02, 0.74, -0.02],
          skin: '#f2a860',
          torso: 1.1,
        }),
        rect(480, 95, 960, 230, ['#23233c', '#12121f']),
        rect(480, 1150, 960, 250, ['#23233c', '#12121f']),
        rect(480, 222, 960, 10, '#ffffff'),
        rect(480, 1020, 960, 10, '#ffffff'),
        floating('❓', 190, 390, 150, { rotate: -14 }),
        floating('❓', 800, 370, 170, { rotate: 14 }),
        ellipse(820, 930, 200, 200, ['#ff5a4a', '#d0241f'], { shadow: true }),
        text('100%', 820, 930, 64, '#ffffff', { rotate: -12 }),
        rect(22, 625, 44, 1250, '#d99408', { opacity: 0.55 }),
      ],
      { radius: 14 },
    ),
  ]),
}
