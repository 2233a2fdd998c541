import { halftone, scene } from '../builders/scene.ts'
import { rect } from '../builders/shapes.ts'
import { sprite } from '../builders/things.ts'
import { board, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 390,
  name: /*i18n*/ 'Chat Bubbles',
  description:
    /*i18n*/ 'A phone screen with a chat: a long message, a longer answer, and at last a single thumb up.',
  tags: /*i18n*/ 'chat, text message, phone, conversation, reply, thumbs up, format',
  zones: [
    sign(455, 400, 450, 220, 'Do you have five minutes? Nothing bad.', {
      name: /*i18n*/ 'First message',
      align: 'left',
    }),
    board(570, 720, 450, 240, 'I have already said goodbye to six people', {
      name: /*i18n*/ 'Answer',
      align: 'left',
    }),
    sign(480, 170, 360, 64, 'My boss', { name: /*i18n*/ 'Name of the contact', align: 'left' }),
  ],
  scene: scene(1024, 1280, halftone(['#38c7c0', '#1f7fb8'], '#1a6fa8'), [
    rect(512, 650, 760, 1360, ['#2a2d45', '#10121f'], { radius: 90, shadow: true }),
    rect(512, 650, 700, 1300, ['#eef4fb', '#dfe9f5'], { radius: 62 }),
    rect(512, 110, 700, 220, ['#ffffff', '#f2f6fb']),
    rect(512, 221, 700, 4, '#c9d6e6'),
    rect(455, 400, 520, 270, ['#ffffff', '#f5f7fb'], { radius: 44, shadow: true }),
    rect(570, 720, 520, 290, ['#3aa0ff', '#1f78e8'], { radius: 44, shadow: true }),
    rect(315, 965, 240, 140, ['#ffffff', '#f5f7fb'], { radius: 60, shadow: true }),
    sprite('👍', 315, 965, 120),
    sprite('😺', 235, 170, 84),
  ]),
}
