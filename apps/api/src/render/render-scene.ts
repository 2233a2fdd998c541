import { setImmediate } from 'node:timers/promises'
import type { Scene } from '@memesmith/scenes'
import { drawInSteps, emojiInScene } from '@memesmith/scenes'
import { type Canvas, createCanvas } from './canvas.ts'
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
  context.fillStyle = GROUND
  context.fillRect(0, 0, scene.width, scene.height)
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
