import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse } from '../builders/shapes.ts'
import { floating, person, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 380,
  name: /*i18n*/ 'Aliens Watching Earth',
  description:
    /*i18n*/ 'Two aliens with popcorn sit on the moon and watch a slightly burning Earth like a film.',
  tags: /*i18n*/ 'aliens, earth, popcorn, watching, space, humans, drama, ancient aliens, gossip',
  example: { top: 'Humans: this year will be calm', bottom: 'Shh, the good part is coming' },
  scene: scene(1280, 960, setting('space', { horizon: 0.74, seed: 5 }), [
    glow(900, 350, 420, '#4fb4ff', 0.8),
    sprite('🌍', 900, 350, 410),
    sprite('🔥', 790, 200, 120, { rotate: -28 }),
    sprite('🔥', 1040, 230, 100, { rotate: 34 }),
    sprite('💥', 960, 420, 110),
    floating('🛸', 160, 290, 220, { rotate: -10 }),
    ellipse(420, 846, 620, 60, '#2b2842', { opacity: 0.6 }),
    person('👽', 270, 650, 280, 'hoodie', '#e0567f', {
      hands: [-0.3, 0.5, 0.3, 0.5],
      skin: '#6fcf6a',
      torso: 0.74,
      tilt: 8,
    }),
    person('👽', 570, 650, 280, 'hoodie', '#3f7fe0', {
      hands: [-0.3, 0.5, 0.62, -0.12],
      skin: '#6fcf6a',
      torso: 0.74,
      tilt: 12,
    }),
    floating('🍿', 420, 790, 200),
    shade(780, 960, '#0a0620', 0, 0.7),
    vignette(0.4),
  ]),
}
