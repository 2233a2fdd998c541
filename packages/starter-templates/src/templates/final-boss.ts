import { glow, vignette } from '../builders/light.ts'
import { fill, scene } from '../builders/scene.ts'
import { polygon } from '../builders/shapes.ts'
import { floating, prop, scatter, sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 670,
  name: 'Final Boss',
  description:
    'A tiny hamster knight with a sword faces an enormous dragon in a glowing lava cave.',
  tags: 'final boss, dragon, knight, brave, game, hamster, fight, one does not simply',
  zones: [
    label(960, 240, 520, 120, 'The printer', { name: 'The final boss', font: 'Comic Book' }),
    label(300, 500, 420, 140, 'Me, with three years of experience', {
      name: 'The hero',
      font: 'Comic Book',
    }),
  ],
  scene: scene(1280, 960, fill(['#1a0714', '#4a1018', '#a32a16']), [
    glow(800, 460, 640, '#ff8a2e', 0.8),
    polygon('0,0 180,0 150,130 110,40 60,210 0,120', ['#2a0c18', '#12050c']),
    polygon('1280,0 980,0 1010,90 1060,30 1110,170 1160,60 1220,230 1280,140', [
      '#2a0c18',
      '#12050c',
    ]),
    polygon('-20,760 200,730 520,752 900,735 1300,760 1300,990 -20,990', ['#5c2420', '#1a080c'], {
      smooth: true,
    }),
    glow(1000, 700, 460, '#ffb03b', 0.7),
    sprite('🐲', 1070, 830, 540, { anchor: 'feet' }),
    standing('🐹', 260, 780, 170),
    floating('🛡️', 330, 760, 110),
    floating('🗡️', 180, 660, 150, { rotate: 180 }),
    prop('flames', 980, 850, 700, 160),
    polygon('560,860 640,800 720,830 820,780 930,825 1040,775 1160,820 1300,760 1300,990 520,990', [
      '#4a1c1c',
      '#1a080c',
    ]),
    scatter(
      { shape: 'dot', colors: ['#ffd27a', '#ff8a3b'] },
      { count: 60, seed: 3, area: [0, 120, 1280, 800], size: [3, 9], opacity: 0.85 },
    ),
    vignette(0.6),
  ]),
}
