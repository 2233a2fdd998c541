import { shade, vignette } from '../builders/light.ts'
import { scene, sunburst } from '../builders/scene.ts'
import { ellipse, rect, text } from '../builders/shapes.ts'
import { floating, scatter } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 610,
  name: /*i18n*/ 'Inbox Avalanche',
  description:
    /*i18n*/ 'On a blue background, a hand waves for help out of a mountain of envelopes while more e-mail pours down.',
  tags: /*i18n*/ 'email, inbox, overwhelmed, holiday, help, work, avalanche',
  example: { top: 'Back from one week off', bottom: 'Tell my family I read the memo' },
  scene: scene(1280, 960, sunburst(['#1f4fc4', '#2f6ae0'], { y: 420, rays: 26 }), [
    scatter('📧', {
      count: 14,
      seed: 5,
      area: [60, 180, 1220, 520],
      size: [80, 140],
      turn: 60,
      shadow: 'drop',
    }),
    scatter('✉️', {
      count: 40,
      seed: 8,
      area: [120, 560, 1160, 800],
      size: [170, 230],
      turn: 70,
      shadow: 'drop',
    }),
    rect(640, 500, 120, 330, ['#ffb02e', '#d9731a'], { radius: 40 }),
    rect(640, 390, 132, 50, '#ffffff', { radius: 16 }),
    floating('🖐️', 640, 300, 280),
    scatter('✉️', {
      count: 34,
      seed: 17,
      area: [140, 640, 1140, 900],
      size: [190, 250],
      turn: 70,
      shadow: 'drop',
    }),
    scatter('📨', {
      count: 16,
      seed: 14,
      area: [-40, 780, 1320, 960],
      size: [190, 250],
      turn: 50,
      shadow: 'drop',
    }),
    floating('🔔', 870, 300, 130, { rotate: 14 }),
    ellipse(920, 254, 84, 84, ['#ff5a6a', '#d0142f']),
    text('999', 920, 255, 38, '#ffffff'),
    shade(600, 880, '#0b1030', 0, 0.9),
    shade(880, 960, '#0b1030', 0.9, 0.9),
    shade(0, 260, '#0b1030', 0.55, 0),
    vignette(0.4),
  ]),
}
