import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { floating, sprite, standing } from '../builders/things.ts'
import { atBottom, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 250,
  name: /*i18n*/ 'T-Rex Hug',
  description:
    /*i18n*/ 'Two dinosaurs in a flowery meadow lean towards each other for a hug that their tiny arms cannot manage.',
  tags: /*i18n*/ 'dinosaur, t-rex, hug, short arms, almost, love, so close',
  zones: [
    label(330, 290, 460, 150, 'Me', { name: /*i18n*/ 'Dinosaur on the left', fontSize: 40 }),
    label(950, 290, 460, 150, 'My weekend', {
      name: /*i18n*/ 'Dinosaur on the right',
      fontSize: 40,
    }),
    atBottom('So close. So very close.', /*i18n*/ 'Bottom Text'),
  ],
  scene: scene(1280, 960, setting('meadow', { horizon: 0.56, seed: 12 }), [
    sprite('🌋', 1130, 590, 230, { anchor: 'feet', opacity: 0.9 }),
    standing('🌴', 110, 680, 330),
    glow(640, 430, 330, '#ffc4dc', 0.8),
    standing('🦖', 395, 790, 440, { flip: true, rotate: 5 }),
    standing('🦖', 885, 790, 440, { rotate: -5, brightness: 1.12, saturation: 0.75 }),
    floating('💗', 640, 390, 150),
    standing('🌷', 615, 790, 110),
    standing('🌼', 685, 780, 90),
    sprite('🌸', 90, 790, 80),
    sprite('🌼', 1190, 770, 90),
    shade(740, 960, '#0c2a10', 0, 0.75),
    shade(0, 300, '#0c2a5e', 0.5, 0),
    vignette(0.3),
  ]),
}
