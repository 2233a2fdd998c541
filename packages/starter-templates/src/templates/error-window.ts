import { fill, group, scene } from '../builders/scene.ts'
import { ellipse, line, polygon, rect, text } from '../builders/shapes.ts'
import { floating, sprite } from '../builders/things.ts'
import { board, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

const SMALL_WINDOW = [
  rect(0, 0, 560, 300, '#d4d0c8', { stroke: { color: '#ffffff', width: 4 }, shadow: true }),
  rect(0, -120, 544, 46, ['#1f3fd0', '#0c1f8a']),
]

export const template: Template = {
  rank: 600,
  name: /*i18n*/ 'Error Message',
  description:
    /*i18n*/ 'An old computer desktop is filled with a staircase of error windows, beside a face that is knocked out.',
  tags: /*i18n*/ 'error, computer, window, retro, bug, crash, format',
  zones: [
    board(570, 320, 720, 54, 'Something went wrong', {
      name: /*i18n*/ 'Window title',
      align: 'left',
    }),
    sign(714, 482, 540, 216, 'OK is the only button. It is not OK.', {
      name: /*i18n*/ 'Error message',
      align: 'left',
    }),
  ],
  scene: scene(1280, 960, fill(['#0f8a8a', '#0a6a78']), [
    group(330, 200, SMALL_WINDOW, { opacity: 1 }),
    group(400, 270, SMALL_WINDOW),
    group(470, 340, SMALL_WINDOW),
    group(
      600,
      520,
      [
        rect(0, 0, 640, 360, '#d4d0c8', { stroke: { color: '#ffffff', width: 4 }, shadow: true }),
        rect(0, -148, 624, 50, ['#2f5fe8', '#0c1f8a']),
        rect(284, -148, 38, 36, ['#ffffff', '#c9c5bc']),
        text('×', 284, -150, 38, '#1b1530'),
        ellipse(-210, -20, 130, 130, ['#ff6a6a', '#d0142f'], { shadow: true }),
        line('-240,-50 -180,10', '#ffffff', 20),
        line('-180,-50 -240,10', '#ffffff', 20),
        rect(0, 115, 210, 70, '#d4d0c8', { stroke: { color: '#3a382f', width: 4 } }),
        text('OK', 0, 116, 42, '#1b1530'),
      ],
      { scale: 1.35 },
    ),
    polygon('690,670 690,770 714,748 732,788 752,780 735,741 768,741', '#ffffff', {
      stroke: { color: '#000000', width: 4 },
    }),
    floating('😵', 1130, 190, 230, { rotate: 10 }),
    rect(640, 930, 1280, 60, ['#e6e2da', '#b8b4aa']),
    rect(90, 930, 140, 44, '#d4d0c8', { stroke: { color: '#ffffff', width: 3 } }),
    sprite('🪟', 50, 930, 36),
    rect(110, 930, 70, 12, '#5a5850', { radius: 4 }),
  ]),
}
