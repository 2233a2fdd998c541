import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { rect, text } from '../builders/shapes.ts'
import { floating, person, scatter } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 590,
  name: /*i18n*/ 'Celebration',
  description:
    /*i18n*/ 'A cheering winner in a party hat lifts a golden trophy on a stage full of confetti.',
  tags: /*i18n*/ 'celebration, winner, trophy, party, yes, reaction, success kid, happy, excited, success',
  example: { top: 'Answered one e-mail', bottom: 'Taking the rest of the day off' },
  moves: true,
  scene: scene(1280, 960, setting('stage'), [
    glow(640, 430, 560, '#ffd76a', 0.85),
    rect(640, 860, 420, 210, ['#fff1b8', '#e0a52e', '#8a5a12'], { radius: 14, shadow: true }),
    text('1', 640, 880, 120, '#8a5a12'),
    rect(300, 895, 260, 140, ['#ffffff', '#b8bfd0', '#7a8299'], { radius: 14, shadow: true }),
    rect(980, 910, 260, 110, ['#ffcf9c', '#c07a3a', '#7a4418'], { radius: 14, shadow: true }),
    person('😒', 300, 670, 230, 'hoodie', '#3fa87a', {
      hands: [-0.2, 0.42, 0.2, 0.42],
      torso: 0.7,
    }),
    person('🙄', 980, 690, 230, 'hoodie', '#e0663a', {
      hands: [-0.2, 0.42, 0.2, 0.42],
      torso: 0.75,
    }),
    person('🥳', 640, 590, 330, 'suit', '#2f4bd0', {
      hands: [-0.7, -0.35, 0.78, -0.5],
      torso: 0.56,
    }),
    floating('🏆', 920, 320, 260, { rotate: 12 }),
    floating('🎉', 150, 330, 240, { rotate: -6, flip: true }),
    scatter(
      { shape: 'confetti', colors: ['#ffd23f', '#3ddc97', '#4cc9f0', '#ff5d8f', '#ffffff'] },
      { count: 90, seed: 21, area: [0, 0, 1280, 900], size: [16, 34], turn: 90 },
    ),
    shade(790, 960, '#2a0610', 0, 0.55),
    shade(720, 880, '#1d0210', 0, 0.8),
    shade(880, 960, '#1d0210', 0.8, 0.8),
    vignette(0.45),
  ]),
}
