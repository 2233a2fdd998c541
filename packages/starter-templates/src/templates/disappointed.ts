import { shade, spotlight, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, line, polygon } from '../builders/shapes.ts'
import { person, prop, scatter, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 540,
  name: /*i18n*/ 'Disappointed',
  description:
    /*i18n*/ 'Someone in a party hat sits alone at a table with a birthday cake and two empty chairs.',
  tags: /*i18n*/ 'disappointed, sad, alone, birthday, party, nobody came, reaction, wedding, friends',
  example: { top: 'Friday, 17:00: team fun hour', bottom: 'Attendees: 1' },
  scene: scene(1280, 960, setting('livingRoom', { horizon: 0.76 }), [
    shade(0, 960, '#1f2a5c', 0.6, 0.5),
    line('-20,110 300,190 640,150 980,200 1300,100', '#d9c9f5', 5, { smooth: true }),
    scatter(
      { shape: 'dot', colors: ['#ff5d8f', '#ffd23f', '#4cc9f0', '#3ddc97'] },
      { count: 12, seed: 3, area: [40, 140, 1240, 200], size: [30, 42] },
    ),
    standing('🪑', 190, 860, 360, { brightness: 0.8 }),
    standing('🪑', 1090, 860, 360, { flip: true, brightness: 0.8 }),
    sprite('🎈', 1060, 770, 170, { rotate: 70, saturation: 0.6 }),
    spotlight([640, -20], [640, 820], 760, '#fff2c9', 0.5),
    person('😞', 640, 560, 350, 'shirt', '#5a7fd0', { hands: [-0.46, 0.36, 0.46, 0.36], tilt: -6 }),
    polygon('560,320 604,150 700,300', ['#ffd23f', '#ff5d8f']),
    ellipse(604, 152, 44, 44, '#4cc9f0'),
    prop('roundTable', 640, 980, 720, 300, { color: '#ffe9f2' }),
    standing('🎂', 640, 790, 230),
    shade(740, 880, '#1f1030', 0, 0.8),
    shade(880, 960, '#1f1030', 0.8, 0.8),
    shade(0, 200, '#1f1030', 0.5, 0),
    vignette(0.6),
  ]),
}
