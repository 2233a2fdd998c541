import { fill, scene } from '../builders/scene.ts'
import { rect } from '../builders/shapes.ts'
import { floating } from '../builders/things.ts'
import { board } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 500,
  name: /*i18n*/ 'Starter Pack',
  description:
    /*i18n*/ 'A white collage of six objects of a typical remote worker: laptop, coffee, headphones, cat, socks and untouched broccoli.',
  tags: /*i18n*/ 'starter pack, collage, stereotype, remote work, things, format',
  zones: [
    board(640, 112, 1080, 164, 'The “I work from home” starter pack', { name: /*i18n*/ 'Title' }),
    board(640, 1155, 1000, 90, 'Trousers sold separately', { name: /*i18n*/ 'Footnote' }),
  ],
  scene: scene(1280, 1280, fill(['#ffffff', '#eef1f7']), [
    rect(640, 110, 1280, 220, ['#ff8a3d', '#ff6a3d']),
    rect(640, 1180, 1280, 200, ['#ff6a3d', '#e84f2e']),
    rect(230, 440, 350, 370, ['#d8efff', '#b0dcfa'], { radius: 30 }),
    rect(640, 440, 350, 370, ['#ffe2ec', '#ffc4d8'], { radius: 30 }),
    rect(1050, 440, 350, 370, ['#e3f8da', '#c2ecb0'], { radius: 30 }),
    rect(230, 850, 350, 370, ['#fff1c9', '#ffe08f'], { radius: 30 }),
    rect(640, 850, 350, 370, ['#e9e0ff', '#d0c0ff'], { radius: 30 }),
    rect(1050, 850, 350, 370, ['#d5f7f2', '#a9ebe2'], { radius: 30 }),
    floating('💻', 230, 440, 270),
    floating('☕', 650, 440, 270),
    floating('🎧', 1050, 440, 260, { rotate: -8 }),
    floating('🐈', 230, 850, 270),
    floating('🧦', 640, 850, 260),
    floating('🥦', 1050, 850, 250, { rotate: 8 }),
  ]),
}
