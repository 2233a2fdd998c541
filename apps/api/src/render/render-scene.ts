import { setImmediate } from 'node:timers/promises'
import type { Scene } from '@memesmith/scenes'
import { drawInSteps, emojiInScene } from '@memesmith/scenes'
import { type Canvas, createCanvas } from './canvas.ts'
import { createSpriteStore, type SpriteStore } from './sprite-store.ts'

/** The background of transparent pictures. */
const GROUND = '#ffffff'

/** Yields to the event loop after this long, in ms. */
const TURN_MS = 5

const sharedStore = createSpriteStore()

/**
 * Draws a scene on a new canvas of its size, after loading its sprites. The canvas is opaque, even
 * if the background has gaps. Yields to the event loop between layers.
 *
 * @throws Error when an emoji has no picture
 */
export async function renderScene(scene: Scene, store: SpriteStore = sharedStore): Promise<Canvas> {
  const sprites = await store.load(emojiInScene(scene))
  const canvas = createCanvas(scene.width, scene.height)
  const context = canvas.getContext('2d')
  context.fillStyle = GROUND
  context.fillRect(0, 0, scene.width, scene.height)
  let start = performance.now()
  for (const _ of drawInSteps(context, scene, sprites)) {
    // Canvas commands are recorded, and run when a pixel is read; one blurred sprite takes 20 ms.
    context.getImageData(0, 0, 1, 1)
    if (performance.now() - start < TURN_MS) continue
    await setImmediate()
    start = performance.now()
  }
  return canvas
}
