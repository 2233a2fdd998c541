import { shade, vignette } from '../builders/light.ts'
import { each, fill, panel, scene, studio } from '../builders/scene.ts'
import { ellipse, frame, line, polygon, rect, text } from '../builders/shapes.ts'
import { person } from '../builders/things.ts'
import { sign } from '../builders/zones.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 140,
  name: /*i18n*/ 'Wanted Poster',
  description:
    /*i18n*/ 'An old paper poster on a wooden wall shows a raccoon outlaw, with a reward below.',
  tags: /*i18n*/ 'wanted, poster, western, outlaw, raccoon, crime, format',
  zones: [
    sign(512, 178, 760, 130, 'Wanted', {
      name: /*i18n*/ 'Headline',
      color: '#5c2a0c',
      uppercase: true,
    }),
    sign(512, 1085, 720, 160, 'For eating the cheese. All of it.', {
      name: /*i18n*/ 'Crime',
      color: '#5c2a0c',
    }),
  ],
  scene: scene(1024, 1280, fill(['#8a5430', '#5c3418']), [
    each([210, 470, 740, 1010], (y) => rect(512, y, 1024, 6, '#2c1608', { opacity: 0.7 })),
    line('60,60 300,72 600,52 980,70', '#3f2210', 4, { smooth: true, opacity: 0.5 }),
    line('0,600 260,612 520,590 1024,604', '#3f2210', 4, { smooth: true, opacity: 0.5 }),
    line('0,1130 360,1142 720,1120 1024,1134', '#3f2210', 4, { smooth: true, opacity: 0.5 }),
    polygon(
      `
        70,50 300,62 560,46 950,58 962,400 948,800 964,1226 640,1236 330,1222 62,1234 74,820
        58,420
      `,
      ['#f7e3b0', '#edcf8f', '#d9ae68'],
      { shadow: true },
    ),
    frame(512, 640, 820, 1090, '#7a4a1e', 8, { opacity: 0.8 }),
    rect(512, 560, 640, 600, ['#c99a54', '#9a6a30'], { stroke: { color: '#5c3414', width: 10 } }),
    panel(512, 560, 630, 590, studio('#c79a5c', { horizon: 0.9 }), [
      person('🦝', 315, 420, 390, 'suit', '#5c4630', { skin: '#6f6a7d' }),
      ellipse(315, 152, 400, 60, ['#7a4a26', '#4a2a14']),
      polygon('205,146 222,40 270,26 315,46 360,26 408,40 425,146', ['#8a5a30', '#5c3418'], {
        smooth: false,
      }),
      rect(315, 132, 220, 26, '#2c1608'),
    ]),
    text('$ 5,000', 512, 940, 110, '#5c2a0c'),
    ellipse(512, 84, 34, 34, ['#d9dde8', '#5a6070'], { shadow: true }),
    ellipse(120, 1180, 34, 34, ['#d9dde8', '#5a6070'], { shadow: true }),
    ellipse(904, 1180, 34, 34, ['#d9dde8', '#5a6070'], { shadow: true }),
    shade(1000, 1240, '#4a2408', 0, 0.4),
    shade(0, 200, '#4a2408', 0.35, 0),
    vignette(0.5, '#1a0a04'),
  ]),
}
