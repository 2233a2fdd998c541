import { glow, vignette } from '../builders/light.ts'
import { fill, scene } from '../builders/scene.ts'
import { polygon } from '../builders/shapes.ts'
import { floating, prop, scatter, sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 670,
  name: /*i18n*/ 'Final Boss',
  description:
    /*i18n*/ 'A tiny hamster knight with a sword faces an enormous dragon in a glowing lava cave.',
  tags: /*i18n*/ 'final boss, dragon, knight, brave, game, hamster, fight, one does not simply',
  zones: [
    label(870, 130, 740, 190, 'The printer', {
      name: /*i18n*/ 'The final boss',
      font: 'Comic Book',
      fontSize: 64,
    }),
    label(280, 470, 480, 290, 'Me, with three years of experience', {
      name: /*i18n*/ 'The hero',
      font: 'Comic Book',
      fontSize: 48,
    }),
  ],
  scene: scene(1280, 960, fill(['#2a0a1c', '#7a1a1c', '#d6441c']), [
    glow(800, 520, 700, '#ffa03e', 0.9),
    polygon('0,0 180,0 150,130 110,40 60,210 0,120', ['#2a0c18', '#12050c']),
    polygon('1280,0 980,0 1010,90 1060,30 1110,170 1160,60 1220,230 1280,140', [
      '#2a0c18',
      '#12050c',
    ]),
    polygon('-20,760 200,730 520,752 900,735 1300,760 1300,990 -20,990', ['#5c2420', '#1a080c'], {
      smooth: true,
    }),
    glow(1000, 700, 460, '#ffb03b', 0.7),
    sprite('🐲', 890, 840, 620, { anchor: 'feet' }),
    standing('🐹', 270, 850, 230),
    floating('🛡️', 370, 810, 150),
    floating('🗡️', 160, 700, 170, { rotate: 180 }),
    prop('flames', 930, 880, 680, 170),
    polygon('560,860 640,800 720,830 820,780 930,825 1040,775 1160,820 1300,760 1300,990 520,990', [
      '#4a1c1c',
      '#1a080c',
    ]),
    scatter(
      { shape: 'dot', colors: ['#ffd27a', '#ff8a3b'] },
      { count: 60, seed: 3, area: [0, 560, 1280, 860], size: [3, 9], opacity: 0.85 },
    ),
    vignette(0.45),
  ]),
}
