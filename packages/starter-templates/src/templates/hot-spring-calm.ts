import { glow, shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, ring } from '../builders/shapes.ts'
import { scatter, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 100,
  name: /*i18n*/ 'Hot Spring Calm',
  description:
    /*i18n*/ 'A blissful bear with a mandarin on its head soaks in a steaming mountain spring while snow falls.',
  tags: /*i18n*/ 'calm, hot spring, onsen, bear, capybara, relax, unbothered, none of my business',
  example: { top: '47 unread messages', bottom: 'The water is lovely today' },
  moves: true,
  scene: scene(1280, 960, setting('snow', { horizon: 0.58, seed: 4 }), [
    standing('🌲', 90, 640, 300),
    standing('🌲', 1190, 630, 330),
    sprite('🏮', 1010, 400, 150),
    ellipse(640, 770, 1180, 380, ['#8fa3b8', '#4f6078'], { shadow: true }),
    ellipse(640, 760, 1080, 320, ['#3fc4c9', '#1f8fae', '#156a94']),
    glow(640, 720, 460, '#d8fff8', 0.5, { aspect: 0.4 }),
    sprite('🐻', 640, 560, 400, { saturation: 0.9 }),
    standing('🍊', 640, 446, 140),
    ellipse(640, 790, 620, 190, ['#46c9cc', '#1f8fae']),
    ring(640, 740, 470, 56, '#c9fff6', 6, { opacity: 0.7 }),
    ring(640, 752, 640, 90, '#c9fff6', 5, { opacity: 0.45 }),
    sprite('🦆', 320, 760, 150, { anchor: 'feet' }),
    standing('🍵', 970, 790, 150),
    scatter(
      { shape: 'dot', colors: ['#8494a8', '#a9b8c9', '#6f8096'] },
      { count: 26, seed: 7, area: [20, 880, 1260, 950], size: [70, 120], shadow: 'none' },
    ),
    glow(420, 520, 220, '#ffffff', 0.5, { aspect: 1.2 }),
    glow(880, 480, 240, '#ffffff', 0.5, { aspect: 1.2 }),
    shade(760, 960, '#0c2a44', 0, 0.55),
    shade(0, 200, '#1f4a86', 0.45, 0),
  ]),
}
