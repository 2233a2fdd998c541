import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { bubble, polygon } from '../builders/shapes.ts'
import { sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 700,
  name: /*i18n*/ 'Forgot the Stove',
  description:
    /*i18n*/ 'An astronaut on the moon stares at the far Earth and remembers a frying pan left on the stove.',
  tags: /*i18n*/ 'astronaut, space, forgot, stove, anxiety, too late, moon, always has been',
  example: { top: '384,400 km from home', bottom: 'Did I turn off the stove?' },
  scene: scene(1280, 960, setting('space', { horizon: 0.76, seed: 2 }), [
    glow(220, 340, 260, '#4fb4ff', 0.8),
    sprite('🌎', 220, 340, 230),
    bubble('thought', 1000, 380, 420, 320, { tail: [800, 560], fill: '#ffffff' }),
    sprite('🍳', 1000, 390, 190),
    sprite('🔥', 1080, 320, 110),
    sprite('🔥', 930, 310, 90),
    sprite('🧑‍🚀', 600, 860, 420, { anchor: 'feet' }),
    polygon('-20,880 300,850 640,836 980,850 1300,885 1300,990 -20,990', ['#8a88aa', '#3a3856'], {
      smooth: true,
    }),
    standing('🚀', 1110, 845, 230),
    standing('🏳️', 270, 845, 200),
    shade(760, 960, '#0a0620', 0, 0.65),
    vignette(0.4),
  ]),
}
