import { fill, scene } from '../builders/scene.ts'
import { ellipse, polygon, ring } from '../builders/shapes.ts'
import { floating, scatter } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 560,
  name: 'Venn Diagram',
  description:
    'Two overlapping circles, one with a pizza and one with a sofa, and a blissful face where they meet.',
  tags: 'venn diagram, circles, overlap, two things, chart, format, epic handshake',
  zones: [
    label(375, 300, 290, 130, 'What I want', { name: 'Left circle' }),
    label(905, 300, 290, 130, 'What I should do', { name: 'Right circle' }),
    label(640, 615, 150, 66, 'A nap', { name: 'Overlap' }),
  ],
  scene: scene(1280, 960, fill(['#1c2a5c', '#2f4590', '#1c2a5c']), [
    scatter(
      { shape: 'dot', colors: ['#3f58ac'] },
      { count: 260, seed: 2, area: [0, 0, 1280, 960], size: [5, 6] },
    ),
    ellipse(450, 480, 600, 600, ['#ff8aa8', '#f2456f'], { opacity: 0.92, shadow: true }),
    ellipse(830, 480, 600, 600, ['#6fe8d0', '#1fb8a0'], { opacity: 0.92, shadow: true }),
    polygon(
      `
        640,247 706,310 742,390 752,480 742,570 706,650 640,713 574,650 538,570 528,480
        538,390 574,310
      `,
      ['#fff2b0', '#ffc93c'],
      { smooth: true },
    ),
    ring(450, 480, 600, 600, '#ffffff', 12),
    ring(830, 480, 600, 600, '#ffffff', 12),
    floating('🍕', 330, 480, 250, { rotate: -8 }),
    floating('🏋️', 950, 480, 270),
    floating('😴', 640, 480, 180),
  ]),
}
