import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, polygon } from '../builders/shapes.ts'
import { scatter, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 180,
  name: /*i18n*/ 'Deadpan Stone Face',
  description:
    /*i18n*/ 'A stone head stands motionless at a wild party with balloons, cake and confetti.',
  tags: /*i18n*/ 'deadpan, moai, party, stone face, serious, unimpressed, reaction, deal with it',
  example: { top: 'Everyone: surprise!', bottom: 'Me: thank you for the surprise' },
  scene: scene(1280, 960, setting('party', { seed: 4 }), [
    sprite('🪩', 640, 130, 170),
    glow(640, 420, 520, '#ffd1f5', 0.55),
    sprite('🎈', 140, 350, 240, { rotate: -8 }),
    sprite('🎈', 1130, 320, 260, { rotate: 10, flip: true }),
    standing('🥳', 270, 750, 300, { rotate: -8 }),
    standing('🤩', 1040, 745, 290, { rotate: 8 }),
    standing('🗿', 640, 800, 420),
    polygon('585,440 665,282 735,462', ['#ffd23f', '#ff5d8f']),
    ellipse(665, 282, 50, 50, '#4cc9f0'),
    standing('🎂', 860, 775, 170),
    standing('🎁', 430, 775, 150),
    scatter(
      { shape: 'confetti', colors: ['#ffd23f', '#3ddc97', '#4cc9f0', '#ff5d8f'] },
      { count: 40, seed: 9, area: [0, 200, 1280, 740], size: [18, 34], turn: 90 },
    ),
    shade(0, 260, '#2a0a4a', 0.8, 0),
    shade(720, 960, '#1c0638', 0, 0.7),
    vignette(0.4),
  ]),
}
