import type { StarterTemplate } from './starter-template.ts'

export const facepalm: StarterTemplate = {
  slug: 'facepalm',
  name: 'Facepalm',
  description:
    'A teacher covers her face while a proud student points at a wrong sum on the board.',
  tags: [
    'facepalm',
    'school',
    'maths',
    'wrong',
    'embarrassed',
    'reaction',
    'teacher',
    'batman slapping robin',
  ],
  example: { top: 'The client has one small idea', bottom: 'on launch day' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'setting', name: 'classroom', horizon: 0.84 },
    layers: [
      { type: 'text', text: '2 + 2 = 5', x: 560, y: 320, size: 150, color: '#f6fff6' },
      {
        type: 'line',
        points: [
          [380, 410],
          [560, 424],
          [700, 408],
        ],
        color: '#ffd166',
        width: 10,
        smooth: true,
      },
      {
        type: 'figure',
        head: '🤓',
        x: 960,
        y: 660,
        size: 330,
        outfit: 'shirt',
        color: '#f25f5c',
        torso: 1,
        leftHand: [-0.6, 0.5],
        rightHand: [0.62, -0.5],
        tilt: 6,
      },
      { type: 'sprite', emoji: '✨', x: 1140, y: 480, size: 110 },
      { type: 'sprite', emoji: '🤦‍♀️', x: 330, y: 860, size: 420, anchor: 'feet' },
      { type: 'prop', name: 'desk', x: 640, y: 1010, width: 1340, height: 220, color: '#c98a4e' },
      { type: 'sprite', emoji: '🍎', x: 640, y: 830, size: 120, anchor: 'feet', shadow: 'contact' },
      { type: 'sprite', emoji: '📚', x: 120, y: 835, size: 160, anchor: 'feet', shadow: 'contact' },
      { type: 'vignette', strength: 0.45 },
    ],
  },
}
