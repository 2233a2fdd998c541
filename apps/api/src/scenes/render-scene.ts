import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas } from '../render/canvas.ts'
import { drawInSteps } from './draw-scene.ts'
import { emojiInScene } from './emoji-in-scene.ts'
import { box } from './paint.ts'
import type { Scene } from './scene.ts'
import { createSpriteStore, type SpriteStore } from './sprite-store.ts'

/** What transparent pictures are drawn on everywhere. */
const GROUND = '#ffffff'

/** After this long others have their turn. */
const TURN_MS = 5

const sharedStore = createSpriteStore()

/**
 * Draws a scene on a new canvas of its size, after loading the pictures that it needs. The canvas is
 * opaque, whatever the background leaves out. Others have their turn between its layers.
 */
export async function renderScene(scene: Scene, store: SpriteStore = sharedStore): Promise<Canvas> {
  const sprites = await store.load(emojiInScene(scene))
  const canvas = createCanvas(scene.width, scene.height)
  const context = canvas.getContext('2d')
  box(context, 0, 0, scene.width, scene.height, GROUND)
  let start = performance.now()
  for (const _ of drawInSteps(context, scene, sprites)) {
    // What is drawn is only noted down until a pixel is asked for; one blurred sprite takes 20 ms.
    context.getImageData(0, 0, 1, 1)
    if (performance.now() - start < TURN_MS) continue
    await setImmediate()
    start = performance.now()
  }
  return canvas
}
