import type { StarterTemplate } from './starter-template.ts'

export const motivationalPoster: StarterTemplate = {
  slug: 'motivational-poster',
  name: 'Motivational Poster',
  description:
    'A black-framed poster of a goat on a mountain top at dawn, with black fields for a word above and a line below.',
  tags: ['motivational', 'poster', 'inspiration', 'mountain', 'goat', 'demotivational', 'format'],
  example: { top: 'AMBITION', bottom: 'Now get down somehow' },
  scene: {
    width: 1280,
    height: 1280,
    background: { type: 'fill', fill: ['#0c0c12', '#050507'] },
    layers: [
      {
        type: 'panel',
        x: 640,
        y: 595,
        frame: { color: '#f5f5f7', width: 6 },
        scene: {
          width: 1080,
          height: 800,
          background: { type: 'setting', name: 'sunset', horizon: 0.9 },
          layers: [
            {
              type: 'polygon',
              points: [
                [-20, 820],
                [140, 500],
                [230, 580],
                [380, 410],
                [520, 600],
                [600, 820],
              ],
              fill: ['#8a4a86', '#4a2a6e'],
              opacity: 0.9,
            },
            {
              type: 'polygon',
              points: [
                [640, 820],
                [880, 460],
                [980, 550],
                [1110, 420],
                [1110, 820],
              ],
              fill: ['#8a4a86', '#4a2a6e'],
              opacity: 0.9,
            },
            {
              type: 'polygon',
              points: [
                [160, 820],
                [300, 690],
                [400, 670],
                [500, 540],
                [560, 522],
                [640, 540],
                [710, 650],
                [800, 690],
                [930, 820],
              ],
              fill: ['#4a2f5c', '#1a1030'],
            },
            {
              type: 'polygon',
              points: [
                [400, 670],
                [500, 540],
                [560, 522],
                [640, 540],
                [700, 635],
                [640, 600],
                [590, 655],
                [540, 600],
                [480, 660],
              ],
              fill: '#ffe6d0',
            },
            { type: 'glow', x: 560, y: 400, radius: 300, color: '#fff3c2', strength: 0.5 },
            { type: 'sprite', emoji: '🐐', x: 566, y: 538, size: 280, anchor: 'feet' },
            { type: 'sprite', emoji: '🦅', x: 220, y: 230, size: 130 },
            { type: 'vignette', strength: 0.4 },
          ],
        },
      },
      {
        type: 'rect',
        x: 640,
        y: 595,
        width: 1116,
        height: 836,
        stroke: { color: '#f5f5f7', width: 3 },
      },
    ],
  },
}
