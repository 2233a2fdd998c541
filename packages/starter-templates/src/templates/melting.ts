import { glow, shade } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { ellipse } from '../builders/shapes.ts'
import { floating, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 350,
  name: /*i18n*/ 'Melting Inside',
  description: /*i18n*/ 'A smiling face melts into a puddle on a hot beach under an enormous sun.',
  tags: /*i18n*/ 'melting, heat, summer, i am fine, overwhelmed, reaction, first world problems',
  example: { top: 'No, I love meetings', bottom: 'about other meetings' },
  scene: scene(1280, 960, setting('beach', { horizon: 0.6 }), [
    glow(1000, 260, 520, '#fff3a6', 1),
    sprite('🌞', 1010, 270, 320),
    standing('⛱️', 200, 740, 360),
    ellipse(640, 806, 780, 96, ['#ffd95c', '#f0962e'], { shadow: true }),
    ellipse(900, 836, 260, 46, '#f7b23c'),
    ellipse(400, 836, 200, 34, '#f7b23c'),
    sprite('🫠', 640, 630, 420),
    floating('🍦', 1110, 780, 190, { rotate: 118 }),
    shade(780, 960, '#5c2408', 0, 0.5),
    shade(0, 180, '#0a4a8a', 0.35, 0),
    shade(640, 960, '#5a2606', 0, 0.75),
  ]),
}
