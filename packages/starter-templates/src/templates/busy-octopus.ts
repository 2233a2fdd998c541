import { glow, shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { line } from '../builders/shapes.ts'
import { floating, scatter, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 620,
  name: /*i18n*/ 'Busy Octopus',
  description:
    /*i18n*/ 'An octopus at the bottom of the sea juggles a laptop, phone, coffee, clock and a frying pan at once.',
  tags: /*i18n*/ 'octopus, multitasking, busy, juggling, too much, parents, work, baby, mum',
  example: { top: 'Yes, I can take that on too', bottom: 'Arms available: 0 of 8' },
  moves: true,
  scene: scene(1280, 960, setting('underwater', { horizon: 0.84 }), [
    glow(640, 440, 520, '#d8fffb', 0.5),
    standing('🪸', 120, 880, 260),
    standing('🪸', 1180, 880, 220, { flip: true }),
    line('560,600 430,640 330,560 270,600', '#ff7a59', 52, {
      smooth: true,
      outline: { color: '#d94f2f', width: 5 },
    }),
    line('720,600 850,640 950,560 1010,600', '#ff7a59', 52, {
      smooth: true,
      outline: { color: '#d94f2f', width: 5 },
    }),
    line('570,540 440,500 390,400 300,340', '#ff8a66', 50, {
      smooth: true,
      outline: { color: '#d94f2f', width: 5 },
    }),
    line('710,540 840,500 890,400 980,340', '#ff8a66', 50, {
      smooth: true,
      outline: { color: '#d94f2f', width: 5 },
    }),
    floating('🐙', 640, 540, 420),
    floating('💻', 240, 590, 220, { rotate: -8 }),
    floating('🍳', 1040, 590, 220, { rotate: 8 }),
    floating('📞', 260, 310, 180, { rotate: -14 }),
    floating('☕', 1020, 310, 180, { rotate: 10 }),
    floating('⏰', 640, 250, 170),
    scatter(
      { shape: 'bubble', colors: ['#ffffff'] },
      { count: 20, seed: 4, area: [60, 200, 1220, 820], size: [16, 54], opacity: 0.7 },
    ),
    shade(740, 960, '#041a3a', 0, 0.65),
    shade(0, 170, '#06466e', 0.5, 0),
  ]),
}
