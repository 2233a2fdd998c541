import { shade, vignette } from '../builders/light.ts'
import { repeat, scene, studio } from '../builders/scene.ts'
import { bubble, ellipse } from '../builders/shapes.ts'
import { person } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 460,
  name: /*i18n*/ 'Speechless',
  description:
    /*i18n*/ 'A face without a mouth stands under a big empty speech bubble that holds only three dots.',
  tags: /*i18n*/ 'speechless, no words, silence, dot dot dot, blank, reaction, y u no',
  example: { top: '“I fixed it by deleting it”', bottom: 'Me, reviewing the code' },
  scene: scene(1280, 1280, studio('#f2668b', { horizon: 0.84 }), [
    bubble('speech', 640, 390, 760, 310, {
      tail: [640, 680],
      fill: '#ffffff',
      stroke: { color: '#2a1033', width: 12 },
    }),
    repeat(3, (column) => ellipse(470 + column * 170, 390, 90, 90, '#2a1033')),
    person('😶', 640, 930, 400, 'suit', '#38306b', { hands: [-0.64, 0.8, 0.64, 0.8], torso: 1 }),
    shade(1020, 1280, '#3a0c2a', 0, 0.6),
    vignette(0.35),
  ]),
}
