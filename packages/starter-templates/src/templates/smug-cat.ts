import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, rect } from '../builders/shapes.ts'
import { floating, person, scatter, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 30,
  name: /*i18n*/ 'Smug Cat',
  description:
    /*i18n*/ 'A smirking cat in a suit sits on a red throne with a crown, golden light and piles of coins.',
  tags: /*i18n*/ "smug, cat, king, told you so, throne, winner, reaction, mocking, chef's kiss, proud",
  example: { top: 'Me after one thing works', bottom: 'I am the senior engineer now' },
  scene: scene(1280, 1280, setting('stage', { horizon: 0.78 }), [
    glow(640, 560, 620, '#ffd76a', 0.8),
    rect(640, 690, 620, 860, ['#ffe38a', '#d99a26', '#8a5a12'], { radius: 150, shadow: true }),
    rect(640, 700, 530, 800, ['#d42a4f', '#6e0c26'], { radius: 120 }),
    scatter(
      { shape: 'dot', colors: ['#ff6a86', '#a3173a'] },
      { count: 42, seed: 2, area: [410, 330, 870, 1080], size: [16, 18], opacity: 0.55 },
    ),
    person('😼', 640, 690, 420, 'suit', '#28305c', {
      hands: [-0.84, 0.62, 0.84, 0.62],
      skin: '#ffb52e',
      torso: 1.25,
    }),
    rect(275, 1010, 150, 330, ['#ffe38a', '#b87a1c'], { radius: 60, shadow: true }),
    rect(1005, 1010, 150, 330, ['#ffe38a', '#b87a1c'], { radius: 60, shadow: true }),
    ellipse(288, 930, 120, 100, '#ffb52e'),
    ellipse(992, 930, 120, 100, '#ffb52e'),
    floating('👑', 640, 318, 230, { rotate: -6 }),
    scatter('🪙', {
      count: 26,
      seed: 5,
      area: [0, 1080, 1280, 1280],
      size: [110, 170],
      turn: 40,
      shadow: 'drop',
    }),
    floating('💎', 180, 1110, 150, { rotate: -14 }),
    sprite('✨', 210, 430, 170),
    sprite('✨', 1080, 520, 140, { flip: true }),
    shade(900, 1180, '#1d0210', 0, 0.88),
    shade(1180, 1280, '#1d0210', 0.88, 0.88),
    shade(0, 260, '#1d0210', 0.6, 0),
    vignette(0.55),
  ]),
}
