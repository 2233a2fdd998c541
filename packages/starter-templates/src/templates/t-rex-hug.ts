import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { floating, sprite, standing } from '../builders/things.ts'
import { atBottom, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 250,
  name: 'T-Rex Hug',
  description:
    'Two dinosaurs in a flowery meadow lean towards each other for a hug that their tiny arms cannot manage.',
  tags: 'dinosaur, t-rex, hug, short arms, almost, love, so close',
  zones: [
    label(350, 620, 240, 80, 'Me', { name: 'Dinosaur on the left' }),
    label(940, 620, 300, 80, 'My weekend', { name: 'Dinosaur on the right' }),
    atBottom('So close. So very close.', 'Bottom Text'),
  ],
  scene: scene(1280, 960, setting('meadow', { horizon: 0.56, seed: 12 }), [
    sprite('🌋', 1130, 590, 230, { anchor: 'feet', opacity: 0.9 }),
    standing('🌴', 110, 680, 330),
    glow(640, 430, 330, '#ffc4dc', 0.8),
    standing('🦖', 395, 790, 440, { flip: true, rotate: 5 }),
    standing('🦖', 885, 790, 440, { rotate: -5, brightness: 1.12, saturation: 0.75 }),
    floating('💗', 640, 320, 150),
    sprite('💦', 780, 300, 70),
    sprite('💦', 500, 300, 70, { flip: true }),
    standing('🌷', 620, 850, 110),
    standing('🌼', 700, 830, 90),
    sprite('🌸', 90, 860, 80),
    sprite('🌼', 1190, 840, 90),
    shade(780, 960, '#0c2a10', 0, 0.45),
    shade(0, 190, '#0c2a5e', 0.35, 0),
    vignette(0.3),
  ]),
}
