import { glow, shade } from '../builders/light.ts'
import { fill, scene } from '../builders/scene.ts'
import { ellipse, frame, polygon, rect } from '../builders/shapes.ts'
import { scatter, sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 750,
  name: /*i18n*/ 'Neglected Plant',
  description:
    /*i18n*/ 'A wilted rose in a dry pot waits in vain on a window sill beside a full watering bucket.',
  tags: /*i18n*/ 'plant, neglected, thirsty, forgotten, wilted, self care, sad',
  zones: [
    label(330, 845, 560, 110, 'My hobbies', { name: /*i18n*/ 'The plant', fontSize: 36 }),
    label(940, 845, 640, 110, 'Videos about them', {
      name: /*i18n*/ 'The watering bucket',
      fontSize: 36,
    }),
  ],
  scene: scene(1280, 960, fill(['#5fb9f4', '#c9ecff', '#fff1d0']), [
    glow(1000, 220, 460, '#fff3b0', 1),
    polygon('-20,640 260,540 560,590 900,520 1300,600 1300,740 -20,740', ['#8fd07a', '#5fae5c'], {
      smooth: true,
    }),
    frame(640, 350, 1190, 880, '#f6f1e6', 70),
    rect(640, 350, 34, 880, '#f6f1e6'),
    polygon('0,0 200,0 150,240 170,460 90,700 0,700', ['#e8647f', '#b8385c'], { smooth: true }),
    polygon('1280,0 1080,0 1130,240 1110,460 1190,700 1280,700', ['#e8647f', '#b8385c'], {
      smooth: true,
    }),
    rect(640, 840, 1320, 300, ['#ffffff', '#b9ac9c', '#5c5048']),
    rect(640, 692, 1320, 26, '#ffffff'),
    ellipse(370, 756, 330, 50, '#4a3a34', { opacity: 0.45 }),
    sprite('🥀', 370, 400, 440),
    polygon('240,545 500,545 462,756 278,756', ['#e88a5a', '#a84a2a'], { shadow: true }),
    rect(370, 547, 300, 60, ['#f5a070', '#c4633a'], { radius: 12, shadow: true }),
    sprite('🥺', 370, 660, 160),
    sprite('🕸️', 545, 500, 150, { opacity: 0.8 }),
    standing('🪣', 930, 765, 330),
    ellipse(930, 505, 212, 40, '#8fdcff'),
    scatter('🍂', {
      count: 4,
      seed: 2,
      area: [520, 720, 730, 760],
      size: [60, 84],
      turn: 90,
      shadow: 'drop',
    }),
    shade(760, 960, '#2a1c18', 0, 0.7),
    shade(0, 190, '#0c2a5e', 0.5, 0),
  ]),
}
