import { shade, vignette } from '../builders/light.ts'
import { scene, setting } from '../builders/scene.ts'
import { rect } from '../builders/shapes.ts'
import { floating, person, prop, scatter, sprite } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 400,
  name: /*i18n*/ 'Suspicious Look',
  description:
    /*i18n*/ 'A detective with a raised eyebrow studies cookie crumbs through a magnifying glass while a hamster hides behind the jar.',
  tags: /*i18n*/ 'suspicious, sus, detective, hmm, raised eyebrow, cookie, hamster, is this a pigeon, not sure if, gossip',
  example: { top: 'There were eleven cookies', bottom: 'The dog is on a diet' },
  scene: scene(1280, 960, setting('kitchen', { horizon: 0.74 }), [
    person('🤨', 420, 540, 380, 'suit', '#8a6a44', {
      hands: [-0.66, 0.6, 0.74, 0.2],
      torso: 1.1,
      tilt: 5,
    }),
    prop('desk', 640, 1000, 1340, 300, { color: '#e0a25c' }),
    sprite('🐹', 1080, 610, 230, { shadow: 'contact' }),
    rect(960, 628, 190, 230, ['#f2fbff', '#b8dced'], {
      radius: 40,
      stroke: { color: '#ffffff', width: 6 },
      opacity: 0.92,
      shadow: true,
    }),
    rect(960, 512, 210, 40, ['#ff7a7a', '#c92a48'], { radius: 14 }),
    sprite('🍪', 930, 690, 110, { rotate: 20 }),
    sprite('🍪', 1000, 670, 100, { rotate: -30 }),
    floating('🔍', 730, 660, 230, { flip: true, rotate: -8 }),
    scatter(
      { shape: 'dot', colors: ['#7a4a22', '#b8793a', '#5c3416'] },
      { count: 26, seed: 6, area: [560, 745, 1180, 790], size: [8, 20] },
    ),
    shade(0, 220, '#16241c', 0.7, 0),
    vignette(0.4),
    shade(760, 960, '#2a1608', 0, 0.5),
    shade(0, 190, '#12302e', 0.5, 0),
  ]),
}
