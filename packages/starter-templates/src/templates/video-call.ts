import { fill, panel, scene, setting, studio } from '../builders/scene.ts'
import { ellipse, rect, text } from '../builders/shapes.ts'
import { person, prop, sprite } from '../builders/things.ts'
import { atBottom, atTop, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 330,
  name: /*i18n*/ 'Video Call',
  description:
    /*i18n*/ 'A grid of six video-call tiles: five polite faces and one in a room on fire.',
  tags: /*i18n*/ 'video call, meeting, online, remote work, format, grid, fire, boardroom meeting',
  zones: [
    atTop('You’re on mute'),
    atBottom('Probably for the best'),
    label(640, 440, 370, 56, 'At the “office”', { name: /*i18n*/ 'Upper middle tile' }),
    label(255, 756, 300, 56, 'The manager', { name: /*i18n*/ 'Lower left tile' }),
    label(640, 756, 370, 56, 'All good here', { name: /*i18n*/ 'Lower middle tile' }),
    label(1055, 756, 370, 56, 'The organizer', { name: /*i18n*/ 'Lower right tile' }),
  ],
  scene: scene(1280, 960, fill(['#1b1f3a', '#0d1024']), [
    panel(225, 320, 396, 310, studio('#3fa8d0'), [person('🙂', 198, 230, 210, 'suit', '#2f3a6e')], {
      radius: 24,
    }),
    panel(640, 320, 396, 310, setting('beach'), [person('😎', 198, 230, 210, 'shirt', '#ff8a5c')], {
      radius: 24,
    }),
    panel(
      1055,
      320,
      396,
      310,
      studio('#d06fa8'),
      [person('🥱', 198, 230, 210, 'hoodie', '#5a6ff0')],
      { radius: 24 },
    ),
    panel(225, 645, 396, 310, studio('#6fae4a'), [sprite('🐱', 198, 210, 300)], { radius: 24 }),
    panel(
      640,
      645,
      396,
      310,
      setting('fire'),
      [person('🙂', 198, 230, 210, 'suit', '#3a2f4a'), prop('flames', 198, 320, 420, 90)],
      { radius: 24, frame: { color: '#3dffa0', width: 12 } },
    ),
    panel(
      1055,
      645,
      396,
      310,
      fill(['#2c3152', '#1d2140']),
      [ellipse(198, 150, 170, 170, ['#ff9f5c', '#e0523f']), text('?', 198, 150, 110, '#ffffff')],
      { radius: 24 },
    ),
    sprite('🔇', 80, 760, 60),
    rect(640, 875, 1280, 170, ['#0a0c1c', '#05060f']),
  ]),
}
