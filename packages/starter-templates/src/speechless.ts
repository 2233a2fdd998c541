import type { StarterTemplate } from './starter-template.ts'

export const speechless: StarterTemplate = {
  slug: 'speechless',
  name: 'Speechless',
  description:
    'A face without a mouth stands under a big empty speech bubble that holds only three dots.',
  tags: ['speechless', 'no words', 'silence', 'dot dot dot', 'blank', 'reaction'],
  example: { top: '“I fixed it by deleting it”', bottom: 'Me, reviewing the code' },
  scene: {
    width: 1280,
    height: 1280,
    background: { type: 'studio', color: '#f2668b', horizon: 0.84 },
    layers: [
      {
        type: 'bubble',
        kind: 'speech',
        x: 640,
        y: 390,
        width: 760,
        height: 310,
        tail: [640, 680],
        fill: '#ffffff',
        stroke: { color: '#2a1033', width: 12 },
      },
      { type: 'ellipse', x: 470, y: 390, width: 90, height: 90, fill: '#2a1033' },
      { type: 'ellipse', x: 640, y: 390, width: 90, height: 90, fill: '#2a1033' },
      { type: 'ellipse', x: 810, y: 390, width: 90, height: 90, fill: '#2a1033' },
      {
        type: 'figure',
        head: '😶',
        x: 640,
        y: 930,
        size: 400,
        outfit: 'suit',
        color: '#38306b',
        torso: 1,
        leftHand: [-0.64, 0.8],
        rightHand: [0.64, 0.8],
      },
      { type: 'shade', top: 1020, bottom: 1280, color: '#3a0c2a', from: 0, to: 0.6 },
      { type: 'vignette', strength: 0.35 },
    ],
  },
}
