import type { Caption } from '@memesmith/meme-render'
import type { Scene } from '@memesmith/scenes'

/** A picture that comes with a new installation, drawn from its scene. */
export interface StarterTemplate {
  /** The name of the file that holds it. */
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  /** The texts of its first two captions. */
  readonly example: { readonly top: string; readonly bottom: string }
  /** Its zones, with example texts; left out for the usual caption at either edge. */
  readonly layers?: readonly Caption[]
  readonly scene: Scene
  /** Whether the picture is an animation of its scene. */
  readonly moves?: true
}
