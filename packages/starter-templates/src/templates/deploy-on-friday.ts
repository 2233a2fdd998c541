import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, polygon, rect } from '../builders/shapes.ts'
import { person, prop, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 70,
  name: /*i18n*/ 'Deploy on Friday',
  description:
    /*i18n*/ 'A nervous engineer reaches for a huge red button in a data center while alarm lights spin.',
  tags: /*i18n*/ 'friday, deploy, developer, button, nervous, work, programming',
  example: { top: 'Friday, 16:58', bottom: 'It is only a small change' },
  scene: scene(1280, 960, setting('dataCenter', { seed: 3 }), [
    shade(0, 960, '#c3002f', 0.42, 0.1),
    glow(150, 300, 480, '#ff2d3d', 0.9),
    glow(1130, 300, 480, '#ff2d3d', 0.9),
    sprite('🚨', 150, 300, 200),
    sprite('🚨', 1130, 300, 200),
    person('😰', 430, 560, 380, 'hoodie', '#3f8f6a', { hands: [-0.62, 0.6, 1.05, 0.1], tilt: 4 }),
    prop('desk', 640, 990, 1240, 300, { color: '#5a6690' }),
    ellipse(890, 716, 350, 92, ['#5a5f78', '#2c3048']),
    rect(890, 690, 350, 54, ['#d9deea', '#8d94ab']),
    ellipse(890, 666, 350, 92, ['#f6f8fc', '#c3c9d8']),
    polygon(
      '765,660 765,618 790,572 890,552 990,572 1015,618 1015,660 955,690 825,690',
      ['#ff6a6a', '#e01133', '#8a0620'],
      { smooth: true },
    ),
    ellipse(890, 590, 210, 66, ['#ffb0a8', '#ff4d5a']),
    standing('📆', 190, 720, 200, { rotate: -5 }),
    vignette(0.6),
  ]),
}
