import { glow, shade, vignette } from '../builders/light.ts'
import { scene, studio } from '../builders/scene.ts'
import { line, polygon, rect } from '../builders/shapes.ts'
import { person, prop, sprite, standing } from '../builders/things.ts'
import { atBottom, sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 550,
  name: /*i18n*/ 'Definitely Human',
  description:
    /*i18n*/ 'A robot in a hoodie with a fake moustache sits at a laptop and ticks a box to prove that it is no robot.',
  tags: /*i18n*/ 'robot, captcha, human, ai, disguise, internet, suspicious, hello there',
  zones: [
    sign(945, 420, 270, 150, 'Select all the traffic lights', {
      name: /*i18n*/ 'Robot test',
      align: 'left',
    }),
    atBottom('My cousin is in this picture'),
  ],
  scene: scene(1280, 960, studio('#7a5ae0', { horizon: 0.8 }), [
    glow(440, 440, 480, '#8fe9ff', 0.6),
    person('🤖', 420, 560, 390, 'hoodie', '#f2a23a', {
      hands: [-0.56, 0.3, 0.66, 0.16],
      skin: '#b9c3dc',
    }),
    polygon(
      `
        420,502 388,488 352,490 322,524 352,530 392,524 420,514 448,524 488,530 518,524
        488,490 452,488
      `,
      ['#5c3418', '#2c1608'],
      { smooth: true },
    ),
    rect(930, 420, 530, 190, ['#ffffff', '#eef0fa'], {
      radius: 16,
      stroke: { color: '#c4cae0', width: 5 },
      shadow: true,
    }),
    rect(750, 420, 86, 86, '#ffffff', { radius: 10, stroke: { color: '#8a93b0', width: 6 } }),
    line('724,420 746,446 790,382', '#1fae5c', 18),
    sprite('🚦', 1120, 420, 120),
    prop('desk', 640, 1000, 1240, 290, { color: '#c98a4e' }),
    standing('🪴', 1060, 770, 190),
    standing('🔋', 150, 770, 150),
    polygon('660,560 660,650 682,630 698,668 716,660 700,624 730,624', '#ffffff', {
      stroke: { color: '#000000', width: 4 },
    }),
    shade(760, 960, '#1a0c3a', 0, 0.5),
    vignette(0.35),
  ]),
}
