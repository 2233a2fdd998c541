import type { StarterTemplate } from './starter-template.ts'

export const beforeAndAfterCoffee: StarterTemplate = {
  slug: 'before-and-after-coffee',
  name: 'Before and After Coffee',
  description:
    'Two panels: a gray zombie at a desk before the first coffee, a radiant superhero after it.',
  tags: ['before', 'after', 'coffee', 'morning', 'two panels', 'superhero', 'zombie'],
  example: { top: 'Before coffee / After coffee', bottom: 'Still won’t answer the phone' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'fill', fill: '#15122b' },
    layers: [
      {
        type: 'panel',
        x: 318,
        y: 480,
        scene: {
          width: 630,
          height: 960,
          background: { type: 'studio', color: '#5c6678', horizon: 0.72 },
          layers: [
            { type: 'sprite', emoji: '🌧️', x: 315, y: 260, size: 240, saturation: 0.5 },
            { type: 'sprite', emoji: '🧟', x: 315, y: 790, size: 420, anchor: 'feet' },
            {
              type: 'prop',
              name: 'desk',
              x: 315,
              y: 1000,
              width: 600,
              height: 290,
              color: '#6a6470',
            },
            {
              type: 'sprite',
              emoji: '⏰',
              x: 130,
              y: 770,
              size: 140,
              anchor: 'feet',
              shadow: 'contact',
              saturation: 0.5,
            },
          ],
        },
      },
      {
        type: 'panel',
        x: 962,
        y: 480,
        scene: {
          width: 630,
          height: 960,
          background: {
            type: 'sunburst',
            colors: ['#ff9f1c', '#ffc93c'],
            x: 315,
            y: 500,
            rays: 22,
          },
          layers: [
            { type: 'sprite', emoji: '🦸', x: 315, y: 790, size: 420, anchor: 'feet' },
            {
              type: 'prop',
              name: 'desk',
              x: 315,
              y: 1000,
              width: 600,
              height: 290,
              color: '#c9793a',
            },
            {
              type: 'sprite',
              emoji: '☕',
              x: 500,
              y: 775,
              size: 190,
              anchor: 'feet',
              shadow: 'contact',
            },
            { type: 'sprite', emoji: '✨', x: 110, y: 330, size: 140 },
            { type: 'sprite', emoji: '⚡', x: 530, y: 330, size: 150, rotate: 12 },
          ],
        },
      },
      { type: 'rect', x: 640, y: 480, width: 18, height: 980, fill: '#ffffff' },
      { type: 'shade', top: 780, bottom: 960, color: '#0a0a1c', from: 0, to: 0.5 },
    ],
  },
}
