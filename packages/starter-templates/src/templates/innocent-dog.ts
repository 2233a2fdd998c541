import { shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, line, polygon } from '../builders/shapes.ts'
import { floating, prop, scatter, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 440,
  name: /*i18n*/ 'It Was Not Me',
  description:
    /*i18n*/ 'A puppy looks up innocently in the middle of a living room covered in torn pillow feathers and toilet paper.',
  tags: /*i18n*/ 'dog, innocent, guilty, mess, puppy, not me, pet',
  example: { top: 'It was like this when I got here', bottom: 'I fought the pillow and won' },
  scene: scene(1280, 960, setting('livingRoom', { horizon: 0.68 }), [
    prop('sofa', 700, 680, 900, 380, { color: '#3f7fb8', shadow: 'contact' }),
    polygon('860,400 910,360 940,430 1010,370 1000,480 890,490', ['#ffffff', '#dfe6f5'], {
      shadow: true,
    }),
    prop('picture', 1120, 320, 190, 170, { rotate: 14, color: '#7ac0a0' }),
    floating('🪴', 170, 650, 250, { rotate: -84 }),
    line('1120,690 1010,740 900,700 780,750 560,730 380,760 200,750', '#ffffff', 44, {
      smooth: true,
      shadow: true,
    }),
    floating('🧻', 1120, 670, 200, { rotate: 20 }),
    scatter('🪶', {
      count: 9,
      seed: 6,
      area: [30, 190, 1250, 420],
      size: [50, 100],
      turn: 180,
      opacity: 0.95,
    }),
    scatter(
      { shape: 'dot', colors: ['#ffffff', '#f2ecff'] },
      { count: 40, seed: 16, area: [0, 640, 1280, 770], size: [14, 40], opacity: 0.9 },
    ),
    ellipse(600, 756, 460, 60, '#2a0f24', { opacity: 0.5 }),
    floating('🐶', 600, 550, 470, { rotate: 8 }),
    sprite('🪶', 740, 380, 110, { rotate: 40 }),
    shade(690, 960, '#2a0f24', 0, 0.85),
    shade(0, 230, '#2a0f24', 0.75, 0),
  ]),
}
