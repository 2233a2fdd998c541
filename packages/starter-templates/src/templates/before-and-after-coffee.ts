import { shade } from '../builders/light.ts'
import { fill, panel, scene, studio, sunburst } from '../builders/scene.ts'
import { rect } from '../builders/shapes.ts'
import { prop, sprite, standing } from '../builders/things.ts'
import { atBottom, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 420,
  name: /*i18n*/ 'Before and After Coffee',
  description:
    /*i18n*/ 'Two panels: a gray zombie at a desk before the first coffee, a radiant superhero after it.',
  tags: /*i18n*/ 'before, after, coffee, morning, two panels, superhero, zombie',
  zones: [
    label(318, 115, 560, 150, 'Before coffee', { name: /*i18n*/ 'Before', fontSize: 40 }),
    label(962, 115, 560, 150, 'After coffee', { name: /*i18n*/ 'After', fontSize: 40 }),
    atBottom('Still won’t answer the phone', /*i18n*/ 'Bottom Text'),
  ],
  scene: scene(1280, 960, fill('#15122b'), [
    panel(318, 480, 630, 960, studio('#5c6678', { horizon: 0.72 }), [
      sprite('🌧️', 315, 260, 240, { saturation: 0.5 }),
      sprite('🧟', 315, 790, 420, { anchor: 'feet' }),
      prop('desk', 315, 1000, 600, 290, { color: '#6a6470' }),
      standing('⏰', 130, 770, 140, { saturation: 0.5 }),
    ]),
    panel(962, 480, 630, 960, sunburst(['#ff9f1c', '#ffc93c'], { x: 315, y: 500, rays: 22 }), [
      sprite('🦸', 315, 790, 420, { anchor: 'feet' }),
      prop('desk', 315, 1000, 600, 290, { color: '#c9793a' }),
      standing('☕', 500, 775, 190),
      sprite('✨', 110, 330, 140),
      sprite('⚡', 530, 330, 150, { rotate: 12 }),
    ]),
    rect(640, 480, 18, 980, '#ffffff'),
    shade(760, 960, '#0a0a1c', 0, 0.75),
    shade(0, 240, '#3a1a04', 0.5, 0),
  ]),
}
