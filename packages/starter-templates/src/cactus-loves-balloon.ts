import type { StarterTemplate } from './starter-template.ts'

export const cactusLovesBalloon: StarterTemplate = {
  slug: 'cactus-loves-balloon',
  name: 'Cactus Loves Balloon',
  description:
    'A smiling cactus reaches out for a hug to a worried red balloon under a pink evening sky.',
  tags: ['cactus', 'balloon', 'love', 'bad idea', 'hug', 'plants', 'toxic', 'running away balloon'],
  example: { top: 'My savings', bottom: 'A 70 % off sale' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'setting', name: 'sunset', horizon: 0.76 },
    layers: [
      {
        type: 'polygon',
        points: [
          [-40, 760],
          [300, 720],
          [760, 745],
          [1320, 715],
          [1320, 1000],
          [-40, 1000],
        ],
        smooth: true,
        fill: ['#f2b06a', '#b8643a', '#6e2f30'],
      },
      { type: 'ellipse', x: 380, y: 826, width: 360, height: 46, fill: '#4a1c24', opacity: 0.5 },
      { type: 'sprite', emoji: '🌵', x: 380, y: 830, size: 420, anchor: 'feet', shadow: 'contact' },
      { type: 'sprite', emoji: '😍', x: 384, y: 590, size: 150 },
      { type: 'sprite', emoji: '🎈', x: 860, y: 480, size: 420, shadow: 'drop', rotate: 8 },
      { type: 'sprite', emoji: '😨', x: 866, y: 440, size: 150, rotate: 6 },
      { type: 'sprite', emoji: '💕', x: 600, y: 330, size: 150 },
      { type: 'sprite', emoji: '💦', x: 1060, y: 330, size: 100 },
      { type: 'shade', top: 760, bottom: 960, color: '#2a0c20', from: 0, to: 0.6 },
      { type: 'shade', top: 0, bottom: 170, color: '#1d0c3a', from: 0.5, to: 0 },
    ],
  },
}
