import { glow, shade } from '../builders/light.ts'
import { fill, panel, scene, sunburst } from '../builders/scene.ts'
import { polygon, ring } from '../builders/shapes.ts'
import { floating, person, prop, scatter, sprite } from '../builders/things.ts'
import { label } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 680,
  name: /*i18n*/ 'Angel and Devil',
  description:
    /*i18n*/ 'A hungry person stands between an angelic broccoli with a halo and a devilish donut with horns and flames.',
  tags: /*i18n*/ 'temptation, angel, devil, diet, donut, broccoli, food, evil kermit, gym',
  zones: [
    label(300, 110, 560, 130, 'Eat something green', {
      name: /*i18n*/ 'The good choice',
      font: 'Comic Book',
    }),
    label(980, 110, 440, 150, 'There is a green one in the box', {
      name: /*i18n*/ 'The temptation',
      font: 'Comic Book',
    }),
    label(640, 850, 280, 90, 'Me', { name: /*i18n*/ 'The one in between', font: 'Comic Book' }),
  ],
  scene: scene(1280, 960, fill('#7fd6f5'), [
    panel(320, 480, 640, 960, sunburst(['#5cc4ee', '#8fe0fa'], { x: 300, y: 420, rays: 20 }), []),
    panel(960, 480, 640, 960, sunburst(['#a3142f', '#c92a3a'], { x: 340, y: 420, rays: 20 }), []),
    prop('flames', 970, 970, 640, 430),
    scatter('☁️', { count: 5, seed: 3, area: [20, 520, 480, 640], size: [150, 230] }),
    glow(270, 400, 250, '#ffffff', 0.8),
    sprite('🪽', 110, 400, 200, { flip: true, rotate: 14 }),
    sprite('🪽', 430, 400, 200, { rotate: -14 }),
    floating('🥦', 270, 420, 280),
    ring(270, 250, 170, 50, '#ffd23f', 18),
    polygon('890,330 870,210 960,290', ['#ff5a4a', '#8a0c1c']),
    polygon('1130,330 1150,210 1060,290', ['#ff5a4a', '#8a0c1c']),
    floating('🍩', 1010, 420, 300),
    floating('🔱', 1190, 430, 190, { rotate: 12 }),
    person('🤤', 640, 680, 350, 'hoodie', '#3f4fa8', {
      hands: [-0.6, 0.6, 0.78, 0],
      torso: 1,
      tilt: 10,
    }),
    shade(740, 960, '#140c28', 0, 0.6),
  ]),
}
