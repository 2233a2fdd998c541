import type { StarterTemplate } from './starter-template.ts'

export const unimpressedCatBath: StarterTemplate = {
  slug: 'unimpressed-cat-bath',
  name: 'Unimpressed Cat',
  description:
    'A furious wet cat sits in a bathtub full of foam with a rubber duck and a shower cap.',
  tags: ['cat', 'unimpressed', 'angry', 'bath', 'wet', 'annoyed', 'reaction', 'grumpy cat'],
  example: { top: '“It will be fun”, they said', bottom: 'I am writing down names' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'fill', fill: ['#7fd0e0', '#b8ecf0'] },
    layers: [
      {
        type: 'group',
        x: 0,
        y: 0,
        opacity: 0.5,
        layers: [
          {
            type: 'line',
            points: [
              [0, 160],
              [1280, 160],
            ],
            color: '#ffffff',
            width: 5,
          },
          {
            type: 'line',
            points: [
              [0, 320],
              [1280, 320],
            ],
            color: '#ffffff',
            width: 5,
          },
          {
            type: 'line',
            points: [
              [0, 480],
              [1280, 480],
            ],
            color: '#ffffff',
            width: 5,
          },
          {
            type: 'line',
            points: [
              [0, 640],
              [1280, 640],
            ],
            color: '#ffffff',
            width: 5,
          },
          {
            type: 'line',
            points: [
              [160, 0],
              [160, 760],
            ],
            color: '#ffffff',
            width: 5,
          },
          {
            type: 'line',
            points: [
              [320, 0],
              [320, 760],
            ],
            color: '#ffffff',
            width: 5,
          },
          {
            type: 'line',
            points: [
              [480, 0],
              [480, 760],
            ],
            color: '#ffffff',
            width: 5,
          },
          {
            type: 'line',
            points: [
              [640, 0],
              [640, 760],
            ],
            color: '#ffffff',
            width: 5,
          },
          {
            type: 'line',
            points: [
              [800, 0],
              [800, 760],
            ],
            color: '#ffffff',
            width: 5,
          },
          {
            type: 'line',
            points: [
              [960, 0],
              [960, 760],
            ],
            color: '#ffffff',
            width: 5,
          },
          {
            type: 'line',
            points: [
              [1120, 0],
              [1120, 760],
            ],
            color: '#ffffff',
            width: 5,
          },
        ],
      },
      { type: 'glow', x: 300, y: 180, radius: 460, color: '#ffffff', strength: 0.6 },
      { type: 'rect', x: 640, y: 880, width: 1280, height: 220, fill: ['#4f8fae', '#2a5a80'] },
      { type: 'sprite', emoji: '🚿', x: 1080, y: 280, size: 260 },
      { type: 'sprite', emoji: '😾', x: 640, y: 480, size: 420, shadow: 'drop' },
      {
        type: 'polygon',
        points: [
          [420, 372],
          [430, 262],
          [530, 180],
          [640, 158],
          [750, 180],
          [850, 262],
          [860, 372],
          [750, 318],
          [640, 306],
          [530, 318],
        ],
        smooth: true,
        fill: ['#ff9ac4', '#e0527f'],
        shadow: true,
      },
      {
        type: 'scatter',
        of: { shape: 'dot', colors: ['#ffd1e4'] },
        count: 18,
        seed: 3,
        area: [500, 200, 780, 290],
        size: [20, 24],
      },
      { type: 'scatter', of: '💧', count: 8, seed: 3, area: [380, 420, 900, 640], size: [34, 54] },
      { type: 'ellipse', x: 640, y: 690, width: 1060, height: 140, fill: ['#f4fbff', '#cfe8f5'] },
      {
        type: 'scatter',
        of: { shape: 'dot', colors: ['#ffffff', '#eef8ff', '#dff0fb'] },
        count: 60,
        seed: 9,
        area: [160, 650, 1120, 740],
        size: [60, 110],
      },
      {
        type: 'polygon',
        points: [
          [90, 700],
          [1190, 700],
          [1120, 900],
          [1010, 950],
          [270, 950],
          [160, 900],
        ],
        fill: ['#ffffff', '#c4d6e6'],
        shadow: true,
      },
      {
        type: 'rect',
        x: 640,
        y: 706,
        width: 1160,
        height: 50,
        radius: 25,
        fill: ['#ffffff', '#d5e4f0'],
        shadow: true,
      },
      {
        type: 'scatter',
        of: { shape: 'bubble', colors: ['#ffffff'] },
        count: 24,
        seed: 12,
        area: [60, 200, 1220, 680],
        size: [24, 80],
      },
      { type: 'sprite', emoji: '🦆', x: 960, y: 690, size: 160, anchor: 'feet', shadow: 'contact' },
      { type: 'shade', top: 720, bottom: 960, color: '#0c2a4a', from: 0, to: 0.75 },
      { type: 'shade', top: 0, bottom: 190, color: '#0c4a6e', from: 0.5, to: 0 },
    ],
  },
}
