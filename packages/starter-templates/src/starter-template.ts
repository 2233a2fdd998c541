import type { Scene } from '@memesmith/scenes'

/** A picture that comes with a new installation, drawn from its scene. */
export type StarterTemplate = {
  /** Also the name of the file that holds it. */
  slug: string
  /** What people would search for. */
  name: string
  /** One sentence that says what is in the picture; serves as its alternative text. */
  description: string
  tags: readonly string[]
  /** A caption pair that shows how the picture is used. */
  example: { top: string; bottom: string }
  scene: Scene
}
