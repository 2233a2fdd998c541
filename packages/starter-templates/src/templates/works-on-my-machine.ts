import { glow, vignette } from '../builders/light.ts'
import { group, repeat, scene, studio } from '../builders/scene.ts'
import { ellipse, rect } from '../builders/shapes.ts'
import { floating, person, prop, scatter, standing } from '../builders/things.ts'
import { atBottom, atTop, label, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 230,
  name: 'Works on My Machine',
  description:
    'A shrugging developer stands between a shining laptop with a green tick and a burning server rack.',
  tags: 'developer, programming, shrug, laptop, bug, server, not my problem',
  zones: [
    atTop('Works on my machine'),
    atBottom('Great, we will ship your machine'),
    sign(240, 740, 250, 80, 'My laptop', { name: 'The laptop' }),
    label(1060, 560, 260, 80, 'Production', { name: 'The server' }),
  ],
  scene: scene(1280, 960, studio('#2aa7a0', { horizon: 0.78 }), [
    glow(240, 500, 380, '#d8ffe0', 0.9),
    prop('plinth', 240, 860, 330, 290, { shadow: 'contact' }),
    standing('💻', 240, 600, 330),
    floating('✅', 350, 330, 130, { rotate: 8 }),
    glow(1060, 500, 430, '#ff7a1f', 0.85),
    ellipse(1060, 862, 380, 46, '#0a3a3a', { opacity: 0.5 }),
    rect(1060, 600, 270, 520, ['#39415f', '#171b30'], { radius: 18, shadow: true }),
    group(1060, 400, [
      repeat(4, (row) => rect(0, row * 86, 224, 66, '#4b5578', { radius: 8 })),
      scatter(
        { shape: 'dot', colors: ['#ff3b3b', '#ff8a3b'] },
        { count: 16, seed: 4, area: [-92, -20, 92, 278], size: [14, 16] },
      ),
    ]),
    prop('flames', 1060, 866, 360, 300),
    prop('flames', 1060, 350, 250, 190),
    ellipse(650, 906, 380, 46, '#0a3a3a', { opacity: 0.55 }),
    person('😇', 650, 500, 300, 'hoodie', '#ff6f59', {
      hands: [-0.86, -0.06, 0.86, -0.06],
      torso: 0.78,
      legs: true,
    }),
    vignette(0.4),
  ]),
}
