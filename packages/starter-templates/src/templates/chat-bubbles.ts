import { shade } from '../builders/light.ts'
import { halftone, scene } from '../builders/scene.ts'
import { ellipse, rect } from '../builders/shapes.ts'
import { sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 390,
  name: 'Chat Bubbles',
  description:
    'A phone screen with a chat: a long message, a longer answer, and at last a single thumb up.',
  tags: 'chat, text message, phone, conversation, reply, thumbs up, format',
  example: { top: 'My four-paragraph apology', bottom: 'Seen 14:02' },
  scene: scene(1024, 1280, halftone(['#38c7c0', '#1f7fb8'], '#1a6fa8'), [
    rect(512, 650, 760, 1360, ['#2a2d45', '#10121f'], { radius: 90, shadow: true }),
    rect(512, 650, 700, 1300, ['#eef4fb', '#dfe9f5'], { radius: 62 }),
    rect(512, 110, 700, 220, ['#ffffff', '#f2f6fb']),
    rect(512, 221, 700, 4, '#c9d6e6'),
    ellipse(512, 185, 4, 4, '#ffffff'),
    rect(455, 400, 520, 270, ['#ffffff', '#f5f7fb'], { radius: 44, shadow: true }),
    rect(455, 335, 430, 26, '#b9c4d6', { radius: 13 }),
    rect(445, 385, 410, 26, '#b9c4d6', { radius: 13 }),
    rect(455, 435, 430, 26, '#b9c4d6', { radius: 13 }),
    rect(370, 485, 260, 26, '#b9c4d6', { radius: 13 }),
    rect(570, 720, 520, 290, ['#3aa0ff', '#1f78e8'], { radius: 44, shadow: true }),
    rect(570, 640, 430, 26, '#bfe0ff', { radius: 13 }),
    rect(560, 690, 410, 26, '#bfe0ff', { radius: 13 }),
    rect(570, 740, 430, 26, '#bfe0ff', { radius: 13 }),
    rect(500, 790, 290, 26, '#bfe0ff', { radius: 13 }),
    rect(315, 965, 240, 140, ['#ffffff', '#f5f7fb'], { radius: 60, shadow: true }),
    sprite('👍', 315, 965, 120),
    sprite('😺', 235, 170, 84),
    shade(1020, 1280, '#0b2a4a', 0, 0.75),
    shade(0, 220, '#0b2a4a', 0.75, 0),
  ]),
}
