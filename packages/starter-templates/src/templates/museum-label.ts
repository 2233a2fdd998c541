import { glow, shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { line, rect } from '../builders/shapes.ts'
import { floating, person, prop } from '../builders/things.ts'
import { atTop, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 470,
  name: /*i18n*/ 'Museum Masterpiece',
  description:
    /*i18n*/ 'Moved visitors admire a pair of socks in a golden frame on a museum wall, with a small label beside it.',
  tags: /*i18n*/ 'museum, art, masterpiece, exhibition, sock, label, format',
  zones: [
    atTop('“Laundry, Thursday”'),
    sign(1055, 330, 300, 230, 'Mixed media on a chair, 2019–today', {
      name: /*i18n*/ 'Label on the wall',
      align: 'left',
    }),
  ],
  scene: scene(1280, 960, setting('gallery', { horizon: 0.8 }), [
    prop('picture', 560, 640, 480, 470, { color: '#2f6f8f' }),
    glow(560, 400, 260, '#fff6d6', 0.5),
    floating('🧦', 560, 405, 290),
    rect(1055, 330, 350, 270, ['#ffffff', '#e9e7f2'], { radius: 4, shadow: true }),
    line('150,760 390,800 640,808 890,800 1130,760', '#b01f3a', 16, { smooth: true, shadow: true }),
    rect(150, 810, 20, 130, ['#ffe79a', '#a86f1d'], { radius: 8 }),
    rect(1130, 810, 20, 130, ['#ffe79a', '#a86f1d'], { radius: 8 }),
    person('🧐', 200, 720, 290, 'suit', '#4a3a6e', { hands: [-0.5, 0.6, 0.2, 0.06], torso: 1.1 }),
    person('🥹', 1090, 790, 280, 'shirt', '#e0663a', {
      hands: [-0.1, 0.34, 0.1, 0.34],
      torso: 1.1,
    }),
    shade(760, 960, '#1a1024', 0, 0.55),
    shade(0, 190, '#1a1024', 0.4, 0),
  ]),
}
