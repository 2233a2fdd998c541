import { glow, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse } from '../builders/shapes.ts'
import { sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 340,
  name: 'Small vs. Large',
  description: 'A tiny chick stands bravely in front of a towering green dinosaur in the desert.',
  tags: 'small, large, versus, david and goliath, brave, dinosaur, chick, buff doge vs cheems',
  zones: [
    label(330, 850, 440, 100, 'My entire savings', { name: 'The small one' }),
    label(880, 850, 540, 100, 'One visit to the dentist', { name: 'The large one' }),
  ],
  scene: scene(1280, 960, setting('desert', { horizon: 0.6, seed: 5 }), [
    sprite('🌋', 300, 620, 300, { anchor: 'feet', opacity: 0.8, blur: 1.5 }),
    glow(300, 400, 240, '#ff8a4a', 0.6),
    standing('🌴', 560, 640, 110),
    standing('🌴', 1180, 630, 130, { flip: true }),
    standing('🌵', 130, 690, 90),
    ellipse(640, 752, 560, 40, '#7a3a20', { opacity: 0.35 }),
    standing('🦖', 850, 760, 480),
    standing('🐥', 370, 768, 120, { flip: true }),
    sprite('💢', 430, 650, 44),
    vignette(0.4),
  ]),
}
