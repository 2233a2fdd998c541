import { glow, shade, vignette } from '../builders/light.ts'
import { scene, studio } from '../builders/scene.ts'
import { ellipse, frame, line, polygon, rect } from '../builders/shapes.ts'
import { floating, person, scatter } from '../builders/things.ts'
import { atBottom, atTop, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 450,
  name: /*i18n*/ 'Forgotten Password',
  description:
    /*i18n*/ 'A dizzy face with a heap of wrong keys stands in front of a gigantic padlock plastered with sticky notes.',
  tags: /*i18n*/ 'password, forgot, login, locked out, padlock, security, keys, bad luck brian',
  zones: [
    atTop('New password can’t be old password'),
    atBottom('Then it WAS the password'),
    sign(650, 530, 130, 90, '12345', {
      name: /*i18n*/ 'Note 1',
      color: '#7a5c08',
      font: 'Marker',
      rotate: -9,
    }),
    sign(1080, 520, 130, 90, '????', {
      name: /*i18n*/ 'Note 2',
      color: '#7a1f4a',
      font: 'Marker',
      rotate: 8,
    }),
    sign(1070, 720, 130, 90, '12346', {
      name: /*i18n*/ 'Note 3',
      color: '#0c5c38',
      font: 'Marker',
      rotate: -6,
    }),
  ],
  scene: scene(1280, 960, studio('#3f4fd0', { horizon: 0.76 }), [
    glow(860, 440, 480, '#ffd76a', 0.6),
    ellipse(860, 838, 720, 70, '#141a5c', { opacity: 0.55 }),
    line('690,520 690,360 740,250 860,205 980,250 1030,360 1030,520', '#c9cfdf', 76, {
      smooth: true,
      outline: { color: '#6a7390', width: 8 },
    }),
    rect(860, 630, 600, 420, ['#ffd95c', '#f2a81e', '#b8740c'], { radius: 60, shadow: true }),
    frame(860, 630, 540, 360, '#ffe9a0', 8, { radius: 44 }),
    ellipse(860, 590, 110, 110, '#3a2208'),
    polygon('835,610 885,610 905,730 815,730', '#3a2208'),
    rect(650, 530, 150, 130, ['#fff7a8', '#ffe45c'], { radius: 4, rotate: -9, shadow: true }),
    rect(1080, 520, 150, 130, ['#ffb8d8', '#ff8abf'], { radius: 4, rotate: 8, shadow: true }),
    rect(1070, 720, 150, 120, ['#b8ffd0', '#7ae8a8'], { radius: 4, rotate: -6, shadow: true }),
    ellipse(300, 846, 420, 46, '#141a5c', { opacity: 0.55 }),
    person('🥴', 300, 510, 320, 'hoodie', '#e0523f', {
      hands: [-0.62, 0.5, 0.66, -0.04],
      torso: 0.72,
      legs: true,
    }),
    floating('🔑', 540, 440, 160, { rotate: 30 }),
    scatter('🗝️', {
      count: 4,
      seed: 4,
      area: [60, 650, 190, 740],
      size: [90, 120],
      turn: 80,
      shadow: 'drop',
    }),
    shade(700, 960, '#0c1050', 0, 0.8),
    vignette(0.45),
  ]),
}
