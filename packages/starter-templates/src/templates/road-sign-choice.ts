import { shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, polygon, rect } from '../builders/shapes.ts'
import { floating, prop, sprite, standing } from '../builders/things.ts'
import { atBottom, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 530,
  name: /*i18n*/ 'Road Sign Choice',
  description:
    /*i18n*/ 'A turtle with a backpack stops at a signpost whose two boards point opposite ways.',
  tags: /*i18n*/ 'road sign, choice, signpost, direction, crossroads, turtle, format, left exit 12 off ramp, traffic, confused',
  zones: [
    label(935, 310, 370, 96, 'The plan', { name: /*i18n*/ 'Upper sign', fontSize: 38 }),
    label(608, 470, 370, 96, 'The shortcut', { name: /*i18n*/ 'Lower sign', fontSize: 38 }),
    atBottom('It is never the plan', /*i18n*/ 'Bottom Text'),
  ],
  scene: scene(1280, 960, setting('meadow', { horizon: 0.56, seed: 8 }), [
    polygon(
      `
        560,980 600,760 420,660 60,590 60,566 460,620 640,700 830,620 1230,560 1230,586
        880,664 700,760 780,980
      `,
      ['#f2d9a0', '#c9985c'],
      { smooth: true },
    ),
    standing('🌳', 120, 640, 260),
    sprite('🏰', 1170, 560, 190, { anchor: 'feet' }),
    ellipse(760, 850, 180, 30, '#1a3a14', { opacity: 0.5 }),
    rect(760, 530, 44, 640, ['#b9773f', '#6e3f1f'], { radius: 10 }),
    prop('arrowBoard', 940, 380, 520, 140),
    prop('arrowBoard', 600, 540, 520, 140, { flip: true, color: '#b9753c' }),
    standing('🐢', 330, 790, 290, { flip: true }),
    floating('🎒', 315, 615, 120, { rotate: 8 }),
    sprite('❓', 520, 670, 80, { rotate: 10 }),
    shade(760, 960, '#0c2a10', 0, 0.7),
    shade(0, 190, '#0c2a5e', 0.5, 0),
  ]),
}
