import { shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { polygon } from '../builders/shapes.ts'
import { floating, person, prop, sprite, standing } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 160,
  name: /*i18n*/ 'Cat on Trial',
  description:
    /*i18n*/ 'A lion judge looks down from the bench at a startled cat in a suit; a broken vase is the evidence.',
  tags: /*i18n*/ 'court, judge, guilty, cat, trial, lion, evidence, woman yelling at cat',
  zones: [
    label(910, 105, 560, 160, 'Did you push it off the table?', { name: /*i18n*/ 'The judge' }),
    label(980, 845, 480, 110, 'Define “push”', { name: /*i18n*/ 'The accused' }),
  ],
  scene: scene(1280, 960, setting('courtroom'), [
    floating('⚖️', 900, 290, 210),
    person('🦁', 400, 430, 330, 'robe', '#2b2438', {
      hands: [-0.6, 0.42, 0.84, -0.02],
      skin: '#f5b040',
      torso: 1,
    }),
    floating('🔨', 720, 370, 190, { rotate: -30 }),
    prop('desk', 400, 840, 720, 320, { color: '#7a3f1f', shadow: 'contact' }),
    standing('📚', 150, 555, 150),
    person('🙀', 980, 650, 340, 'suit', '#3f5fa8', {
      hands: [-0.6, 0.8, 0.6, 0.8],
      skin: '#ffb52e',
      torso: 1,
    }),
    prop('desk', 980, 1000, 560, 260, { color: '#9a5a30' }),
    prop('plinth', 470, 910, 250, 180, { shadow: 'contact' }),
    polygon('388,742 396,716 420,742', ['#e08a4a', '#8a4420'], { shadow: true }),
    polygon('556,748 580,712 606,748', ['#e08a4a', '#8a4420']),
    polygon('340,748 352,720 374,748', ['#e08a4a', '#8a4420']),
    floating('🏺', 480, 680, 190, { rotate: 74 }),
    sprite('💥', 590, 650, 70),
    vignette(0.5),
    shade(740, 960, '#1a0a06', 0, 0.55),
  ]),
}
