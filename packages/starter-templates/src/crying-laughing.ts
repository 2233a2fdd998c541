import type { StarterTemplate } from './starter-template.ts'

export const cryingLaughing: StarterTemplate = {
  slug: 'crying-laughing',
  name: 'Crying Laughing',
  description:
    'Three faces cry with laughter on a bright comic background, fountains of tears on both sides.',
  tags: ['laughing', 'lol', 'crying', 'funny', 'joke', 'reaction', 'haha'],
  example: { top: '“I’ll only have one slice”', bottom: 'Everyone who has ever met me' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'sunburst', colors: ['#0aa5c9', '#2cc9e0'], y: 480, rays: 24 },
    layers: [
      { type: 'glow', x: 640, y: 480, radius: 480, color: '#fff7b0', strength: 0.6 },
      { type: 'sprite', emoji: '🤣', x: 230, y: 560, size: 370, rotate: -22, shadow: 'drop' },
      { type: 'sprite', emoji: '😆', x: 1050, y: 560, size: 360, rotate: 18, shadow: 'drop' },
      { type: 'sprite', emoji: '😂', x: 640, y: 470, size: 420, shadow: 'drop', rotate: -4 },
      {
        type: 'scatter',
        of: '💧',
        count: 16,
        seed: 8,
        area: [20, 180, 1260, 760],
        size: [40, 80],
        turn: 50,
      },
      { type: 'shade', top: 740, bottom: 960, color: '#064a6e', from: 0, to: 0.6 },
      { type: 'shade', top: 0, bottom: 190, color: '#064a6e', from: 0.35, to: 0 },
    ],
  },
}
