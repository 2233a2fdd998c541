/** The generator's part of a draft. */
export const GENERATOR_PART = 'generator'

/** The state of the generator that is kept in a draft. After a success there is none. */
export interface GeneratorDraft {
  readonly title?: string
  readonly prompt?: string
}
