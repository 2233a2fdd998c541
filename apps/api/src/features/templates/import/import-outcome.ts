/** The result for one template, or for something that was skipped. */
export type ImportOutcome =
  | {
      /** The path of its picture. */
      readonly file: string
      readonly result: 'added' | 'changed' | 'unchanged'
      readonly slug: string
      /** The number of frames of a new picture that moves. */
      readonly frames?: number
      /** What differs from the file. */
      readonly notes?: readonly string[]
    }
  | SkippedFile

export interface SkippedFile {
  readonly file: string
  readonly result: 'skipped'
  readonly reason: string
}

export const skipped = (file: string, reason: string): SkippedFile => ({
  file,
  result: 'skipped',
  reason,
})

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
