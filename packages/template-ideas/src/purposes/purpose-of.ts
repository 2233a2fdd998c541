import type { Purpose, Purposes } from '../purpose.ts'
import { CHOICES } from './choices.ts'
import { DOCUMENTS } from './documents.ts'
import { LABELS } from './labels.ts'
import { REACTIONS } from './reactions.ts'

/** What each starter template is for, by its slug. */
export const PURPOSES: Purposes = { ...REACTIONS, ...CHOICES, ...LABELS, ...DOCUMENTS }

/** What a template is for; undefined for one that does not come with the software. */
export const purposeOf = (slug: string): Purpose | undefined =>
  Object.hasOwn(PURPOSES, slug) ? PURPOSES[slug] : undefined
