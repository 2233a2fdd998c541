import { glow, shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, rect, text } from '../builders/shapes.ts'
import { floating, sprite } from '../builders/things.ts'
import { board } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 720,
  name: /*i18n*/ 'Achievement Unlocked',
  description: /*i18n*/ 'A video-game banner with a golden trophy pops up over a neon landscape.',
  tags: /*i18n*/ 'achievement, unlocked, video game, level up, adulting, format',
  zones: [
    board(730, 270, 600, 80, 'Achievement unlocked', {
      name: /*i18n*/ 'Title',
      align: 'left',
      color: '#ffd23f',
    }),
    board(730, 400, 600, 150, 'Went to one shop. Bought one thing.', {
      name: /*i18n*/ 'Achievement',
      align: 'left',
    }),
  ],
  scene: scene(1280, 720, setting('arcade', { horizon: 0.66 }), [
    glow(640, 340, 520, '#ffd23f', 0.5),
    rect(640, 345, 1190, 330, ['#2f3560', '#12142e'], {
      radius: 165,
      stroke: { color: '#ffd23f', width: 12 },
      shadow: true,
    }),
    ellipse(230, 345, 340, 340, ['#ffe680', '#f2a81e'], {
      stroke: { color: '#12142e', width: 12 },
      shadow: true,
    }),
    floating('🏆', 230, 343, 250),
    text('+1', 1130, 345, 110, '#ffd23f'),
    sprite('✨', 1190, 130, 120),
    sprite('✨', 80, 590, 110, { flip: true }),
    shade(480, 720, '#0a0424', 0, 0.65),
    shade(0, 170, '#0a0424', 0.5, 0),
  ]),
}
