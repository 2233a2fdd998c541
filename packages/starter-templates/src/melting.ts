import type { StarterTemplate } from './starter-template.ts'

export const melting: StarterTemplate = {
  slug: 'melting',
  name: 'Melting Inside',
  description: 'A smiling face melts into a puddle on a hot beach under an enormous sun.',
  tags: ['melting', 'heat', 'summer', 'i am fine', 'overwhelmed', 'reaction'],
  example: { top: 'No, I love meetings', bottom: 'about other meetings' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'setting', name: 'beach', horizon: 0.6 },
    layers: [
      { type: 'glow', x: 1000, y: 260, radius: 520, color: '#fff3a6', strength: 1 },
      { type: 'sprite', emoji: '🌞', x: 1010, y: 270, size: 320 },
      { type: 'sprite', emoji: '⛱️', x: 200, y: 740, size: 360, anchor: 'feet', shadow: 'contact' },
      {
        type: 'ellipse',
        x: 640,
        y: 806,
        width: 780,
        height: 96,
        fill: ['#ffd95c', '#f0962e'],
        shadow: true,
      },
      { type: 'ellipse', x: 900, y: 836, width: 260, height: 46, fill: '#f7b23c' },
      { type: 'ellipse', x: 400, y: 836, width: 200, height: 34, fill: '#f7b23c' },
      { type: 'sprite', emoji: '🫠', x: 640, y: 630, size: 420 },
      { type: 'sprite', emoji: '🍦', x: 1110, y: 780, size: 190, rotate: 118, shadow: 'drop' },
      { type: 'shade', top: 780, bottom: 960, color: '#5c2408', from: 0, to: 0.5 },
      { type: 'shade', top: 0, bottom: 180, color: '#0a4a8a', from: 0.35, to: 0 },
    ],
  },
}
