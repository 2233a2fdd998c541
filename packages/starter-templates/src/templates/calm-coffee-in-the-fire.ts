import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { floating, person, prop, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 10,
  name: /*i18n*/ 'Calm Coffee in the Fire',
  description:
    /*i18n*/ 'A panda in a blue hoodie calmly drinks coffee at a desk while the whole room burns.',
  tags: /*i18n*/ 'fire, calm, coffee, office, panda, denial, chaos, this is fine',
  example: { top: 'Production is on fire', bottom: 'The stand-up is at ten' },
  scene: scene(1280, 960, setting('fire', { horizon: 0.8 }), [
    prop('flames', 300, 790, 420, 330),
    prop('flames', 1010, 790, 420, 380),
    glow(640, 430, 460, '#ffd27a', 0.5),
    person('🐼', 640, 560, 360, 'hoodie', '#2f6fe0', {
      hands: [-0.62, 0.22, 0.6, 0.12],
      skin: '#2a2438',
    }),
    prop('desk', 640, 990, 1120, 330, { color: '#9a5a30' }),
    floating('☕', 880, 560, 190),
    standing('💻', 330, 700, 250, { flip: true }),
    prop('flames', 330, 640, 150, 170),
    prop('flames', 90, 970, 330, 330),
    prop('flames', 1200, 970, 300, 400),
    vignette(0.55),
    shade(720, 960, '#1a0610', 0, 0.55),
  ]),
}
