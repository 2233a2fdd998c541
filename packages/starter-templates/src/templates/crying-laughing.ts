import { glow, shade } from '../builders/light.ts'
import { scene, sunburst } from '../builders/scene.ts'
import { floating, scatter } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 150,
  name: /*i18n*/ 'Crying Laughing',
  description:
    /*i18n*/ 'Three faces cry with laughter on a bright comic background, fountains of tears on both sides.',
  tags: /*i18n*/ 'laughing, lol, crying, funny, joke, reaction, haha, mocking spongebob',
  example: { top: '“I’ll only have one slice”', bottom: 'Everyone who has ever met me' },
  scene: scene(1280, 960, sunburst(['#0aa5c9', '#2cc9e0'], { y: 480, rays: 24 }), [
    glow(640, 480, 480, '#fff7b0', 0.6),
    floating('🤣', 230, 560, 370, { rotate: -22 }),
    floating('😆', 1050, 560, 360, { rotate: 18 }),
    floating('😂', 640, 470, 420, { rotate: -4 }),
    scatter('💧', { count: 16, seed: 8, area: [20, 180, 1260, 760], size: [40, 80], turn: 50 }),
    shade(740, 960, '#064a6e', 0, 0.6),
    shade(0, 190, '#064a6e', 0.35, 0),
  ]),
}
