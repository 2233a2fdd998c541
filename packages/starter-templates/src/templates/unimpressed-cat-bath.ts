import { glow, shade } from '../builders/light.ts'
import { each, fill, group, scene } from '../builders/scene.ts'
import { ellipse, line, polygon, rect } from '../builders/shapes.ts'
import { floating, scatter, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 240,
  name: /*i18n*/ 'Unimpressed Cat',
  description:
    /*i18n*/ 'A furious wet cat sits in a bathtub full of foam with a rubber duck and a shower cap.',
  tags: /*i18n*/ 'cat, unimpressed, angry, bath, wet, annoyed, reaction, grumpy cat',
  example: { top: '“It will be fun”, they said', bottom: 'I am writing down names' },
  scene: scene(1280, 960, fill(['#7fd0e0', '#b8ecf0']), [
    group(
      0,
      0,
      [
        each([160, 320, 480, 640], (y) => line(`0,${y} 1280,${y}`, '#ffffff', 5)),
        each([160, 320, 480, 640, 800, 960, 1120], (x) => line(`${x},0 ${x},760`, '#ffffff', 5)),
      ],
      { opacity: 0.5 },
    ),
    glow(300, 180, 460, '#ffffff', 0.6),
    rect(640, 880, 1280, 220, ['#4f8fae', '#2a5a80']),
    sprite('🚿', 1080, 280, 260),
    floating('😾', 640, 480, 420),
    polygon(
      '420,372 430,262 530,180 640,158 750,180 850,262 860,372 750,318 640,306 530,318',
      ['#ff9ac4', '#e0527f'],
      { smooth: true, shadow: true },
    ),
    scatter(
      { shape: 'dot', colors: ['#ffd1e4'] },
      { count: 18, seed: 3, area: [500, 200, 780, 290], size: [20, 24] },
    ),
    scatter('💧', { count: 8, seed: 3, area: [380, 420, 900, 640], size: [34, 54] }),
    ellipse(640, 690, 1060, 140, ['#f4fbff', '#cfe8f5']),
    scatter(
      { shape: 'dot', colors: ['#ffffff', '#eef8ff', '#dff0fb'] },
      { count: 60, seed: 9, area: [160, 650, 1120, 740], size: [60, 110] },
    ),
    polygon('90,700 1190,700 1120,900 1010,950 270,950 160,900', ['#ffffff', '#c4d6e6'], {
      shadow: true,
    }),
    rect(640, 706, 1160, 50, ['#ffffff', '#d5e4f0'], { radius: 25, shadow: true }),
    scatter(
      { shape: 'bubble', colors: ['#ffffff'] },
      { count: 24, seed: 12, area: [60, 200, 1220, 680], size: [24, 80] },
    ),
    standing('🦆', 960, 690, 160),
    shade(720, 960, '#0c2a4a', 0, 0.75),
    shade(0, 190, '#0c4a6e', 0.5, 0),
    shade(0, 220, '#0a3040', 0.6, 0),
    shade(720, 880, '#0a3040', 0, 0.75),
    shade(880, 960, '#0a3040', 0.75, 0.75),
  ]),
}
