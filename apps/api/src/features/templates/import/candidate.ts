import type { PackEntry } from '@memesmith/contract'
import type { PictureDetails } from './picture-details.ts'

/** What an export records about the files of a template. */
export type StoredHashes = NonNullable<PackEntry['stored']>

/** A picture's size in pixels, and its frames: 1 unless it moves. */
export interface PictureShape {
  readonly width: number
  readonly height: number
  readonly frames: number
}

/** A picture that may become a template. */
export interface Candidate {
  /** Its path in the pack. */
  readonly file: string
  /** Empty if its name has neither a letter nor a digit. */
  readonly slug: string
  /** The name of a new template without a name of its own. */
  readonly fallbackName: string
  /** What the operator has to rename if the name is taken. */
  readonly named: 'file' | 'folder'
  readonly stored?: StoredHashes | undefined
  /**
   * @param notes receives what is not kept, for the report
   * @throws Error with a sentence when they can't be used
   */
  detailsFor(picture: PictureShape, notes: string[]): PictureDetails
}
