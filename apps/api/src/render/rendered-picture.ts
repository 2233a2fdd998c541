import type { Canvas } from './canvas.ts'

/** A finished picture. Sizes are pixels. */
export interface RenderedPicture {
  readonly width: number
  readonly height: number
  readonly png: Buffer
}

/** A canvas that this server drew, or the unvalidated bytes of a PNG, JPEG or WebP file. */
export type GeneratedPicture = Uint8Array | Canvas
