import type { StarterTemplate } from './starter-template.ts'

export const forgotTheStove: StarterTemplate = {
  slug: 'forgot-the-stove',
  name: 'Forgot the Stove',
  description:
    'An astronaut on the moon stares at the far Earth and remembers a frying pan left on the stove.',
  tags: ['astronaut', 'space', 'forgot', 'stove', 'anxiety', 'too late', 'moon', 'always has been'],
  example: { top: '384,400 km from home', bottom: 'Did I turn off the stove?' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'setting', name: 'space', horizon: 0.76, seed: 2 },
    layers: [
      { type: 'glow', x: 220, y: 340, radius: 260, color: '#4fb4ff', strength: 0.8 },
      { type: 'sprite', emoji: '🌎', x: 220, y: 340, size: 230 },
      {
        type: 'bubble',
        kind: 'thought',
        x: 1000,
        y: 380,
        width: 420,
        height: 320,
        tail: [800, 560],
        fill: '#ffffff',
      },
      { type: 'sprite', emoji: '🍳', x: 1000, y: 390, size: 190 },
      { type: 'sprite', emoji: '🔥', x: 1080, y: 320, size: 110 },
      { type: 'sprite', emoji: '🔥', x: 930, y: 310, size: 90 },
      { type: 'sprite', emoji: '🧑‍🚀', x: 600, y: 860, size: 420, anchor: 'feet' },
      {
        type: 'polygon',
        points: [
          [-20, 880],
          [300, 850],
          [640, 836],
          [980, 850],
          [1300, 885],
          [1300, 990],
          [-20, 990],
        ],
        smooth: true,
        fill: ['#8a88aa', '#3a3856'],
      },
      {
        type: 'sprite',
        emoji: '🚀',
        x: 1110,
        y: 845,
        size: 230,
        anchor: 'feet',
        shadow: 'contact',
      },
      { type: 'sprite', emoji: '🏳️', x: 270, y: 845, size: 200, anchor: 'feet', shadow: 'contact' },
      { type: 'shade', top: 760, bottom: 960, color: '#0a0620', from: 0, to: 0.65 },
      { type: 'vignette', strength: 0.4 },
    ],
  },
}
