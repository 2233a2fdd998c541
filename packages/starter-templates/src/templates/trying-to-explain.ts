import { shade, vignette } from '../builders/light.ts'
import { group, scene, setting } from '../builders/scene.ts'
import { line, polygon, rect } from '../builders/shapes.ts'
import { person, prop, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

const photo = (color: string, emoji: string) => [
  rect(0, 0, 170, 190, '#ffffff', { shadow: true }),
  rect(0, -14, 146, 136, color),
  sprite(emoji, 0, -14, 120),
  sprite('📌', 8, -92, 60),
]

export const template: Template = {
  rank: 50,
  name: /*i18n*/ 'Trying to Explain',
  description:
    /*i18n*/ 'A wild-eyed raccoon in a shirt gestures at a cork board full of photos joined with red string.',
  tags: /*i18n*/ 'explain, conspiracy, raccoon, cork board, theory, obsessed, red string, pepe silvia, confused, thinking, math lady',
  example: { top: 'Me explaining to my parents', bottom: 'what I do at work' },
  scene: scene(1280, 960, setting('livingRoom', { horizon: 0.86 }), [
    shade(0, 960, '#1d1238', 0.55, 0.45),
    prop('corkboard', 640, 800, 1160, 680),
    line('180,270 420,420 200,600 560,260 1080,290 1040,590 420,420', '#e0243f', 6, {
      shadow: true,
    }),
    line('180,270 560,260 1040,590 200,600', '#e0243f', 6, { shadow: true }),
    group(180, 300, photo('#3f8fd0', '🛸'), { rotate: -6 }),
    group(
      215,
      590,
      [
        rect(0, 0, 180, 150, '#fff3b0', { shadow: true }),
        sprite('🧀', 0, 4, 120),
        sprite('📌', 8, -74, 60),
      ],
      { rotate: 5 },
    ),
    group(1080, 310, photo('#ffb35c', '🐈'), { rotate: 6 }),
    group(
      1060,
      590,
      [
        rect(0, 0, 190, 160, '#d8f5d0', { shadow: true }),
        sprite('🌕', 0, 4, 116),
        sprite('📌', 8, -80, 60),
      ],
      { rotate: -5 },
    ),
    sprite('❓', 420, 330, 110, { rotate: -12 }),
    sprite('‼️', 860, 320, 110, { rotate: 12 }),
    person('🦝', 640, 640, 400, 'shirt', '#e8e4dc', {
      hands: [-0.78, -0.1, 0.8, -0.22],
      skin: '#6f6a7d',
      torso: 1,
      tilt: -5,
    }),
    polygon('606,668 674,668 664,708 700,900 640,950 590,890 618,708', ['#c9303f', '#7a1526']),
    vignette(0.6),
    shade(740, 960, '#120a24', 0, 0.6),
  ]),
}
