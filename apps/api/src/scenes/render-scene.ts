import { type Canvas, createCanvas } from '../render/canvas.ts'
import { drawScene } from './draw-scene.ts'
import { emojiInScene } from './emoji-in-scene.ts'
import { box } from './paint.ts'
import type { Scene } from './scene.ts'
import { createSpriteStore, type SpriteStore } from './sprite-store.ts'

/** What transparent pictures are drawn on everywhere. */
const GROUND = '#ffffff'

const sharedStore = createSpriteStore()

/**
 * Draws a scene on a new canvas of its size, after loading the pictures that it needs. The canvas is
 * opaque, whatever the background leaves out.
 */
export async function renderScene(scene: Scene, store: SpriteStore = sharedStore): Promise<Canvas> {
  const sprites = await store.load(emojiInScene(scene))
  const canvas = createCanvas(scene.width, scene.height)
  const context = canvas.getContext('2d')
  box(context, 0, 0, scene.width, scene.height, GROUND)
  drawScene(context, scene, sprites)
  return canvas
}
