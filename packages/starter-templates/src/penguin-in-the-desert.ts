import type { StarterTemplate } from './starter-template.ts'

export const penguinInTheDesert: StarterTemplate = {
  slug: 'penguin-in-the-desert',
  name: 'Penguin in the Desert',
  description:
    'A lone penguin with a suitcase stands in a blazing desert and holds a map upside down.',
  tags: ['penguin', 'desert', 'lost', 'wrong place', 'hot', 'travel', 'mistake'],
  example: { top: 'The map said “short walk”', bottom: 'The map was upside down' },
  scene: {
    width: 1280,
    height: 720,
    background: { type: 'setting', name: 'desert', horizon: 0.6, seed: 3 },
    layers: [
      {
        type: 'sprite',
        emoji: '🐪',
        x: 1090,
        y: 480,
        size: 150,
        anchor: 'feet',
        shadow: 'contact',
      },
      { type: 'sprite', emoji: '🌵', x: 240, y: 570, size: 320, anchor: 'feet', shadow: 'contact' },
      { type: 'ellipse', x: 700, y: 560, width: 380, height: 34, fill: '#7a3a16', opacity: 0.45 },
      { type: 'sprite', emoji: '🐧', x: 640, y: 560, size: 370, anchor: 'feet', shadow: 'contact' },
      { type: 'sprite', emoji: '🧳', x: 850, y: 566, size: 180, anchor: 'feet', shadow: 'contact' },
      { type: 'sprite', emoji: '🗺️', x: 480, y: 390, size: 160, rotate: 172, shadow: 'drop' },
      { type: 'sprite', emoji: '💦', x: 800, y: 210, size: 90 },
      { type: 'shade', top: 540, bottom: 720, color: '#3a1606', from: 0, to: 0.6 },
      { type: 'shade', top: 0, bottom: 150, color: '#0c2a5e', from: 0.45, to: 0 },
    ],
  },
}
