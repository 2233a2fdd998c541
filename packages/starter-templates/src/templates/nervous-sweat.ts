import { spotlight, vignette } from '../builders/light.ts'
import { fill, scene } from '../builders/scene.ts'
import { ellipse, line, polygon, rect } from '../builders/shapes.ts'
import { person, prop, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 210,
  name: /*i18n*/ 'Nervous Sweat',
  description:
    /*i18n*/ 'A sweating suspect smiles under a bright lamp in a dark interrogation room.',
  tags: /*i18n*/ 'nervous, sweat, interrogation, liar, guilty, busted, reaction',
  example: { top: 'And you read all the terms?', bottom: 'Every single one, officer' },
  scene: scene(1280, 960, fill(['#0b1122', '#1b2a45', '#0d1526']), [
    rect(1030, 330, 380, 240, ['#31476b', '#16233d'], {
      radius: 10,
      stroke: { color: '#4a628c', width: 12 },
    }),
    sprite('🕵️', 1060, 448, 190, { anchor: 'feet', brightness: 0.12, opacity: 0.8 }),
    spotlight([560, 150], [560, 780], 860, '#fff0b8', 0.75),
    line('560,-10 560,110', '#05080f', 8),
    polygon('520,90 600,90 690,180 430,180', ['#4f5f7d', '#222d45']),
    ellipse(560, 180, 256, 30, '#fffbe0'),
    person('😅', 560, 590, 370, 'hoodie', '#d9663a', { hands: [-0.5, 0.36, 0.5, 0.36] }),
    sprite('💧', 350, 380, 70, { rotate: -10 }),
    sprite('💧', 330, 500, 56),
    sprite('💧', 770, 420, 64, { rotate: 12 }),
    prop('desk', 600, 1000, 1160, 300, { color: '#6a7688' }),
    standing('📁', 900, 770, 190),
    standing('🥛', 300, 765, 120),
    vignette(0.75, '#02040a'),
  ]),
}
