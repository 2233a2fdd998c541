import { glow, shade, vignette } from '../builders/light.ts'
import { fill, scene } from '../builders/scene.ts'
import { rect } from '../builders/shapes.ts'
import { person, prop, scatter, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 270,
  name: /*i18n*/ 'Plotting Fox',
  description:
    /*i18n*/ 'A fox in a velvet robe rubs its paws together beside a blazing fireplace and a map with a red cross.',
  tags: /*i18n*/ 'plotting, evil plan, fox, scheming, villain, excellent, sly, gru plan, disaster girl',
  example: { top: 'If I reply at 17:59', bottom: 'it becomes their problem' },
  scene: scene(1280, 960, fill(['#1a0b1f', '#3a1228', '#240a18']), [
    scatter(
      { shape: 'star', colors: ['#5c2340'] },
      { count: 48, seed: 1, area: [0, 0, 1280, 780], size: [44, 46] },
    ),
    rect(1000, 560, 470, 520, ['#6a5a66', '#3a2f3d'], { radius: 16, shadow: true }),
    rect(1000, 320, 560, 50, ['#9a8390', '#5c4a58'], { radius: 10 }),
    rect(1000, 640, 340, 360, '#120608', { radius: 60 }),
    glow(1000, 640, 480, '#ff8a2e', 0.8),
    prop('flames', 1000, 815, 300, 280),
    sprite('🪵', 940, 830, 150, { anchor: 'feet', rotate: 90 }),
    sprite('🪵', 1060, 830, 150, { anchor: 'feet', rotate: 80 }),
    sprite('🏺', 850, 298, 130, { anchor: 'feet' }),
    sprite('🕯️', 1150, 298, 130, { anchor: 'feet' }),
    rect(450, 590, 620, 760, ['#8a2440', '#4a0f24'], { radius: 170, shadow: true }),
    person('🦊', 450, 570, 400, 'robe', '#5a2a8a', {
      hands: [-0.09, 0.32, 0.09, 0.32],
      skin: '#ff8f3a',
      torso: 1.1,
      tilt: 5,
    }),
    prop('desk', 500, 1010, 960, 250, { color: '#5a2c1c' }),
    standing('🗺️', 740, 840, 230, { rotate: -4 }),
    sprite('❌', 760, 730, 60),
    vignette(0.6),
    shade(780, 960, '#12050a', 0, 0.55),
  ]),
}
