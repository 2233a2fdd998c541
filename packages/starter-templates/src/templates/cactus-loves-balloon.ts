import { shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, polygon } from '../builders/shapes.ts'
import { floating, sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 580,
  name: /*i18n*/ 'Cactus Loves Balloon',
  description:
    /*i18n*/ 'A smiling cactus reaches out for a hug to a worried red balloon under a pink evening sky.',
  tags: /*i18n*/ 'cactus, balloon, love, bad idea, hug, plants, toxic, running away balloon',
  zones: [
    label(370, 880, 440, 90, 'My savings', { name: /*i18n*/ 'The cactus' }),
    label(880, 200, 500, 100, 'A 70 % off sale', { name: /*i18n*/ 'The balloon' }),
  ],
  scene: scene(1280, 960, setting('sunset', { horizon: 0.76 }), [
    polygon(
      '-40,760 300,720 760,745 1320,715 1320,1000 -40,1000',
      ['#f2b06a', '#b8643a', '#6e2f30'],
      { smooth: true },
    ),
    ellipse(380, 826, 360, 46, '#4a1c24', { opacity: 0.5 }),
    standing('🌵', 380, 830, 420),
    sprite('😍', 384, 590, 150),
    floating('🎈', 860, 480, 420, { rotate: 8 }),
    sprite('😨', 866, 440, 150, { rotate: 6 }),
    sprite('💕', 600, 330, 150),
    sprite('💦', 1060, 330, 100),
    shade(760, 960, '#2a0c20', 0, 0.6),
    shade(0, 170, '#1d0c3a', 0.5, 0),
  ]),
}
