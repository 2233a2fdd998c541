import { shade } from '../builders/light.ts'
import { panel, scene, setting, sunburst } from '../builders/scene.ts'
import { ellipse, polygon, rect, text } from '../builders/shapes.ts'
import { person, sprite } from '../builders/things.ts'
import { board } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 220,
  name: /*i18n*/ 'Breaking News',
  description:
    /*i18n*/ 'A cow anchor in a suit presents the news at a glass desk, with a red banner below and a picture of a cat beside it.',
  tags: /*i18n*/ 'breaking news, tv, headline, anchor, cow, report, format',
  zones: [
    board(640, 590, 1220, 76, 'Local man replies all', {
      name: /*i18n*/ 'Headline',
      align: 'left',
      uppercase: true,
    }),
    board(500, 660, 940, 50, '4,000 people now know about the rash', {
      name: /*i18n*/ 'Second line',
      align: 'left',
    }),
  ],
  scene: scene(1280, 720, setting('newsroom', { horizon: 0.8 }), [
    panel(
      950,
      310,
      470,
      290,
      sunburst(['#e8a01e', '#ffc64a'], { rays: 20 }),
      [sprite('🙀', 235, 160, 260)],
      { radius: 12, frame: { color: '#ffffff', width: 10 }, shadow: true },
    ),
    person('🐮', 390, 430, 330, 'suit', '#26305c', {
      hands: [-0.46, 0.3, 0.46, 0.3],
      skin: '#f4f1f5',
    }),
    polygon('40,520 760,520 800,600 0,600', ['#dff3ff', '#6fb4e8'], { opacity: 0.95 }),
    rect(640, 625, 1280, 190, ['#e8142f', '#a3081f']),
    rect(640, 533, 1280, 8, '#ffffff'),
    rect(640, 706, 1280, 32, '#ffd21f'),
    rect(130, 506, 200, 58, ['#ff4a5c', '#d0142f'], { radius: 6, shadow: true }),
    ellipse(66, 506, 22, 22, '#ffffff'),
    text('LIVE', 150, 507, 40, '#ffffff'),
    shade(0, 150, '#02103a', 0.55, 0),
  ]),
}
