import { glow, shade } from '../builders/light.ts'
import { group, repeat, scene, studio } from '../builders/scene.ts'
import { ellipse, rect } from '../builders/shapes.ts'
import { floating, person, prop, scatter, standing } from '../builders/things.ts'
import { atBottom, atTop, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 230,
  name: /*i18n*/ 'Works on My Machine',
  description:
    /*i18n*/ 'A shrugging developer stands between a shining laptop with a green tick and a burning server rack.',
  tags: /*i18n*/ 'developer, programming, shrug, laptop, bug, server, not my problem',
  zones: [
    atTop('Works on my machine'),
    atBottom('Great, we will ship your machine'),
    sign(240, 655, 290, 110, 'My laptop', { name: /*i18n*/ 'The laptop', fontSize: 32 }),
    sign(1040, 510, 290, 110, 'Production', { name: /*i18n*/ 'The server', fontSize: 32 }),
  ],
  scene: scene(1280, 960, studio('#2aa7a0', { horizon: 0.72 }), [
    glow(240, 420, 380, '#d8ffe0', 0.9),
    prop('plinth', 240, 770, 340, 240, { shadow: 'contact' }),
    standing('💻', 240, 555, 350),
    floating('✅', 370, 260, 130, { rotate: 8 }),
    glow(1040, 430, 430, '#ff7a1f', 0.85),
    ellipse(1040, 772, 400, 46, '#0a3a3a', { opacity: 0.5 }),
    rect(1040, 520, 300, 500, ['#39415f', '#171b30'], { radius: 18, shadow: true }),
    group(1040, 350, [
      repeat(4, (row) => rect(0, row * 86, 252, 66, '#4b5578', { radius: 8 })),
      scatter(
        { shape: 'dot', colors: ['#ff3b3b', '#ff8a3b'] },
        { count: 16, seed: 4, area: [-104, -20, 104, 278], size: [14, 16] },
      ),
    ]),
    prop('flames', 1040, 775, 400, 220),
    prop('flames', 1040, 290, 280, 150),
    rect(1040, 510, 330, 126, '#ffffff', { radius: 16, shadow: true }),
    ellipse(640, 800, 340, 40, '#0a3a3a', { opacity: 0.55 }),
    person('😇', 640, 430, 270, 'hoodie', '#ff6f59', {
      hands: [-0.8, -0.06, 0.8, -0.06],
      torso: 0.74,
      legs: true,
    }),
    shade(0, 200, '#06302e', 0.5, 0),
    shade(700, 960, '#06302e', 0, 0.85),
  ]),
}
