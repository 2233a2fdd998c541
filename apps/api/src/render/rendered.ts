import type { Canvas } from './canvas.ts'

/** A finished picture. Sizes are pixels. */
export interface Rendered {
  readonly width: number
  readonly height: number
  readonly png: Buffer
}

/** A drawing of ours, or the bytes of a PNG, JPEG or WebP file, not checked yet. */
export type GeneratedPicture = Uint8Array | Canvas
