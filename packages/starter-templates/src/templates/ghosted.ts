import { glow, shade, vignette } from '../builders/light.ts'
import { repeat, scene, setting } from '../builders/scene.ts'
import { bubble, ellipse } from '../builders/shapes.ts'
import { floating, sprite, standing } from '../builders/things.ts'
import type { Template } from '../template.ts'

export const template: Template = {
  rank: 300,
  name: /*i18n*/ 'Ghosted',
  description:
    /*i18n*/ 'A small ghost floats over a graveyard at night, staring at a glowing phone without an answer.',
  tags: /*i18n*/ 'ghost, ghosted, no reply, dating, phone, lonely, halloween',
  example: { top: 'They stopped replying', bottom: 'I invented this' },
  scene: scene(1280, 960, setting('spooky', { horizon: 0.74 }), [
    standing('🪦', 200, 790, 260, { brightness: 0.75 }),
    standing('🪦', 960, 760, 200, { brightness: 0.65 }),
    standing('🎃', 1090, 820, 210),
    glow(1090, 740, 200, '#ff9a2e', 0.5),
    glow(600, 480, 420, '#9fe8ff', 0.6),
    ellipse(600, 800, 320, 46, '#0a0420', { opacity: 0.6 }),
    floating('👻', 590, 490, 420),
    glow(800, 600, 220, '#b8f4ff', 0.9),
    floating('📱', 800, 600, 190, { rotate: 14 }),
    bubble('speech', 930, 390, 220, 120, {
      tail: [840, 500],
      fill: '#ffffff',
      stroke: { color: '#1b0f38', width: 8 },
    }),
    repeat(3, (column) => ellipse(880 + column * 50, 390, 26, 26, '#1b0f38')),
    sprite('🦇', 560, 190, 100, { rotate: -10, brightness: 0.5 }),
    shade(760, 960, '#0a0420', 0, 0.6),
    vignette(0.5),
  ]),
}
