import type { Scene } from '@memesmith/scenes'
import type { Zone } from './builders/zones.ts'

interface Facts {
  /** Its place in the gallery of a new installation: the lowest comes first. */
  readonly rank: number
  /** What people would search for. */
  readonly name: string
  /** One sentence that says what is in the picture; serves as its alternative text. */
  readonly description: string
  /** Separated by commas. */
  readonly tags: string
  readonly scene: Scene
  /** Whether its scene moves (see `sceneAt`). */
  readonly moves?: true
}

/** A picture with the usual two captions. */
interface ClassicTemplate extends Facts {
  /** A caption pair that shows how the picture is used. */
  readonly example: { readonly top: string; readonly bottom: string }
}

/** A picture whose words have places of their own. */
interface ZonedTemplate extends Facts {
  /**
   * Two to six, the most important ones first. The editor shows their names; it calls those without
   * one Top Text, Bottom Text, Text 3 and so on.
   */
  readonly zones: readonly [Zone, Zone, ...Zone[]]
}

/** What a file in `templates/` exports as `template`; the file's name is the slug. */
export type Template = ClassicTemplate | ZonedTemplate
