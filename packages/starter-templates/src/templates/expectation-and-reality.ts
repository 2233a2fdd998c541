import { shade } from '../builders/light.ts'
import { fill, panel, scene, setting } from '../builders/scene.ts'
import { ellipse, rect } from '../builders/shapes.ts'
import { person, scatter, sprite, standing } from '../builders/things.ts'
import { atBottom, label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 310,
  name: /*i18n*/ 'Expectation vs. Reality',
  description:
    /*i18n*/ 'Two panels: a sunny camping dream on the left, the same tent in a thunderstorm with a bear on the right.',
  tags: /*i18n*/ 'expectation, reality, camping, holiday, two panels, fail, format, christmas',
  zones: [
    label(318, 115, 560, 150, 'The brochure', { name: /*i18n*/ 'Expectation', fontSize: 40 }),
    label(962, 115, 560, 150, 'The trip', { name: /*i18n*/ 'Reality', fontSize: 40 }),
    atBottom('Five stars, would panic again', /*i18n*/ 'Bottom Text'),
  ],
  scene: scene(1280, 960, fill('#15122b'), [
    panel(318, 480, 630, 960, setting('meadow', { horizon: 0.58 }), [
      standing('🌲', 90, 620, 240),
      standing('🌲', 570, 600, 200),
      standing('⛺', 350, 720, 380),
      standing('😎', 150, 750, 170),
      sprite('🦋', 200, 430, 90, { rotate: 14 }),
      standing('🌻', 550, 740, 130),
    ]),
    panel(962, 480, 630, 960, setting('storm', { horizon: 0.66 }), [
      sprite('🌲', 60, 680, 260, { anchor: 'feet', brightness: 0.4, rotate: 8 }),
      sprite('⛺', 240, 730, 340, { anchor: 'feet', brightness: 0.6, rotate: -9 }),
      ellipse(300, 760, 560, 70, ['#8fb0d0', '#4a6484'], { opacity: 0.7 }),
      person('🐻', 480, 500, 250, 'shirt', '#7a4a30', {
        hands: [-0.7, -0.5, 0.5, -0.5],
        skin: '#7a4a30',
        torso: 1.1,
        tilt: -6,
      }),
      standing('😨', 130, 790, 180),
      scatter(
        { shape: 'rain', colors: ['#c9e2ff'] },
        { count: 60, seed: 3, area: [0, 100, 630, 900], size: [30, 60], opacity: 0.5 },
      ),
    ]),
    rect(640, 480, 18, 980, '#ffffff'),
    shade(740, 960, '#0a0a1c', 0, 0.8),
    shade(0, 220, '#0a0a2c', 0.5, 0),
  ]),
}
