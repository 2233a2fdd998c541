import { fill, scene } from '../builders/scene.ts'
import { ellipse, polygon, ring } from '../builders/shapes.ts'
import { floating, scatter } from '../builders/things.ts'
import { label, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 560,
  name: /*i18n*/ 'Venn Diagram',
  description:
    /*i18n*/ 'Two overlapping circles, one with a pizza and one with a sofa, and a blissful face where they meet.',
  tags: /*i18n*/ 'venn diagram, circles, overlap, two things, chart, format, epic handshake',
  zones: [
    label(305, 300, 330, 150, 'What I want', { name: /*i18n*/ 'Left circle', fontSize: 40 }),
    label(975, 300, 330, 150, 'What I should do', { name: /*i18n*/ 'Right circle', fontSize: 40 }),
    sign(640, 590, 210, 110, 'A nap', { name: /*i18n*/ 'Overlap', fontSize: 40 }),
  ],
  scene: scene(1280, 960, fill(['#1c2a5c', '#2f4590', '#1c2a5c']), [
    scatter(
      { shape: 'dot', colors: ['#3f58ac'] },
      { count: 260, seed: 2, area: [0, 0, 1280, 960], size: [5, 6] },
    ),
    ellipse(420, 470, 740, 740, ['#d8325f', '#a3164a'], { opacity: 0.92, shadow: true }),
    ellipse(860, 470, 740, 740, ['#139a86', '#086156'], { opacity: 0.92, shadow: true }),
    polygon(
      `
        640,172 702,234 748,307 777,386 790,470 777,554 748,633 702,706 640,768 578,706
        532,633 503,554 490,470 503,386 532,307 578,234
      `,
      ['#fff2b0', '#ffc93c'],
      { smooth: true },
    ),
    ring(420, 470, 740, 740, '#ffffff', 12),
    ring(860, 470, 740, 740, '#ffffff', 12),
    floating('🍕', 290, 540, 280, { rotate: -8 }),
    floating('🏋️', 990, 540, 300),
    floating('😴', 640, 410, 200),
  ]),
}
