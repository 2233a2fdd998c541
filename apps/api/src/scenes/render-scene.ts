import { type Canvas, createCanvas } from '../render/canvas.ts'
import { drawScene } from './draw-scene.ts'
import { emojiInScene } from './emoji-in-scene.ts'
import type { Scene } from './scene.ts'
import { createSpriteStore, type SpriteStore } from './sprite-store.ts'

const sharedStore = createSpriteStore()

/** Draws a scene on a new canvas of its size, after loading the pictures that it needs. */
export async function renderScene(scene: Scene, store: SpriteStore = sharedStore): Promise<Canvas> {
  const sprites = await store.load(emojiInScene(scene))
  const canvas = createCanvas(scene.width, scene.height)
  drawScene(canvas.getContext('2d'), scene, sprites)
  return canvas
}
