import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { frame, rect } from '../builders/shapes.ts'
import { person, prop, sprite, standing } from '../builders/things.ts'
import { atBottom, atTop, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 290,
  name: /*i18n*/ 'Exhausted',
  description:
    /*i18n*/ 'A drained office worker slumps between two towers of paper and a crowd of empty coffee cups.',
  tags: /*i18n*/ 'exhausted, tired, work, overtime, coffee, burnout, paperwork, sleep, gym, exam',
  zones: [
    atTop('It is only Tuesday'),
    atBottom('I have already lived a week'),
    sign(200, 500, 220, 140, 'Before lunch', { name: /*i18n*/ 'Note on the left', font: 'Marker' }),
    sign(1090, 560, 210, 140, 'After lunch', {
      name: /*i18n*/ 'Note on the right',
      font: 'Marker',
    }),
  ],
  scene: scene(1280, 960, setting('cityNight', { horizon: 0.92, seed: 4 }), [
    frame(640, 480, 1260, 940, '#2b3152', 60),
    rect(640, 480, 36, 960, '#2b3152'),
    rect(640, 300, 1280, 24, '#2b3152'),
    glow(640, 480, 520, '#ffe3a6', 0.55),
    person('😩', 640, 640, 370, 'suit', '#5b6486', { hands: [-0.56, 0.24, 0.56, 0.24], tilt: 10 }),
    prop('desk', 640, 1010, 1260, 300, { color: '#a5673a' }),
    prop('paperStack', 200, 770, 250, 520, { shadow: 'contact' }),
    prop('paperStack', 1090, 770, 240, 430, { shadow: 'contact' }),
    standing('☕', 420, 790, 130),
    standing('☕', 500, 820, 130, { flip: true }),
    standing('☕', 860, 815, 130),
    sprite('☕', 790, 780, 110, { rotate: 80 }),
    sprite('💤', 860, 330, 140),
    shade(800, 960, '#140a1c', 0, 0.5),
    vignette(0.5),
  ]),
}
