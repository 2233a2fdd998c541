import type { StarterTemplate } from './starter-template.ts'

export const videoCall: StarterTemplate = {
  slug: 'video-call',
  name: 'Video Call',
  description: 'A grid of six video-call tiles: five polite faces and one in a room on fire.',
  tags: ['video call', 'meeting', 'online', 'remote work', 'format', 'grid', 'fire'],
  example: { top: 'You’re on mute', bottom: 'Probably for the best' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'fill', fill: ['#1b1f3a', '#0d1024'] },
    layers: [
      {
        type: 'panel',
        x: 225,
        y: 320,
        radius: 24,
        scene: {
          width: 396,
          height: 310,
          background: { type: 'studio', colour: '#3fa8d0' },
          layers: [
            {
              type: 'figure',
              head: '🙂',
              x: 198,
              y: 230,
              size: 210,
              outfit: 'suit',
              colour: '#2f3a6e',
            },
          ],
        },
      },
      {
        type: 'panel',
        x: 640,
        y: 320,
        radius: 24,
        scene: {
          width: 396,
          height: 310,
          background: { type: 'setting', name: 'beach' },
          layers: [
            {
              type: 'figure',
              head: '😎',
              x: 198,
              y: 230,
              size: 210,
              outfit: 'shirt',
              colour: '#ff8a5c',
            },
          ],
        },
      },
      {
        type: 'panel',
        x: 1055,
        y: 320,
        radius: 24,
        scene: {
          width: 396,
          height: 310,
          background: { type: 'studio', colour: '#d06fa8' },
          layers: [
            {
              type: 'figure',
              head: '🥱',
              x: 198,
              y: 230,
              size: 210,
              outfit: 'hoodie',
              colour: '#5a6ff0',
            },
          ],
        },
      },
      {
        type: 'panel',
        x: 225,
        y: 645,
        radius: 24,
        scene: {
          width: 396,
          height: 310,
          background: { type: 'studio', colour: '#6fae4a' },
          layers: [{ type: 'sprite', emoji: '🐱', x: 198, y: 210, size: 300 }],
        },
      },
      {
        type: 'panel',
        x: 640,
        y: 645,
        radius: 24,
        frame: { colour: '#3dffa0', width: 12 },
        scene: {
          width: 396,
          height: 310,
          background: { type: 'setting', name: 'fire' },
          layers: [
            {
              type: 'figure',
              head: '🙂',
              x: 198,
              y: 230,
              size: 210,
              outfit: 'suit',
              colour: '#3a2f4a',
            },
            { type: 'prop', name: 'flames', x: 198, y: 320, width: 420, height: 90 },
          ],
        },
      },
      {
        type: 'panel',
        x: 1055,
        y: 645,
        radius: 24,
        scene: {
          width: 396,
          height: 310,
          background: { type: 'fill', fill: ['#2c3152', '#1d2140'] },
          layers: [
            {
              type: 'ellipse',
              x: 198,
              y: 150,
              width: 170,
              height: 170,
              fill: ['#ff9f5c', '#e0523f'],
            },
            { type: 'text', text: '?', x: 198, y: 150, size: 110, colour: '#ffffff' },
          ],
        },
      },
      { type: 'sprite', emoji: '🔇', x: 80, y: 760, size: 60 },
      { type: 'rect', x: 640, y: 875, width: 1280, height: 170, fill: ['#0a0c1c', '#05060f'] },
    ],
  },
}
