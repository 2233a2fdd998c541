import { shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { person, prop, sprite, standing } from '../builders/things.ts'
import { atBottom, board } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 320,
  name: /*i18n*/ 'Facepalm',
  description: /*i18n*/ 'A teacher covers her face while a proud student points at the board.',
  tags: /*i18n*/ 'facepalm, school, maths, wrong, embarrassed, reaction, teacher, batman slapping robin, exam, homework',
  zones: [
    board(640, 200, 1000, 230, 'My password: password1', {
      name: /*i18n*/ 'Blackboard',
      color: '#f6fff6',
      font: 'Marker',
    }),
    atBottom('It has a number in it'),
  ],
  scene: scene(1280, 960, setting('classroom', { horizon: 0.84 }), [
    person('🤓', 960, 620, 290, 'shirt', '#f25f5c', {
      hands: [-0.6, 0.5, 0.62, -0.5],
      torso: 1,
      tilt: 6,
    }),
    sprite('✨', 1150, 440, 100),
    sprite('🤦‍♀️', 380, 790, 440, { anchor: 'feet' }),
    prop('desk', 640, 1010, 1340, 290, { color: '#c98a4e' }),
    standing('🍎', 670, 760, 110),
    standing('📚', 110, 765, 160),
    shade(700, 960, '#2a1408', 0, 0.75),
    vignette(0.4),
  ]),
}
