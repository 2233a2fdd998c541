import { glow, shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse, line, polygon, ring } from '../builders/shapes.ts'
import { person, scatter } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 410,
  name: /*i18n*/ 'Frog in the Rain',
  description:
    /*i18n*/ 'A frog with an umbrella stands alone in the pouring rain and looks into the distance.',
  tags: /*i18n*/ 'frog, rain, sad, lonely, umbrella, melancholy, deep thoughts, pepe',
  example: { top: 'It has been four minutes', bottom: 'They have still not texted back' },
  moves: true,
  scene: scene(1280, 960, setting('storm', { horizon: 0.72, seed: 3 }), [
    glow(620, 480, 420, '#bfe0ff', 0.5),
    ellipse(620, 850, 900, 130, ['#5f7a94', '#2c3d52']),
    ring(620, 850, 640, 70, '#b8d4ee', 5, { opacity: 0.5 }),
    ring(620, 848, 420, 40, '#b8d4ee', 4, { opacity: 0.6 }),
    line('850,680 830,300', '#3a2a24', 14),
    person('🐸', 620, 590, 330, 'hoodie', '#f2b01e', {
      hands: [-0.56, 0.62, 0.66, 0.1],
      skin: '#5fbf4a',
      torso: 0.72,
      legs: false,
      tilt: 6,
    }),
    polygon(
      `
        470,330 520,230 640,170 810,158 980,190 1080,270 1120,360 1040,330 960,350 890,318
        810,335 730,300 640,325 560,298
      `,
      ['#ff6a7a', '#c41f3f'],
      { shadow: true },
    ),
    line('815,160 812,130', '#3a2a24', 14),
    scatter(
      { shape: 'rain', colors: ['#d5e8ff'] },
      { count: 70, seed: 5, area: [0, 140, 1280, 940], size: [34, 70], opacity: 0.5 },
    ),
    shade(760, 960, '#0a1420', 0, 0.6),
    vignette(0.5),
  ]),
}
