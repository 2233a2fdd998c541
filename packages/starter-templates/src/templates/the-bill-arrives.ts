import { shade, vignette } from '../builders/light.ts'
import { group, repeat, scene, setting } from '../builders/scene.ts'
import { ellipse, polygon, rect } from '../builders/shapes.ts'
import { floating, person, prop, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 520,
  name: /*i18n*/ 'The Bill Arrives',
  description:
    /*i18n*/ 'A shocked guest in a restaurant stares at a bill so long that it rolls off the table and across the floor.',
  tags: /*i18n*/ 'bill, expensive, receipt, restaurant, money, shock, broke, scroll of truth, take my money, wedding',
  example: { top: 'I just had the tap water', bottom: 'The tap water was “artisanal”' },
  scene: scene(1280, 960, setting('restaurant'), [
    person('😌', 1060, 610, 330, 'suit', '#1f2030', { hands: [-0.4, 0.4, 0.5, 0.6], torso: 1.1 }),
    person('😨', 430, 570, 370, 'shirt', '#3f8fd0', { hands: [-0.56, 0.36, 0.6, -0.02] }),
    prop('roundTable', 430, 1010, 860, 330),
    polygon(
      `
        600,300 770,300 772,700 800,790 900,850 1110,880 1120,930 860,920 690,850 612,760
        600,660
      `,
      ['#ffffff', '#e6e2ef', '#ffffff', '#d2cce0'],
      { smooth: false, shadow: true },
    ),
    group(686, 0, [
      rect(0, 345, 110, 14, '#5a5470', { radius: 7 }),
      repeat(7, (index) => rect(-22, 395 + 40 * index, 80, 10, '#a6a0ba', { radius: 5 })),
      repeat(7, (index) => rect(48, 395 + 40 * index, 34, 10, '#d0314f', { radius: 5 })),
    ]),
    ellipse(650, 566, 80, 80, ['#ffd560', '#f0a82e']),
    standing('🥛', 270, 775, 150),
    floating('💸', 880, 280, 150, { rotate: 10 }),
    shade(740, 960, '#1d0618', 0, 0.55),
    vignette(0.45),
  ]),
}
