import type { Template } from './template.ts'

/** A picture that comes with a new installation, drawn from its scene. */
export interface StarterTemplate extends Omit<Template, 'rank' | 'tags'> {
  /** The name of the file that holds it. */
  readonly slug: string
  readonly tags: readonly string[]
}
