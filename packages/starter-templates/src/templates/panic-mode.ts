import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse } from '../builders/shapes.ts'
import { floating, person, prop, scatter, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 370,
  name: /*i18n*/ 'Panic Mode',
  description:
    /*i18n*/ 'An office worker runs screaming with both hands in the air as papers fly through the room.',
  tags: /*i18n*/ 'panic, scream, running, office, deadline, chaos, reaction, panik kalm panik, scared, help, exam',
  example: { top: 'Who deleted the database?', bottom: 'Hypothetically' },
  moves: true,
  scene: scene(1280, 960, setting('office', { seed: 6 }), [
    shade(0, 960, '#ff2d3d', 0.3, 0.12),
    sprite('🚨', 640, 110, 130),
    glow(640, 120, 420, '#ff4a4a', 0.7),
    prop('desk', 180, 850, 460, 240, { color: '#b98352', shadow: 'contact' }),
    sprite('🖥️', 160, 640, 230, { anchor: 'feet', rotate: -12 }),
    prop('flames', 170, 480, 170, 130),
    scatter('📄', {
      count: 17,
      seed: 12,
      area: [40, 200, 1240, 700],
      size: [70, 130],
      turn: 70,
      shadow: 'drop',
    }),
    ellipse(720, 915, 420, 48, '#1d2440', { opacity: 0.5 }),
    person('😫', 720, 520, 330, 'suit', '#3a4a8a', {
      hands: [-0.9, -0.4, 0.9, -0.4],
      torso: 0.76,
      legs: true,
      rotate: 5,
    }),
    sprite('🪑', 1110, 880, 250, { rotate: 70 }),
    floating('☕', 430, 380, 130, { rotate: -60 }),
    sprite('💦', 330, 440, 90),
    vignette(0.5),
  ]),
}
