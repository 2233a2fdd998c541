import type { StarterTemplate } from './starter-template.ts'

export const calmCoffeeInTheFire: StarterTemplate = {
  slug: 'calm-coffee-in-the-fire',
  name: 'Calm Coffee in the Fire',
  description:
    'A panda in a blue hoodie calmly drinks coffee at a desk while the whole room burns.',
  tags: ['fire', 'calm', 'coffee', 'office', 'panda', 'denial', 'chaos', 'this is fine'],
  example: { top: 'Production is on fire', bottom: 'The stand-up is at ten' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'setting', name: 'fire', horizon: 0.8 },
    layers: [
      { type: 'prop', name: 'flames', x: 300, y: 790, width: 420, height: 330 },
      { type: 'prop', name: 'flames', x: 1010, y: 790, width: 420, height: 380 },
      { type: 'glow', x: 640, y: 430, radius: 460, color: '#ffd27a', strength: 0.5 },
      {
        type: 'figure',
        head: '🐼',
        x: 640,
        y: 560,
        size: 360,
        outfit: 'hoodie',
        color: '#2f6fe0',
        skin: '#2a2438',
        leftHand: [-0.62, 0.22],
        rightHand: [0.6, 0.12],
      },
      { type: 'prop', name: 'desk', x: 640, y: 990, width: 1120, height: 330, color: '#9a5a30' },
      { type: 'sprite', emoji: '☕', x: 880, y: 560, size: 190, shadow: 'drop' },
      {
        type: 'sprite',
        emoji: '💻',
        x: 330,
        y: 700,
        size: 250,
        anchor: 'feet',
        flip: true,
        shadow: 'contact',
      },
      { type: 'prop', name: 'flames', x: 330, y: 640, width: 150, height: 170 },
      { type: 'prop', name: 'flames', x: 90, y: 970, width: 330, height: 330 },
      { type: 'prop', name: 'flames', x: 1200, y: 970, width: 300, height: 400 },
      { type: 'vignette', strength: 0.55 },
      { type: 'shade', top: 720, bottom: 960, color: '#1a0610', from: 0, to: 0.55 },
    ],
  },
}
