import { fill, scene } from '../builders/scene.ts'
import { ellipse, line, polygon, rect, ring } from '../builders/shapes.ts'
import { floating } from '../builders/things.ts'
import { board, label, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 630,
  name: /*i18n*/ 'Pie Chart of Feelings',
  description:
    /*i18n*/ 'A big pie chart in three colors: hardly any joy, some worry, and mostly sleepiness, each slice with its face.',
  tags: /*i18n*/ 'pie chart, feelings, statistics, mood, survey, percent, format',
  zones: [
    board(640, 120, 1180, 140, 'How I spend my weekend', { name: /*i18n*/ 'Title' }),
    board(640, 1165, 1100, 130, 'Source: my blanket', { name: /*i18n*/ 'Footnote' }),
    label(465, 815, 250, 90, 'Asleep', { name: /*i18n*/ 'Largest slice', fontSize: 40 }),
    sign(775, 420, 230, 90, 'Snacks', { name: /*i18n*/ 'Yellow slice', fontSize: 38 }),
    sign(1130, 930, 250, 150, 'Fear of Monday', { name: /*i18n*/ 'Red slice', fontSize: 34 }),
  ],
  scene: scene(1280, 1280, fill(['#fff3df', '#ffe0b8']), [
    rect(640, 120, 1280, 240, ['#2b2350', '#3a2f6b']),
    rect(640, 1160, 1280, 240, ['#3a2f6b', '#2b2350']),
    ellipse(640, 640, 780, 780, '#ffffff', { shadow: true }),
    ellipse(640, 640, 740, 740, ['#5265e6', '#2b38a8']),
    polygon('640,640 640,270 740,284 835,326 915,392 970,475 1003,570 1009,660 990,760 948,842', [
      '#ffd23f',
      '#f7a81e',
    ]),
    polygon('640,640 948,842 890,913 812,968 720,1002 640,1010', ['#ff7a8a', '#e83a5c']),
    line('640,640 640,270', '#ffffff', 12),
    line('640,640 948,842', '#ffffff', 12),
    line('640,640 640,1010', '#ffffff', 12),
    ring(640, 640, 740, 740, '#ffffff', 14),
    floating('😴', 450, 640, 270),
    floating('🍕', 830, 560, 200),
    floating('😰', 760, 885, 140),
    line('840,900 995,925', '#1b1530', 6),
  ]),
}
