import { glow } from '../builders/light.ts'
import { fill, panel, scene, setting, sunburst } from '../builders/scene.ts'
import { scatter, sprite } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 260,
  name: /*i18n*/ 'Four Steps of Enlightenment',
  description:
    /*i18n*/ 'Four rows, each brighter than the last: a candle, a light bulb, the sun and a galaxy, with space for words on the left.',
  tags: /*i18n*/ 'enlightenment, four steps, levels, galaxy brain, smart, evolution, format, expanding brain, thinking',
  zones: [
    label(330, 160, 560, 220, 'Reading the manual', { name: /*i18n*/ 'Step 1' }),
    label(330, 480, 560, 220, 'Asking a colleague', { name: /*i18n*/ 'Step 2' }),
    label(330, 800, 560, 220, 'Turning it off and on again', { name: /*i18n*/ 'Step 3' }),
    label(330, 1120, 560, 220, 'Blaming the cable', { name: /*i18n*/ 'Step 4' }),
  ],
  scene: scene(1024, 1280, fill('#0c0a1c'), [
    panel(512, 160, 1024, 314, fill(['#2a2338', '#3d2f45']), [
      glow(840, 130, 230, '#ffb347', 0.6),
      sprite('🕯️', 840, 180, 220),
    ]),
    panel(512, 480, 1024, 314, fill(['#1f4a7a', '#2f7fb8']), [
      glow(800, 130, 300, '#fff2a6', 0.8),
      sprite('💡', 800, 160, 250, { rotate: 6 }),
    ]),
    panel(512, 800, 1024, 314, sunburst(['#f28c1e', '#ffb52e'], { x: 800, y: 157, rays: 20 }), [
      sprite('🌞', 800, 157, 270),
    ]),
    panel(512, 1120, 1024, 314, setting('space', { horizon: 1.4 }), [
      glow(800, 157, 360, '#ff6ae0', 0.8),
      glow(800, 157, 200, '#8fe9ff', 0.9),
      sprite('🧘', 800, 140, 250),
      scatter(
        { shape: 'star', colors: ['#ffffff', '#8fe9ff', '#ffd1f5'] },
        { count: 26, seed: 5, area: [560, 10, 1010, 300], size: [14, 46] },
      ),
    ]),
  ]),
}
