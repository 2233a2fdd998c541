import type { StarterTemplate } from './starter-template.ts'

export const catVersusDog: StarterTemplate = {
  slug: 'cat-versus-dog',
  name: 'This vs. That',
  description:
    'A cat and a dog glare at each other from a blue and a red half, with a lightning bolt between them.',
  tags: ['versus', 'comparison', 'left or right', 'cat', 'dog', 'battle', 'format', 'trade offer'],
  example: { top: 'Cats: no / Dogs: yes', bottom: 'The question: “Was it you?”' },
  scene: {
    width: 1280,
    height: 720,
    background: { type: 'fill', fill: ['#1f6fe0', '#0b3f9f'] },
    layers: [
      {
        type: 'panel',
        x: 640,
        y: 360,
        scene: {
          width: 1280,
          height: 720,
          background: {
            type: 'sunburst',
            colors: ['#1457c9', '#2f86f2'],
            x: 300,
            y: 360,
            rays: 24,
          },
          layers: [],
        },
      },
      {
        type: 'polygon',
        points: [
          [760, -20],
          [1300, -20],
          [1300, 740],
          [520, 740],
        ],
        fill: ['#ff5a4a', '#c41f34'],
      },
      {
        type: 'polygon',
        points: [
          [1010, 360],
          [1300, 120],
          [1300, 260],
        ],
        fill: '#ff8a6a',
        opacity: 0.35,
      },
      {
        type: 'polygon',
        points: [
          [1010, 360],
          [1300, 430],
          [1300, 600],
        ],
        fill: '#ff8a6a',
        opacity: 0.35,
      },
      {
        type: 'polygon',
        points: [
          [1010, 360],
          [780, -20],
          [960, -20],
        ],
        fill: '#ff8a6a',
        opacity: 0.35,
      },
      {
        type: 'polygon',
        points: [
          [1010, 360],
          [900, 740],
          [1080, 740],
        ],
        fill: '#ff8a6a',
        opacity: 0.35,
      },
      { type: 'glow', x: 990, y: 340, radius: 340, color: '#ffd0b0', strength: 0.6 },
      {
        type: 'polygon',
        points: [
          [742, -20],
          [800, -20],
          [690, 320],
          [760, 320],
          [560, 740],
          [500, 740],
          [620, 390],
          [560, 390],
        ],
        fill: ['#fff7b0', '#ffd21f'],
        stroke: { color: '#1b1530', width: 10 },
        shadow: true,
      },
      { type: 'sprite', emoji: '🐱', x: 300, y: 350, size: 400, shadow: 'drop', rotate: 6 },
      { type: 'sprite', emoji: '🐶', x: 990, y: 350, size: 400, shadow: 'drop', rotate: -6 },
      {
        type: 'text',
        text: 'VS',
        x: 645,
        y: 356,
        size: 170,
        color: '#ffffff',
        outline: { color: '#1b1530', width: 14 },
        rotate: -8,
      },
      { type: 'shade', top: 540, bottom: 720, color: '#0a0a28', from: 0, to: 0.5 },
    ],
  },
}
