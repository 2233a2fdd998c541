import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { polygon } from '../builders/shapes.ts'
import { floating, prop, sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 510,
  name: /*i18n*/ 'Deadline Meteor',
  description:
    /*i18n*/ 'A long-necked dinosaur plays video games in peace while a huge burning meteor falls behind it.',
  tags: /*i18n*/ 'deadline, procrastination, meteor, dinosaur, gaming, later, ignore',
  zones: [
    label(900, 110, 560, 110, 'The deadline', { name: /*i18n*/ 'The meteor' }),
    label(480, 870, 560, 100, 'Me, on level 74', { name: /*i18n*/ 'The dinosaur' }),
  ],
  moves: true,
  scene: scene(1280, 960, setting('sunset', { horizon: 0.72 }), [
    polygon('-40,700 320,670 800,690 1320,660 1320,1000 -40,1000', ['#5f8a3a', '#24401f'], {
      smooth: true,
    }),
    glow(980, 300, 440, '#ffb347', 1),
    sprite('☄️', 980, 310, 400, { rotate: 4 }),
    standing('🌴', 120, 760, 360),
    standing('🦕', 470, 820, 420),
    prop('television', 1010, 850, 380, 280, { color: '#58c8ff', shadow: 'contact' }),
    sprite('👾', 1010, 700, 120),
    floating('🎮', 660, 790, 160, { rotate: -8 }),
    sprite('🎵', 620, 400, 80, { rotate: 10 }),
    vignette(0.45),
    shade(760, 960, '#140a28', 0, 0.5),
  ]),
}
