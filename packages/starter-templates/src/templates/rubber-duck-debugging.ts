import { glow, shade, vignette } from '../builders/light.ts'
import { scene, studio } from '../builders/scene.ts'
import { bubble, rect } from '../builders/shapes.ts'
import { floating, person, prop, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 480,
  name: /*i18n*/ 'Rubber Duck Debugging',
  description:
    /*i18n*/ 'A programmer explains the code on a screen to a duck in glasses that already knows the answer.',
  tags: /*i18n*/ 'duck, debugging, programmer, explain, code, help, wise',
  example: { top: 'So this line never… oh.', bottom: 'Thank you, senior architect' },
  scene: scene(1280, 960, studio('#1f6f8f', { horizon: 0.76 }), [
    glow(930, 480, 420, '#ffe27a', 0.6),
    person('😮', 300, 560, 350, 'hoodie', '#7a4ae0', { hands: [-0.5, 0.36, 0.66, 0.02], tilt: 6 }),
    prop('desk', 640, 1000, 1320, 300, { color: '#b9713f' }),
    prop('screen', 610, 790, 300, 280, { shadow: 'contact', flip: true }),
    rect(560, 555, 120, 14, '#6fe8a0', { radius: 7 }),
    rect(600, 585, 160, 14, '#8fb8ff', { radius: 7 }),
    rect(580, 615, 120, 14, '#ffd166', { radius: 7 }),
    rect(610, 645, 140, 14, '#ff6f7f', { radius: 7 }),
    standing('🦆', 960, 800, 420),
    floating('🎓', 905, 395, 190, { rotate: -6 }),
    bubble('thought', 1110, 300, 240, 170, { tail: [1010, 420], fill: '#ffffff' }),
    sprite('🪲', 1110, 300, 100),
    shade(780, 960, '#0c1a2a', 0, 0.5),
    vignette(0.4),
  ]),
}
