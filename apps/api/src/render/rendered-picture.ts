import type { StoredAnimation } from './animation/animator.ts'
import type { Canvas } from './canvas.ts'

/** A finished picture. Sizes are pixels. */
export interface RenderedPicture {
  readonly width: number
  readonly height: number
  readonly png: Buffer
  /** The PNG's hash from `hashPicture`; undefined if it is not known yet. */
  readonly hash?: string
  /** The animation of a picture that moves. The PNG is its first frame. */
  readonly animation?: StoredAnimation
}

/** A canvas that this server drew, or the unvalidated bytes of a PNG, JPEG or WebP file. */
export type GeneratedPicture = Uint8Array | Canvas
