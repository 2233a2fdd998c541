import type { StarterTemplate } from './starter-template.ts'

export const pieChartOfFeelings: StarterTemplate = {
  slug: 'pie-chart-of-feelings',
  name: 'Pie Chart of Feelings',
  description:
    'A big pie chart in three colors: hardly any joy, some worry, and mostly sleepiness, each slice with its face.',
  tags: ['pie chart', 'feelings', 'statistics', 'mood', 'survey', 'percent', 'format'],
  example: { top: 'How I spend my weekend', bottom: 'Source: my blanket' },
  scene: {
    width: 1280,
    height: 1280,
    background: { type: 'fill', fill: ['#fff3df', '#ffe0b8'] },
    layers: [
      { type: 'rect', x: 640, y: 120, width: 1280, height: 240, fill: ['#2b2350', '#3a2f6b'] },
      { type: 'rect', x: 640, y: 1160, width: 1280, height: 240, fill: ['#3a2f6b', '#2b2350'] },
      { type: 'ellipse', x: 640, y: 640, width: 780, height: 780, fill: '#ffffff', shadow: true },
      { type: 'ellipse', x: 640, y: 640, width: 740, height: 740, fill: ['#7a8cff', '#4a5ae0'] },
      {
        type: 'polygon',
        points: [
          [640, 640],
          [640, 270],
          [740, 284],
          [835, 326],
          [915, 392],
          [970, 475],
          [1003, 570],
          [1009, 660],
          [990, 760],
          [948, 842],
        ],
        fill: ['#ffd23f', '#f7a81e'],
      },
      {
        type: 'polygon',
        points: [
          [640, 640],
          [948, 842],
          [890, 913],
          [812, 968],
          [720, 1002],
          [640, 1010],
        ],
        fill: ['#ff7a8a', '#e83a5c'],
      },
      {
        type: 'line',
        points: [
          [640, 640],
          [640, 270],
        ],
        color: '#ffffff',
        width: 12,
      },
      {
        type: 'line',
        points: [
          [640, 640],
          [948, 842],
        ],
        color: '#ffffff',
        width: 12,
      },
      {
        type: 'line',
        points: [
          [640, 640],
          [640, 1010],
        ],
        color: '#ffffff',
        width: 12,
      },
      {
        type: 'ellipse',
        x: 640,
        y: 640,
        width: 740,
        height: 740,
        stroke: { color: '#ffffff', width: 14 },
      },
      { type: 'sprite', emoji: '😴', x: 450, y: 640, size: 270, shadow: 'drop' },
      { type: 'sprite', emoji: '🍕', x: 815, y: 520, size: 200, shadow: 'drop' },
      { type: 'sprite', emoji: '😰', x: 760, y: 885, size: 140, shadow: 'drop' },
    ],
  },
}
