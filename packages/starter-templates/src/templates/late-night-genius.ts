import { glow, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, rect } from '../builders/shapes.ts'
import { floating, prop, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 170,
  name: /*i18n*/ 'Late-Night Genius',
  description:
    /*i18n*/ 'A person in bed at night stares wide awake as a glowing light bulb appears above.',
  tags: /*i18n*/ 'night, idea, insomnia, 3 am, bed, awake, genius, roll safe, sleep, thinking, shower thoughts',
  example: { top: 'My brain at 3 a.m.', bottom: 'Do fish get thirsty?' },
  scene: scene(1280, 960, setting('bedroom'), [
    prop('bed', 560, 980, 820, 640, { shadow: 'contact' }),
    glow(560, 260, 470, '#ffe27a', 0.85),
    floating('🤩', 560, 560, 330),
    rect(560, 705, 820, 90, ['#ffffff', '#c9cdea'], { radius: 40 }),
    ellipse(410, 680, 90, 76, '#ffc83d'),
    ellipse(710, 680, 90, 76, '#ffc83d'),
    sprite('💡', 560, 270, 240, { rotate: 8 }),
    rect(1120, 850, 220, 230, ['#8a5430', '#4a2a20'], { radius: 14 }),
    rect(1120, 850, 170, 70, '#a96b40', { radius: 8 }),
    standing('⏰', 1120, 745, 180),
    sprite('✨', 330, 330, 120),
    sprite('✨', 770, 240, 100, { flip: true }),
    vignette(0.5),
  ]),
}
