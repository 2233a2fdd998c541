import type { StarterTemplate } from './starter-template.ts'

export const fourStepsOfEnlightenment: StarterTemplate = {
  slug: 'four-steps-of-enlightenment',
  name: 'Four Steps of Enlightenment',
  description:
    'Four rows, each brighter than the last: a candle, a light bulb, the sun and a galaxy, with space for words on the left.',
  tags: [
    'enlightenment',
    'four steps',
    'levels',
    'galaxy brain',
    'smart',
    'evolution',
    'format',
    'expanding brain',
  ],
  example: { top: 'Reading the manual', bottom: 'Blaming the cable' },
  scene: {
    width: 1024,
    height: 1280,
    background: { type: 'fill', fill: '#0c0a1c' },
    layers: [
      {
        type: 'panel',
        x: 512,
        y: 160,
        scene: {
          width: 1024,
          height: 314,
          background: { type: 'fill', fill: ['#2a2338', '#3d2f45'] },
          layers: [
            { type: 'glow', x: 840, y: 130, radius: 230, color: '#ffb347', strength: 0.6 },
            { type: 'sprite', emoji: '🕯️', x: 840, y: 180, size: 220 },
          ],
        },
      },
      {
        type: 'panel',
        x: 512,
        y: 480,
        scene: {
          width: 1024,
          height: 314,
          background: { type: 'fill', fill: ['#1f4a7a', '#2f7fb8'] },
          layers: [
            { type: 'glow', x: 800, y: 130, radius: 300, color: '#fff2a6', strength: 0.8 },
            { type: 'sprite', emoji: '💡', x: 800, y: 160, size: 250, rotate: 6 },
          ],
        },
      },
      {
        type: 'panel',
        x: 512,
        y: 800,
        scene: {
          width: 1024,
          height: 314,
          background: {
            type: 'sunburst',
            colors: ['#f28c1e', '#ffb52e'],
            x: 800,
            y: 157,
            rays: 20,
          },
          layers: [{ type: 'sprite', emoji: '🌞', x: 800, y: 157, size: 270 }],
        },
      },
      {
        type: 'panel',
        x: 512,
        y: 1120,
        scene: {
          width: 1024,
          height: 314,
          background: { type: 'setting', name: 'space', horizon: 1.4 },
          layers: [
            { type: 'glow', x: 800, y: 157, radius: 360, color: '#ff6ae0', strength: 0.8 },
            { type: 'glow', x: 800, y: 157, radius: 200, color: '#8fe9ff', strength: 0.9 },
            { type: 'sprite', emoji: '🧘', x: 800, y: 140, size: 250 },
            {
              type: 'scatter',
              of: { shape: 'star', colors: ['#ffffff', '#8fe9ff', '#ffd1f5'] },
              count: 26,
              seed: 5,
              area: [560, 10, 1010, 300],
              size: [14, 46],
            },
          ],
        },
      },
    ],
  },
}
