import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse } from '../builders/shapes.ts'
import { floating, person, sprite, standing } from '../builders/things.ts'
import { atTop, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 650,
  name: 'Last Slice Standoff',
  description:
    'Two cowboys face each other in the desert at high noon over the last slice of pizza on a barrel.',
  tags: 'standoff, last slice, pizza, duel, western, cowboy, friends, spiderman pointing',
  zones: [
    atTop('There is one slice left'),
    label(210, 590, 370, 90, '“You have it.”', { name: 'Cowboy on the left' }),
    label(1070, 590, 370, 90, '“No, you have it.”', { name: 'Cowboy on the right' }),
  ],
  scene: scene(1280, 720, setting('desert', { horizon: 0.6, seed: 9 }), [
    shade(0, 720, '#ff8a1f', 0.15, 0.1),
    glow(640, 380, 360, '#fff3b8', 0.9),
    standing('🌵', 480, 490, 130),
    standing('🌵', 850, 480, 110, { flip: true }),
    ellipse(640, 572, 220, 34, '#5c2a10', { opacity: 0.5 }),
    sprite('🛢️', 640, 576, 210, { anchor: 'feet' }),
    floating('🍕', 640, 320, 170),
    person('🤠', 190, 420, 330, 'shirt', '#a8442f', {
      hands: [-0.52, 0.6, 0.62, 0.44],
      torso: 1.1,
      tilt: 4,
    }),
    person('🤠', 1090, 420, 330, 'shirt', '#2f5fa8', {
      hands: [-0.62, 0.44, 0.52, 0.6],
      torso: 1.1,
      tilt: -4,
      flip: false,
    }),
    shade(520, 720, '#3a1606', 0, 0.65),
    shade(0, 150, '#3a1606', 0.35, 0),
    vignette(0.5, '#3a1606'),
  ]),
}
