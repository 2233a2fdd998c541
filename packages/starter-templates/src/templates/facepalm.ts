import { vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { line, text } from '../builders/shapes.ts'
import { person, prop, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 320,
  name: 'Facepalm',
  description:
    'A teacher covers her face while a proud student points at a wrong sum on the board.',
  tags: 'facepalm, school, maths, wrong, embarrassed, reaction, teacher, batman slapping robin',
  example: { top: 'The client has one small idea', bottom: 'on launch day' },
  scene: scene(1280, 960, setting('classroom', { horizon: 0.84 }), [
    text('2 + 2 = 5', 560, 320, 150, '#f6fff6'),
    line('380,410 560,424 700,408', '#ffd166', 10, { smooth: true }),
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
