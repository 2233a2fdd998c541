import { glow, shade, vignette } from '../builders/light.ts'
import { each, fill, scene } from '../builders/scene.ts'
import { line, polygon } from '../builders/shapes.ts'
import { floating, person, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 430,
  name: /*i18n*/ 'Line Goes Down',
  description:
    /*i18n*/ 'A crying investor in a suit in front of a chart whose red arrow crashes through the floor.',
  tags: /*i18n*/ 'not stonks, chart, crash, loss, broke, down, fail',
  example: { top: 'My motivation', bottom: 'The second I opened the laptop' },
  scene: scene(1280, 960, fill(['#6e0c26', '#3d0a24', '#18061a']), [
    glow(300, 260, 640, '#ff5a6a', 0.45),
    each([240, 400, 560, 720], (y) => line(`0,${y} 1280,${y}`, '#ff9aa8', 2, { opacity: 0.25 })),
    each([160, 400, 640, 880, 1120], (x) =>
      line(`${x},0 ${x},960`, '#ff9aa8', 2, { opacity: 0.25 }),
    ),
    line('-20,230 140,290 240,240 380,390 480,340 640,520 720,480 830,720', '#ff3b55', 30, {
      arrow: true,
      outline: { color: '#1a0410', width: 10 },
      shadow: true,
    }),
    polygon('640,838 720,800 790,812 850,790 930,806 1010,838 930,872 820,884 700,870', '#0a0208'),
    sprite('💥', 850, 800, 170),
    person('😭', 1040, 590, 350, 'suit', '#3a3f6e', {
      hands: [-0.56, -0.2, 0.6, -0.2],
      torso: 1.1,
    }),
    floating('💸', 200, 560, 180, { rotate: 160, opacity: 0.95 }),
    floating('🪫', 190, 750, 170, { rotate: -14 }),
    shade(740, 960, '#12040e', 0, 0.6),
    vignette(0.5),
  ]),
}
