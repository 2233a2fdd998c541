import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse } from '../builders/shapes.ts'
import { floating, person, prop, sprite } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 120,
  name: 'Side Eye',
  description: 'A third wheel on a sofa gives a long side eye to a couple covered in hearts.',
  tags: 'side eye, third wheel, annoyed, judging, couple, reaction, jealous, monkey puppet',
  zones: [
    label(350, 850, 600, 80, 'My team and the new tool', { name: 'The couple' }),
    label(970, 850, 540, 80, 'A spreadsheet from 2009', { name: 'The third wheel' }),
  ],
  scene: scene(1280, 960, setting('livingRoom', { horizon: 0.8 }), [
    ellipse(640, 888, 1160, 50, '#2a0f24', { opacity: 0.5 }),
    prop('sofa', 640, 890, 1180, 500, { color: '#2b8f9a' }),
    glow(360, 430, 330, '#ff9ac4', 0.8),
    person('🥰', 260, 590, 290, 'shirt', '#ff6f8f', {
      hands: [-0.5, 0.5, 0.3, 0.44],
      torso: 0.62,
      tilt: 12,
    }),
    person('😘', 500, 590, 290, 'shirt', '#6f7cff', {
      hands: [-0.3, 0.44, 0.5, 0.5],
      torso: 0.62,
      tilt: -12,
    }),
    sprite('💞', 380, 240, 170),
    sprite('💕', 150, 300, 120, { rotate: -14 }),
    sprite('💗', 620, 310, 100, { rotate: 14 }),
    person('😒', 950, 590, 340, 'hoodie', '#3b3f5c', {
      hands: [-0.3, 0.34, 0.3, 0.34],
      torso: 0.55,
    }),
    floating('🍿', 950, 720, 210),
    shade(740, 960, '#2a0f24', 0, 0.55),
    shade(0, 190, '#2a0f24', 0.35, 0),
    vignette(0.4),
  ]),
}
