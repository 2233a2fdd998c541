import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { floating, person, prop, sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 130,
  name: /*i18n*/ 'Tempted While Taken',
  description:
    /*i18n*/ 'A cat on a dinner date stares with heart eyes at a passing fish while his partner watches, furious.',
  tags: /*i18n*/ 'tempted, jealous, date, cat, love, new thing, distracted boyfriend',
  zones: [
    label(1060, 725, 430, 160, 'A new JavaScript framework', {
      name: /*i18n*/ 'The temptation',
      fontSize: 32,
    }),
    label(235, 860, 440, 160, 'The project I promised to finish', {
      name: /*i18n*/ 'The partner',
      fontSize: 32,
    }),
    label(640, 860, 300, 160, 'Me', { name: /*i18n*/ 'The tempted one', fontSize: 40 }),
  ],
  scene: scene(1280, 960, setting('restaurant'), [
    glow(1070, 470, 360, '#8fe9ff', 0.9),
    person('😾', 250, 560, 350, 'shirt', '#d63a6b', {
      hands: [-0.1, 0.46, 0.12, 0.46],
      skin: '#ffb52e',
    }),
    person('😻', 640, 560, 370, 'suit', '#2f3a6e', {
      rightHand: [0.72, 0.1],
      skin: '#ffb52e',
      tilt: 9,
    }),
    sprite('💕', 850, 330, 140, { rotate: 12 }),
    floating('🐠', 1090, 470, 330, { rotate: -6 }),
    sprite('✨', 1200, 300, 130),
    sprite('💢', 390, 280, 110),
    prop('roundTable', 440, 1010, 860, 330),
    standing('🕯️', 440, 745, 170),
    glow(440, 590, 120, '#ffd98a', 0.8),
    standing('🍷', 215, 755, 150),
    standing('🍷', 660, 755, 150),
    vignette(0.5),
    shade(700, 960, '#1d0618', 0, 0.9),
  ]),
}
