import { shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { line, polygon } from '../builders/shapes.ts'
import { sprite, standing } from '../builders/things.ts'
import { atBottom, atTop, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 710,
  name: 'Group Project',
  description:
    'A sweating horse pulls a cart in which a pig, a cow and a sheep relax under a parasol.',
  tags: 'group project, teamwork, lazy, carry, school, work, animals',
  zones: [
    atTop('Group project'),
    atBottom('“We all worked equally hard”'),
    label(345, 480, 220, 80, 'Me', { name: 'The one who pulls' }),
    label(930, 492, 430, 90, 'The rest of the team', { name: 'The ones who ride' }),
  ],
  scene: scene(1280, 720, setting('meadow', { horizon: 0.62, seed: 4 }), [
    polygon(
      '-40,560 400,540 900,548 1320,530 1320,650 800,680 300,672 -40,690',
      ['#e6c48a', '#b98a52'],
      { smooth: true },
    ),
    sprite('⛱️', 900, 380, 330, { anchor: 'feet' }),
    sprite('🐷', 750, 370, 180),
    sprite('🐮', 930, 350, 190, { rotate: 8 }),
    sprite('🐑', 1100, 370, 210, { flip: true }),
    polygon('650,420 1210,420 1170,560 690,560', ['#c98b4f', '#7a4a26'], { shadow: true }),
    line('660,465 1196,465', '#5c3418', 6),
    line('676,512 1184,512', '#5c3418', 6),
    line('660,520 440,470', '#6e3f1f', 16),
    sprite('🛞', 790, 580, 150),
    sprite('🛞', 1080, 580, 150),
    sprite('🍹', 830, 420, 90, { anchor: 'feet' }),
    standing('🐎', 340, 640, 380),
    sprite('💦', 120, 270, 110, { flip: true }),
    sprite('💨', 590, 600, 90),
    shade(540, 720, '#2a1c08', 0, 0.4),
    shade(0, 150, '#0c2a5e', 0.55, 0),
  ]),
}
