import { shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { frame, line, polygon } from '../builders/shapes.ts'
import { sprite, standing } from '../builders/things.ts'
import { atBottom, atTop, board, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 710,
  name: /*i18n*/ 'Group Project',
  description:
    /*i18n*/ 'A sweating horse pulls a cart in which a pig, a cow and a sheep relax under a parasol.',
  tags: /*i18n*/ 'group project, teamwork, lazy, carry, school, work, animals, football, boss',
  zones: [
    atTop('Group project'),
    atBottom('“We all worked equally hard”'),
    label(300, 300, 380, 120, 'Me', { name: /*i18n*/ 'The one who pulls', fontSize: 44 }),
    board(920, 592, 540, 160, 'The rest of the team', {
      name: /*i18n*/ 'The ones who ride',
      fontSize: 36,
    }),
  ],
  scene: scene(1280, 960, setting('meadow', { horizon: 0.6, seed: 4 }), [
    polygon(
      '-40,720 400,700 900,708 1320,690 1320,830 800,850 300,842 -40,850',
      ['#e6c48a', '#b98a52'],
      { smooth: true },
    ),
    sprite('⛱️', 1010, 470, 340, { anchor: 'feet' }),
    sprite('🐷', 740, 440, 190),
    sprite('🐮', 920, 420, 200, { rotate: 8 }),
    sprite('🐑', 1100, 440, 220, { flip: true }),
    polygon('610,500 1230,500 1190,710 650,710', ['#b87a42', '#6a3f20'], { shadow: true }),
    frame(920, 605, 560, 192, '#5c3418', 6),
    line('650,690 450,600', '#6e3f1f', 18),
    sprite('🛞', 740, 762, 150),
    sprite('🛞', 1100, 762, 150),
    sprite('🍹', 830, 500, 90, { anchor: 'feet' }),
    standing('🐎', 320, 800, 440),
    sprite('💦', 100, 400, 120, { flip: true }),
    sprite('💨', 560, 760, 100),
    shade(720, 960, '#2a1c08', 0, 0.85),
    shade(0, 420, '#0c2a5e', 0.6, 0),
  ]),
}
