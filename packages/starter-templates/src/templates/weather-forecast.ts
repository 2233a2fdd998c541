import { shade } from '../builders/light.ts'
import { fill, scene } from '../builders/scene.ts'
import { line, polygon } from '../builders/shapes.ts'
import { floating, person } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 660,
  name: /*i18n*/ 'Weather Forecast',
  description:
    /*i18n*/ 'A cheerful frog presents a weather map on which every place shows a different catastrophe.',
  tags: /*i18n*/ 'weather, forecast, map, tv, frog, mood, format',
  example: { top: 'My mood this week', bottom: 'Sunny, with a chance of screaming' },
  scene: scene(1280, 720, fill(['#1f8fe0', '#0c4fa8']), [
    polygon(
      `
        470,170 620,120 760,160 900,110 1080,150 1210,240 1180,380 1220,480 1080,560 900,540
        780,600 620,560 520,580 440,470 500,360 430,260
      `,
      ['#8fe08a', '#3fae6a'],
      { smooth: true, shadow: true },
    ),
    polygon('600,230 720,200 790,270 740,350 620,340', '#b8f0a0', { smooth: true, opacity: 0.6 }),
    line('430,420 640,400 830,440 1040,380 1260,430', '#ffffff', 8, {
      smooth: true,
      opacity: 0.8,
      dash: [20, 22],
    }),
    floating('🌤️', 580, 260, 150),
    floating('⛈️', 800, 240, 160),
    floating('🌪️', 1020, 260, 160),
    floating('🔥', 680, 470, 150),
    floating('🌋', 890, 460, 150),
    floating('☄️', 1100, 440, 150),
    person('🐸', 230, 400, 320, 'suit', '#6a2f8f', {
      hands: [-0.56, 0.66, 0.82, -0.06],
      skin: '#5fbf4a',
      torso: 1.1,
    }),
    shade(520, 720, '#041a4a', 0, 0.65),
    shade(0, 150, '#041a4a', 0.45, 0),
  ]),
}
