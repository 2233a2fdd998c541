import { glow, shade } from '../builders/light.ts'
import { fill, scene } from '../builders/scene.ts'
import { line, polygon, rect } from '../builders/shapes.ts'
import { scatter, sprite } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 60,
  name: /*i18n*/ 'Iceberg',
  description:
    /*i18n*/ 'A small sunny tip of an iceberg above the sea and a huge dark mass below it, with a fish swimming past.',
  tags: /*i18n*/ 'iceberg, tip of the iceberg, hidden, below the surface, deep, format',
  zones: [
    label(512, 110, 900, 130, 'One button', { name: /*i18n*/ 'The tip', fontSize: 48 }),
    label(520, 530, 640, 170, 'Six meetings about it', {
      name: /*i18n*/ 'Below the surface',
      fontSize: 44,
    }),
    label(520, 740, 620, 170, 'A file called final_v9', { name: /*i18n*/ 'Deeper', fontSize: 44 }),
    label(520, 945, 500, 170, 'My whole weekend', { name: /*i18n*/ 'Deepest', fontSize: 44 }),
  ],
  scene: scene(1024, 1280, fill(['#4fb4f2', '#bfeaff', '#eafaff', '#eafaff']), [
    glow(820, 130, 320, '#fff6c2', 0.9),
    rect(512, 850, 1024, 880, ['#2fb4d9', '#0c6fb8', '#083a86', '#041d52']),
    polygon('330,412 395,300 450,330 520,215 585,300 640,285 715,412', ['#ffffff', '#dff4ff']),
    polygon('520,215 585,300 640,285 715,412 560,412 545,320', ['#d0ecfa', '#a9d8ef']),
    polygon(
      `
        200,412 840,412 900,560 850,700 870,800 720,960 600,1080 520,1120 420,1050 300,930
        160,760 190,640 130,540
      `,
      ['#3f9ed6', '#3a94cf', '#2374b8', '#165a9e'],
      { opacity: 0.96 },
    ),
    polygon(
      '560,412 840,412 900,560 850,700 870,800 720,960 600,1080 560,900 620,700 540,560',
      ['#2f86c9', '#2674b6', '#12508f'],
      { opacity: 0.75 },
    ),
    polygon('200,412 560,412 540,560 330,520', '#bfe6f8', { opacity: 0.3 }),
    polygon('190,640 380,720 420,1050 300,930 160,760', '#0f4a8a', { opacity: 0.35 }),
    line('-20,412 160,404 330,416 512,406 700,416 880,404 1044,412', '#eafcff', 12, {
      smooth: true,
    }),
    sprite('🐧', 440, 322, 110, { anchor: 'feet' }),
    sprite('⛵', 150, 425, 150, { anchor: 'feet' }),
    sprite('🐟', 95, 800, 130, { flip: true }),
    sprite('🐋', 860, 1060, 230, { brightness: 0.75 }),
    sprite('🦑', 170, 1110, 170, { brightness: 0.65, rotate: 20 }),
    scatter(
      { shape: 'bubble', colors: ['#ffffff'] },
      { count: 9, seed: 4, area: [20, 480, 150, 1180], size: [14, 44], opacity: 0.6 },
    ),
    scatter(
      { shape: 'bubble', colors: ['#ffffff'] },
      { count: 9, seed: 7, area: [890, 480, 1004, 980], size: [14, 44], opacity: 0.6 },
    ),
    shade(1000, 1280, '#020e2e', 0, 0.6),
    shade(0, 180, '#0a4a86', 0.45, 0),
  ]),
}
