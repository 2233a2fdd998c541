import { glow, shade } from '../builders/light.ts'
import { fill, scene } from '../builders/scene.ts'
import { ellipse, frame, polygon, rect } from '../builders/shapes.ts'
import { scatter, sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 750,
  name: 'Neglected Plant',
  description:
    'A wilted rose in a dry pot waits in vain on a window sill beside a full watering bucket.',
  tags: 'plant, neglected, thirsty, forgotten, wilted, self care, sad',
  zones: [
    label(440, 870, 400, 90, 'My hobbies', { name: 'The plant' }),
    label(930, 870, 500, 90, 'Videos about them', { name: 'The watering bucket' }),
  ],
  scene: scene(1280, 960, fill(['#5fb9f4', '#c9ecff', '#fff1d0']), [
    glow(1000, 260, 460, '#fff3b0', 1),
    polygon('-20,700 260,600 560,650 900,580 1300,660 1300,800 -20,800', ['#8fd07a', '#5fae5c'], {
      smooth: true,
    }),
    frame(640, 400, 1190, 900, '#f6f1e6', 70),
    rect(640, 400, 34, 900, '#f6f1e6'),
    polygon('0,0 230,0 180,260 200,520 110,760 0,760', ['#e8647f', '#b8385c'], { smooth: true }),
    polygon('1280,0 1050,0 1100,260 1080,520 1170,760 1280,760', ['#e8647f', '#b8385c'], {
      smooth: true,
    }),
    rect(640, 860, 1320, 260, ['#ffffff', '#d9cfc0', '#9a8c7c']),
    rect(640, 742, 1320, 26, '#ffffff'),
    ellipse(520, 806, 330, 50, '#4a3a34', { opacity: 0.45 }),
    sprite('🥀', 520, 480, 400),
    polygon('400,610 640,610 605,806 435,806', ['#e88a5a', '#a84a2a'], { shadow: true }),
    rect(520, 612, 280, 56, ['#f5a070', '#c4633a'], { radius: 12, shadow: true }),
    sprite('🥺', 520, 718, 150),
    standing('🪣', 860, 815, 280),
    ellipse(860, 595, 180, 34, '#8fdcff'),
    sprite('🕸️', 690, 560, 150, { opacity: 0.8 }),
    scatter('🍂', {
      count: 6,
      seed: 2,
      area: [300, 800, 800, 870],
      size: [60, 90],
      turn: 90,
      shadow: 'drop',
    }),
    shade(790, 960, '#2a1c18', 0, 0.55),
    shade(0, 190, '#0c2a5e', 0.5, 0),
  ]),
}
