import { shade } from '../builders/light.ts'
import { group, repeat, scene, setting } from '../builders/scene.ts'
import { line, polygon, rect } from '../builders/shapes.ts'
import { floating, prop, scatter, sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 760,
  name: 'Slow Winner',
  description:
    'A snail crosses the finish line between chequered flags while two racing cars stand in smoke behind it.',
  tags: 'snail, race, slow, winner, finish, patience, never give up',
  zones: [
    label(250, 300, 440, 90, 'My clever script', { name: 'The racing cars' }),
    label(740, 615, 420, 80, 'Doing it by hand', { name: 'The snail' }),
  ],
  scene: scene(1280, 720, setting('meadow', { horizon: 0.5, seed: 6 }), [
    polygon('-20,420 1300,420 1300,660 -20,660', ['#8d90a3', '#55586c']),
    line('-20,540 1300,540', '#fff4c2', 8, { dash: [60, 50] }),
    rect(640, 424, 1320, 14, '#ffffff'),
    rect(640, 656, 1320, 14, '#ffffff'),
    standing('🏎️', 190, 500, 230, { flip: true }),
    sprite('💨', 300, 380, 130),
    standing('🏎️', 330, 620, 250, { flip: true }),
    prop('flames', 230, 570, 110, 100),
    rect(960, 540, 110, 230, '#ffffff'),
    group(960, 540, [
      repeat(14, (square) => {
        const row = Math.floor(square / 2)
        const x = (row % 2 === 0 ? -41 : -14) + (square % 2) * 55
        return rect(x, -101 + row * 28, 27, 28, '#1b1530')
      }),
    ]),
    rect(930, 420, 18, 330, ['#d9dde8', '#7a8299'], { radius: 6 }),
    rect(1210, 420, 18, 330, ['#d9dde8', '#7a8299'], { radius: 6 }),
    sprite('🏁', 1000, 250, 170),
    sprite('🏁', 1140, 250, 170),
    standing('🐌', 790, 570, 340, { flip: true }),
    floating('🏅', 920, 380, 120),
    scatter(
      { shape: 'confetti', colors: ['#ffd23f', '#3ddc97', '#4cc9f0', '#ff5d8f', '#ffffff'] },
      { count: 50, seed: 3, area: [560, 130, 1280, 520], size: [12, 24], turn: 90 },
    ),
    shade(540, 720, '#101828', 0, 0.5),
    shade(0, 150, '#0c2a5e', 0.62, 0),
  ]),
}
