import { fill, panel, scene, sunburst } from '../builders/scene.ts'
import { ellipse } from '../builders/shapes.ts'
import { floating, person, sprite } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 20,
  name: /*i18n*/ 'Reject and Approve',
  description:
    /*i18n*/ 'Two panels: a person in a yellow hoodie waves something away in the red one and points at something with love in the green one.',
  tags: /*i18n*/ 'reject, approve, two panels, preference, no and yes, format, drake, hotline bling',
  zones: [
    label(995, 390, 500, 400, 'Sleeping at a normal hour', {
      name: /*i18n*/ 'Rejected',
      fontSize: 44,
    }),
    label(995, 1010, 500, 380, 'Reading about sharks until 3 a.m.', {
      name: /*i18n*/ 'Approved',
      fontSize: 44,
    }),
  ],
  scene: scene(1280, 1280, fill('#15122b'), [
    panel(
      640,
      320,
      1280,
      640,
      sunburst(['#c92a48', '#e2505c'], { x: 340, y: 380, rays: 20 }),
      [
        person('😒', 300, 470, 350, 'hoodie', '#ffb020', {
          hands: [-0.7, 0.36, 0.8, -0.14],
          tilt: -12,
        }),
        floating('✋', 610, 370, 250, { rotate: 18 }),
        ellipse(1185, 95, 130, 130, ['#ffffff', '#ffe1e4'], { shadow: true }),
        sprite('❌', 1185, 95, 86),
      ],
      { frame: { color: '#15122b', width: 14 } },
    ),
    panel(
      640,
      960,
      1280,
      640,
      sunburst(['#138a4c', '#35b96c'], { x: 340, y: 300, rays: 20 }),
      [
        person('😍', 300, 410, 350, 'hoodie', '#ffb020', {
          hands: [-0.7, 0.36, 0.76, 0.02],
          tilt: 8,
        }),
        floating('👉', 620, 400, 230, { rotate: -8 }),
        ellipse(1185, 95, 130, 130, ['#ffffff', '#dcfbe6'], { shadow: true }),
        sprite('✅', 1185, 95, 86),
      ],
      { frame: { color: '#15122b', width: 14 } },
    ),
  ]),
}
