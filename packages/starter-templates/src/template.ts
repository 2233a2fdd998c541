import type { Scene } from '@memesmith/scenes'

/** What a file in `templates/` exports as `template`; the file's name is the slug. */
export interface Template {
  /** Its place in the gallery of a new installation: the lowest comes first. */
  readonly rank: number
  /** What people would search for. */
  readonly name: string
  /** One sentence that says what is in the picture; serves as its alternative text. */
  readonly description: string
  /** Separated by commas. */
  readonly tags: string
  /** A caption pair that shows how the picture is used. */
  readonly example: { readonly top: string; readonly bottom: string }
  readonly scene: Scene
}
