import { shade } from '../builders/light.ts'
import { group, repeat, scene, setting } from '../builders/scene.ts'
import { line, polygon, rect } from '../builders/shapes.ts'
import { floating, prop, scatter, sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 760,
  name: /*i18n*/ 'Slow Winner',
  description:
    /*i18n*/ 'A snail crosses the finish line under a chequered banner while two racing cars stand in smoke behind it.',
  tags: /*i18n*/ 'snail, race, slow, winner, finish, patience, never give up',
  zones: [
    label(300, 330, 540, 190, 'My clever script', {
      name: /*i18n*/ 'The racing cars',
      fontSize: 44,
    }),
    label(560, 870, 1000, 110, 'Doing it by hand', { name: /*i18n*/ 'The snail', fontSize: 44 }),
  ],
  scene: scene(1280, 960, setting('meadow', { horizon: 0.46, seed: 6 }), [
    polygon('-20,480 1300,480 1300,800 -20,800', ['#8d90a3', '#55586c']),
    line('-20,640 1300,640', '#fff4c2', 8, { dash: [60, 50] }),
    rect(640, 484, 1320, 14, '#ffffff'),
    rect(640, 796, 1320, 14, '#ffffff'),
    group(1040, 640, [
      rect(0, 0, 112, 298, '#ffffff'),
      repeat(20, (square) => {
        const row = Math.floor(square / 2)
        const x = (row % 2 === 0 ? -42 : -14) + (square % 2) * 56
        return rect(x, -135 + row * 30, 28, 30, '#1b1530')
      }),
    ]),
    rect(640, 400, 22, 480, ['#d9dde8', '#7a8299'], { radius: 6 }),
    sprite('💨', 330, 500, 150),
    standing('🏎️', 190, 610, 260, { flip: true }),
    prop('flames', 290, 690, 140, 130),
    standing('🏎️', 380, 770, 290, { flip: true }),
    rect(940, 210, 640, 130, '#ffffff', { shadow: true }),
    group(940, 210, [
      repeat(30, (square) => {
        const row = Math.floor(square / 10)
        return rect(-304 + (square % 10) * 64 + (row % 2) * 32, -43 + row * 43, 32, 43, '#1b1530')
      }),
    ]),
    standing('🐌', 830, 780, 470, { flip: true }),
    floating('🏅', 1010, 560, 130),
    rect(1240, 480, 22, 650, ['#d9dde8', '#7a8299'], { radius: 6 }),
    scatter(
      { shape: 'confetti', colors: ['#ffd23f', '#3ddc97', '#4cc9f0', '#ff5d8f', '#ffffff'] },
      { count: 46, seed: 3, area: [640, 290, 1270, 700], size: [14, 26], turn: 90 },
    ),
    shade(700, 960, '#101828', 0, 0.75),
    shade(0, 500, '#0f3a70', 0.62, 0.2),
  ]),
}
