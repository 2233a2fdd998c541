import { shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, line, polygon } from '../builders/shapes.ts'
import { floating, prop, scatter, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 440,
  name: 'It Was Not Me',
  description:
    'A puppy looks up innocently in the middle of a living room covered in torn pillow feathers and toilet paper.',
  tags: 'dog, innocent, guilty, mess, puppy, not me, pet',
  example: { top: 'It was like this when I got here', bottom: 'I fought the pillow and won' },
  scene: scene(1280, 960, setting('livingRoom', { horizon: 0.68 }), [
    prop('sofa', 760, 720, 860, 370, { color: '#3f7fb8', shadow: 'contact' }),
    polygon('560,470 610,440 640,500 700,450 690,530 600,540', ['#ffffff', '#dfe6f5'], {
      shadow: true,
    }),
    prop('picture', 1060, 330, 190, 170, { rotate: 14, color: '#7ac0a0' }),
    floating('🪴', 160, 770, 230, { rotate: -84 }),
    line('1130,800 980,860 800,830 620,890 420,850 250,900', '#ffffff', 44, {
      smooth: true,
      shadow: true,
    }),
    floating('🧻', 1140, 790, 190, { rotate: 20 }),
    scatter('🪶', {
      count: 12,
      seed: 6,
      area: [30, 200, 1250, 900],
      size: [50, 100],
      turn: 180,
      opacity: 0.95,
    }),
    scatter(
      { shape: 'dot', colors: ['#ffffff', '#f2ecff'] },
      { count: 50, seed: 16, area: [0, 700, 1280, 940], size: [14, 44], opacity: 0.9 },
    ),
    ellipse(640, 806, 420, 60, '#2a0f24', { opacity: 0.5 }),
    floating('🐶', 640, 620, 420, { rotate: 8 }),
    sprite('🪶', 760, 480, 100, { rotate: 40 }),
    shade(740, 960, '#2a0f24', 0, 0.55),
    shade(0, 190, '#2a0f24', 0.5, 0),
  ]),
}
