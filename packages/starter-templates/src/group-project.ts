import type { StarterTemplate } from './starter-template.ts'

export const groupProject: StarterTemplate = {
  slug: 'group-project',
  name: 'Group Project',
  description:
    'A sweating horse pulls a cart in which a pig, a cow and a sheep relax under a parasol.',
  tags: ['group project', 'teamwork', 'lazy', 'carry', 'school', 'work', 'animals'],
  example: { top: 'Group project', bottom: '“We all worked equally hard”' },
  scene: {
    width: 1280,
    height: 720,
    background: { type: 'setting', name: 'meadow', horizon: 0.62, seed: 4 },
    layers: [
      {
        type: 'polygon',
        points: [
          [-40, 560],
          [400, 540],
          [900, 548],
          [1320, 530],
          [1320, 650],
          [800, 680],
          [300, 672],
          [-40, 690],
        ],
        smooth: true,
        fill: ['#e6c48a', '#b98a52'],
      },
      { type: 'sprite', emoji: '⛱️', x: 900, y: 380, size: 330, anchor: 'feet' },
      { type: 'sprite', emoji: '🐷', x: 750, y: 370, size: 180 },
      { type: 'sprite', emoji: '🐮', x: 930, y: 350, size: 190, rotate: 8 },
      { type: 'sprite', emoji: '🐑', x: 1100, y: 370, size: 210, flip: true },
      {
        type: 'polygon',
        points: [
          [650, 420],
          [1210, 420],
          [1170, 560],
          [690, 560],
        ],
        fill: ['#c98b4f', '#7a4a26'],
        shadow: true,
      },
      {
        type: 'line',
        points: [
          [660, 465],
          [1196, 465],
        ],
        color: '#5c3418',
        width: 6,
      },
      {
        type: 'line',
        points: [
          [676, 512],
          [1184, 512],
        ],
        color: '#5c3418',
        width: 6,
      },
      {
        type: 'line',
        points: [
          [660, 520],
          [440, 470],
        ],
        color: '#6e3f1f',
        width: 16,
      },
      { type: 'sprite', emoji: '🛞', x: 790, y: 580, size: 150 },
      { type: 'sprite', emoji: '🛞', x: 1080, y: 580, size: 150 },
      { type: 'sprite', emoji: '🍹', x: 830, y: 420, size: 90, anchor: 'feet' },
      { type: 'sprite', emoji: '🐎', x: 340, y: 640, size: 380, anchor: 'feet', shadow: 'contact' },
      { type: 'sprite', emoji: '💦', x: 120, y: 270, size: 110, flip: true },
      { type: 'sprite', emoji: '💨', x: 590, y: 600, size: 90 },
      { type: 'shade', top: 540, bottom: 720, color: '#2a1c08', from: 0, to: 0.4 },
      { type: 'shade', top: 0, bottom: 150, color: '#0c2a5e', from: 0.55, to: 0 },
    ],
  },
}
