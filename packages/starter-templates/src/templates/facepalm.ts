import { vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { person, prop, sprite, standing } from '../builders/things.ts'
import { atBottom, board } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 320,
  name: 'Facepalm',
  description: 'A teacher covers her face while a proud student points at the board.',
  tags: 'facepalm, school, maths, wrong, embarrassed, reaction, teacher, batman slapping robin',
  zones: [
    board(600, 235, 960, 240, 'My password: password1', {
      name: 'Blackboard',
      color: '#f6fff6',
      font: 'Marker',
    }),
    atBottom('It has a number in it'),
  ],
  scene: scene(1280, 960, setting('classroom', { horizon: 0.84 }), [
    person('🤓', 960, 660, 330, 'shirt', '#f25f5c', {
      hands: [-0.6, 0.5, 0.62, -0.5],
      torso: 1,
      tilt: 6,
    }),
    sprite('✨', 1140, 480, 110),
    sprite('🤦‍♀️', 330, 860, 420, { anchor: 'feet' }),
    prop('desk', 640, 1010, 1340, 220, { color: '#c98a4e' }),
    standing('🍎', 640, 830, 120),
    standing('📚', 120, 835, 160),
    vignette(0.45),
  ]),
}
