import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse } from '../builders/shapes.ts'
import { floating, person, prop, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 200,
  name: /*i18n*/ 'Midnight Fridge',
  description:
    /*i18n*/ 'A panda in pyjamas is caught in the light of an open fridge with an armful of cake at night.',
  tags: /*i18n*/ 'midnight, fridge, snack, diet, caught, panda, hungry, food',
  example: { top: 'Day one of my diet', bottom: 'Technically it is day two now' },
  scene: scene(1280, 960, setting('kitchen', { horizon: 0.8 }), [
    shade(0, 960, '#0c1040', 0.78, 0.78),
    glow(880, 480, 720, '#fff0b8', 0.65),
    prop('fridge', 880, 900, 400, 770, { shadow: 'contact' }),
    sprite('🥛', 770, 338, 120, { anchor: 'feet' }),
    sprite('🧀', 880, 338, 120, { anchor: 'feet' }),
    sprite('🍓', 985, 338, 100, { anchor: 'feet' }),
    sprite('🍗', 780, 523, 130, { anchor: 'feet' }),
    sprite('🍕', 930, 523, 140, { anchor: 'feet' }),
    sprite('🥦', 960, 708, 130, { anchor: 'feet' }),
    sprite('🥗', 830, 708, 120, { anchor: 'feet' }),
    ellipse(450, 905, 420, 50, '#05061c', { opacity: 0.6 }),
    person('🐼', 450, 520, 350, 'shirt', '#7a9cf0', {
      hands: [-0.24, 0.42, 0.5, 0.3],
      skin: '#2a2438',
      torso: 0.74,
      legs: true,
    }),
    floating('🍰', 620, 590, 190),
    floating('🍩', 370, 650, 130),
    floating('❗', 640, 270, 130, { rotate: 14 }),
    shade(660, 960, '#050620', 0, 0.8),
    vignette(0.65, '#050620'),
  ]),
}
