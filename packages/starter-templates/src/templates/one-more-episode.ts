import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { polygon } from '../builders/shapes.ts'
import { floating, prop, scatter, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 640,
  name: /*i18n*/ 'One More Episode',
  description:
    /*i18n*/ 'A dazed viewer wrapped in a blanket sits on the sofa at night, lit blue by the screen, with popcorn and a clock.',
  tags: /*i18n*/ 'episode, binge, series, night, sofa, tired, streaming',
  example: { top: 'One more episode', bottom: 'The birds are singing. It is Thursday.' },
  scene: scene(1280, 960, setting('bedroom', { horizon: 0.82 }), [
    floating('🕓', 260, 250, 190),
    glow(640, 900, 860, '#58c8ff', 0.6),
    prop('sofa', 600, 900, 1120, 480, { color: '#5a4aa8' }),
    polygon(
      '360,910 380,640 470,520 600,490 730,520 820,640 850,910',
      ['#ff8a6a', '#c93f5c', '#8a2050'],
      { smooth: true, shadow: true },
    ),
    sprite('😵‍💫', 600, 480, 360),
    polygon('360,910 390,700 500,600 600,650 700,600 810,700 850,910', ['#ff9c7a', '#b8345c'], {
      smooth: true,
    }),
    glow(600, 560, 360, '#8fe0ff', 0.35),
    sprite('🍿', 880, 800, 220, { anchor: 'feet', shadow: 'drop' }),
    sprite('🥤', 300, 800, 180, { anchor: 'feet', shadow: 'drop' }),
    standing('🐈', 1090, 860, 240, { brightness: 0.7 }),
    scatter('🍕', {
      count: 3,
      seed: 2,
      area: [60, 850, 520, 930],
      size: [80, 110],
      turn: 80,
      shadow: 'drop',
    }),
    vignette(0.6),
    shade(760, 960, '#0a0a28', 0, 0.55),
  ]),
}
