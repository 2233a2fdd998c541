import { glow } from '../builders/light.ts'
import { fill, scene } from '../builders/scene.ts'
import { frame, line, polygon, rect } from '../builders/shapes.ts'
import { floating, sprite } from '../builders/things.ts'
import { board, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 740,
  name: /*i18n*/ 'Certificate of Participation',
  description:
    /*i18n*/ 'An ornate certificate with laurel branches, a beaming gold star, a signature and a medal.',
  tags: /*i18n*/ 'certificate, award, participation, diploma, congratulations, format',
  zones: [
    board(640, 108, 1120, 100, 'Awarded for participation', {
      name: /*i18n*/ 'Award',
      color: '#ffe9a8',
    }),
    board(640, 850, 1120, 90, 'Opened the gym’s website', { name: /*i18n*/ 'Reason' }),
    sign(640, 680, 430, 110, 'Kevin', {
      name: /*i18n*/ 'Winner',
      color: '#2f3a8a',
      font: 'Marker',
    }),
  ],
  scene: scene(1280, 960, fill(['#2a4a9a', '#12265c']), [
    rect(640, 480, 1230, 910, ['#fffaf0', '#f6e6bf'], { radius: 10, shadow: true }),
    frame(640, 480, 1190, 870, '#c9962e', 10),
    polygon('20,35 1260,35 1260,170 1000,195 640,205 280,195 20,170', ['#2a4a9a', '#1a3478']),
    line('20,170 280,195 640,205 1000,195 1260,170', '#e8b84a', 10),
    polygon('20,925 1260,925 1260,775 1000,752 640,745 280,752 20,775', ['#1f3c88', '#12265c']),
    line('20,775 280,752 640,745 1000,752 1260,775', '#e8b84a', 10),
    glow(640, 450, 360, '#ffd76a', 0.7),
    sprite('🌿', 400, 450, 290, { rotate: 24, flip: true }),
    sprite('🌿', 880, 450, 290, { rotate: -24 }),
    floating('🌟', 640, 430, 390),
    line('110,690 360,690', '#8a6a2e', 5),
    line('130,676 170,620 205,684 250,640 270,676 340,660', '#2f3a8a', 6, { smooth: true }),
    floating('🎖️', 1090, 600, 240, { rotate: 6 }),
  ]),
}
