import { each, fill, scene } from '../builders/scene.ts'
import { rect, text } from '../builders/shapes.ts'
import { floating } from '../builders/things.ts'
import { board } from '../builders/zones.ts'
import type { Template } from '../template.ts'

const TIERS = [
  { letter: 'S', colors: ['#ff7a8a', '#f2385a'], snacks: ['🍕', '🌮', '🍟', '🍩'] },
  { letter: 'A', colors: ['#ffb865', '#ff8f2e'], snacks: ['🍣', '🍔', '🧀'] },
  { letter: 'B', colors: ['#ffe57a', '#f7c52e'], snacks: ['🥑', '🥐'] },
  { letter: 'C', colors: ['#8fe88a', '#3fbf5c'], snacks: ['🥕'] },
  { letter: 'D', colors: ['#7ac8ff', '#2f8fe8'], snacks: ['🥦'] },
]

const rowAt = (row: number) => 300 + row * 196

export const template: Template = {
  rank: 190,
  name: /*i18n*/ 'Tier List',
  description:
    /*i18n*/ 'A ranking chart with five colored rows from S to D, filled with snacks from best to worst.',
  tags: /*i18n*/ 'tier list, ranking, best and worst, format, opinion, chart, change my mind',
  zones: [
    board(640, 102, 1180, 150, 'A ranking that nobody asked for', { name: /*i18n*/ 'Title' }),
    board(825, rowAt(4), 720, 160, 'The broccoli knows what it did', {
      name: /*i18n*/ 'Bottom row',
      fontSize: 36,
      align: 'left',
    }),
    board(825, rowAt(3), 720, 160, 'Invited to parties, never eaten', {
      name: /*i18n*/ 'Second row from the bottom',
      fontSize: 36,
      align: 'left',
    }),
  ],
  scene: scene(1280, 1280, fill(['#2a2550', '#15132a']), [
    rect(640, 692, 1180, 1000, '#0e0c1f', { radius: 24, shadow: true }),
    each(TIERS, (_, row) => rect(640, rowAt(row), 1150, 184, '#312d55', { radius: 14 })),
    each(TIERS, ({ colors }, row) => rect(160, rowAt(row), 190, 184, colors, { radius: 14 })),
    each(TIERS, ({ letter }, row) => text(letter, 160, rowAt(row) + 2, 116, '#1b1530')),
    TIERS.flatMap(({ snacks }, row) =>
      each(snacks, (emoji, column) => floating(emoji, 355 + column * 180, rowAt(row), 150)),
    ),
  ]),
}
