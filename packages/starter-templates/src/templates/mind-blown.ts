import { glow } from '../builders/light.ts'
import { scene, sunburst } from '../builders/scene.ts'
import { polygon } from '../builders/shapes.ts'
import { floating, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 40,
  name: /*i18n*/ 'Mind Blown',
  description:
    /*i18n*/ 'A face whose head explodes in the middle of a bright comic sunburst, with planets and sparks flying out.',
  tags: /*i18n*/ 'mind blown, explosion, wow, shock, reaction, realisation, surprised pikachu, shocked, plot twist, mic drop',
  example: { top: 'There is a second page', bottom: 'of search results' },
  scene: scene(1280, 960, sunburst(['#5b1fb8', '#8f3bea'], { y: 470, rays: 22 }), [
    glow(640, 430, 560, '#ff8ad8', 0.7),
    polygon(
      `
        640,90 740,240 900,130 890,310 1090,280 970,430 1150,520 960,570 1030,740 840,680
        790,850 640,720 490,850 440,680 250,740 320,570 130,520 310,430 190,280 390,310
        380,130 540,240
      `,
      ['#ffe45c', '#ff9f1c'],
      { stroke: { color: '#2a0b4f', width: 14 }, shadow: true },
    ),
    polygon(
      `
        640,190 715,300 830,225 825,355 965,345 880,450 1000,520 870,550 910,670 780,620
        745,745 640,655 535,745 500,620 370,670 410,550 280,520 400,450 315,345 455,355
        450,225 565,300
      `,
      ['#fffbe0', '#ffe45c'],
    ),
    floating('🪐', 190, 250, 200, { rotate: -14 }),
    floating('💥', 1080, 210, 190, { rotate: 14 }),
    floating('🧠', 1090, 660, 190, { rotate: 18 }),
    floating('💡', 200, 690, 180, { rotate: -22 }),
    sprite('✨', 330, 470, 110),
    sprite('✨', 960, 430, 120, { flip: true }),
    floating('🤯', 640, 480, 420),
  ]),
}
