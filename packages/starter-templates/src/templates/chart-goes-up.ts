import { glow, shade, vignette } from '../builders/light.ts'
import { each, fill, scene } from '../builders/scene.ts'
import { line, polygon } from '../builders/shapes.ts'
import { floating, person, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 80,
  name: /*i18n*/ 'Line Goes Up',
  description:
    /*i18n*/ 'A grinning business frog in a suit in front of a glowing chart whose green arrow shoots up.',
  tags: /*i18n*/ 'stonks, chart, profit, success, money, up, investor',
  example: { top: 'Found a coin in an old jacket', bottom: 'Passive income' },
  scene: scene(1280, 960, fill(['#06183f', '#0b3f8f', '#1487c9']), [
    glow(900, 360, 640, '#3dffb0', 0.4),
    each([240, 400, 560, 720], (y) => line(`0,${y} 1280,${y}`, '#6fb4ff', 2, { opacity: 0.35 })),
    each([160, 400, 640, 880, 1120], (x) =>
      line(`${x},0 ${x},960`, '#6fb4ff', 2, { opacity: 0.35 }),
    ),
    polygon(
      `
        0,960 0,760 130,700 230,745 380,610 500,660 660,500 780,560 960,360 1040,400
        1160,225 1160,960
      `,
      ['#3dffb0', '#1487c9'],
      { opacity: 0.28 },
    ),
    line(
      '-20,770 130,700 230,745 380,610 500,660 660,500 780,560 960,360 1040,400 1160,225',
      '#3dffb0',
      30,
      { arrow: true, outline: { color: '#04122e', width: 10 }, shadow: true },
    ),
    person('🐸', 380, 620, 400, 'suit', '#3a2f75', {
      hands: [-0.66, 0.5, 0.68, 0.06],
      skin: '#5fbf4a',
      torso: 1.1,
    }),
    floating('💸', 900, 690, 190, { rotate: 12 }),
    floating('💰', 1120, 760, 210, { rotate: -6 }),
    sprite('🕶️', 380, 412, 250, { rotate: -4 }),
    shade(740, 960, '#04122e', 0, 0.65),
    vignette(0.4),
  ]),
}
