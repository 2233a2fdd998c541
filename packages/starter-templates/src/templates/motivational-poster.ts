import { glow, vignette } from '../builders/light.ts'
import { fill, panel, scene, setting } from '../builders/scene.ts'
import { frame, polygon } from '../builders/shapes.ts'
import { sprite } from '../builders/things.ts'
import { board } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 360,
  name: /*i18n*/ 'Motivational Poster',
  description:
    /*i18n*/ 'A black-framed poster of a goat on a mountain top at dawn, with black fields for a word above and a line below.',
  tags: /*i18n*/ 'motivational, poster, inspiration, mountain, goat, demotivational, format',
  zones: [
    board(640, 102, 1120, 120, 'Ambition', { name: /*i18n*/ 'Big word', uppercase: true }),
    board(640, 1120, 1080, 100, 'Now get down somehow', { name: /*i18n*/ 'Line below' }),
  ],
  scene: scene(1280, 1280, fill(['#0c0c12', '#050507']), [
    panel(
      640,
      595,
      1080,
      800,
      setting('sunset', { horizon: 0.9 }),
      [
        polygon('-20,820 140,500 230,580 380,410 520,600 600,820', ['#8a4a86', '#4a2a6e'], {
          opacity: 0.9,
        }),
        polygon('640,820 880,460 980,550 1110,420 1110,820', ['#8a4a86', '#4a2a6e'], {
          opacity: 0.9,
        }),
        polygon('160,820 300,690 400,670 500,540 560,522 640,540 710,650 800,690 930,820', [
          '#4a2f5c',
          '#1a1030',
        ]),
        polygon(
          '400,670 500,540 560,522 640,540 700,635 640,600 590,655 540,600 480,660',
          '#ffe6d0',
        ),
        glow(560, 400, 300, '#fff3c2', 0.5),
        sprite('🐐', 566, 538, 280, { anchor: 'feet' }),
        sprite('🦅', 220, 230, 130),
        vignette(0.4),
      ],
      { frame: { color: '#f5f5f7', width: 6 } },
    ),
    frame(640, 595, 1116, 836, '#f5f5f7', 3),
  ]),
}
