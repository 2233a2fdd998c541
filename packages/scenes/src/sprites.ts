/** Where the visible part of a picture is, as fractions of its square. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The picture of an emoji, ready to be drawn by the context that draws the scene. */
export interface Sprite {
  readonly image: object
  /** Its blurred silhouette, `SHADOW_SPREAD` times as wide as the picture. */
  readonly shadow: object
  readonly bounds: Bounds
}

/**
 * Returns the sprite of an emoji.
 *
 * @throws Error if it has not been loaded
 */
export type Sprites = (emoji: string) => Sprite

/** Room around the silhouette for its blur. */
export const SHADOW_SPREAD = 1.4
