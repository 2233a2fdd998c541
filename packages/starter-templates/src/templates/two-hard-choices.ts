import { glow, vignette } from '../builders/light.ts'
import { scene, studio } from '../builders/scene.ts'
import { ellipse, rect } from '../builders/shapes.ts'
import { floating, person, prop, sprite } from '../builders/things.ts'
import { atBottom, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 90,
  name: /*i18n*/ 'Two Hard Choices',
  description:
    /*i18n*/ 'A sweating person stands between a blue door and a red door, unable to decide.',
  tags: /*i18n*/ 'choice, two doors, decision, dilemma, nervous, sweat, two buttons, uno draw 25',
  zones: [
    sign(250, 480, 270, 190, 'Go to bed', {
      name: /*i18n*/ 'Left door',
      color: '#1f4fa0',
      fontSize: 38,
    }),
    sign(1030, 480, 270, 190, 'One more video', {
      name: /*i18n*/ 'Right door',
      color: '#a01f2c',
      fontSize: 38,
    }),
    atBottom('It is already 4 a.m.', /*i18n*/ 'Bottom Text'),
  ],
  scene: scene(1280, 960, studio('#6a5acd', { horizon: 0.76 }), [
    glow(250, 480, 420, '#6fd6ff', 0.8),
    glow(1030, 480, 420, '#ff8a7a', 0.8),
    prop('door', 250, 780, 330, 590, { color: '#2f7fe0', shadow: 'contact' }),
    prop('door', 1030, 780, 330, 590, { color: '#e0433f', shadow: 'contact', flip: true }),
    rect(250, 480, 300, 220, ['#ffffff', '#dfe6f5'], { radius: 16, shadow: true }),
    rect(1030, 480, 300, 220, ['#ffffff', '#f5dfe2'], { radius: 16, shadow: true }),
    ellipse(640, 900, 420, 60, '#2a2160', { opacity: 0.5 }),
    person('😰', 640, 500, 300, 'shirt', '#ffb020', {
      hands: [-0.78, 0.02, 0.78, 0.02],
      torso: 0.74,
      legs: true,
    }),
    sprite('💦', 830, 280, 110),
    floating('❓', 470, 300, 110, { rotate: -16 }),
    vignette(0.45),
  ]),
}
