import type { StarterTemplate } from './starter-template.ts'

export const donutTemptation: StarterTemplate = {
  slug: 'donut-temptation',
  name: 'Angel and Devil',
  description:
    'A hungry person stands between an angelic broccoli with a halo and a devilish donut with horns and flames.',
  tags: ['temptation', 'angel', 'devil', 'diet', 'donut', 'broccoli', 'food', 'evil kermit'],
  example: { top: 'Eat something green', bottom: 'There is a green one in the box' },
  scene: {
    width: 1280,
    height: 960,
    background: { type: 'fill', fill: '#7fd6f5' },
    layers: [
      {
        type: 'panel',
        x: 320,
        y: 480,
        scene: {
          width: 640,
          height: 960,
          background: {
            type: 'sunburst',
            colors: ['#5cc4ee', '#8fe0fa'],
            x: 300,
            y: 420,
            rays: 20,
          },
          layers: [],
        },
      },
      {
        type: 'panel',
        x: 960,
        y: 480,
        scene: {
          width: 640,
          height: 960,
          background: {
            type: 'sunburst',
            colors: ['#a3142f', '#c92a3a'],
            x: 340,
            y: 420,
            rays: 20,
          },
          layers: [],
        },
      },
      { type: 'prop', name: 'flames', x: 970, y: 970, width: 640, height: 430 },
      { type: 'scatter', of: '☁️', count: 5, seed: 3, area: [20, 520, 480, 640], size: [150, 230] },
      { type: 'glow', x: 270, y: 400, radius: 250, color: '#ffffff', strength: 0.8 },
      { type: 'sprite', emoji: '🪽', x: 110, y: 400, size: 200, flip: true, rotate: 14 },
      { type: 'sprite', emoji: '🪽', x: 430, y: 400, size: 200, rotate: -14 },
      { type: 'sprite', emoji: '🥦', x: 270, y: 420, size: 280, shadow: 'drop' },
      {
        type: 'ellipse',
        x: 270,
        y: 250,
        width: 170,
        height: 50,
        stroke: { color: '#ffd23f', width: 18 },
      },
      {
        type: 'polygon',
        points: [
          [890, 330],
          [870, 210],
          [960, 290],
        ],
        fill: ['#ff5a4a', '#8a0c1c'],
      },
      {
        type: 'polygon',
        points: [
          [1130, 330],
          [1150, 210],
          [1060, 290],
        ],
        fill: ['#ff5a4a', '#8a0c1c'],
      },
      { type: 'sprite', emoji: '🍩', x: 1010, y: 420, size: 300, shadow: 'drop' },
      { type: 'sprite', emoji: '🔱', x: 1190, y: 430, size: 190, rotate: 12, shadow: 'drop' },
      {
        type: 'figure',
        head: '🤤',
        x: 640,
        y: 680,
        size: 350,
        outfit: 'hoodie',
        color: '#3f4fa8',
        torso: 1,
        leftHand: [-0.6, 0.6],
        rightHand: [0.78, 0],
        tilt: 10,
      },
      { type: 'shade', top: 740, bottom: 960, color: '#140c28', from: 0, to: 0.6 },
    ],
  },
}
