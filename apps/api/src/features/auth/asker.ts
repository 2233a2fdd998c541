import type { Language } from '@memesmith/languages'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../http/guards/rate-limits/rate-limits.ts'
import { languageOf } from '../../http/language-of.ts'

/** Who asks for an e-mail. */
export interface Asker {
  readonly network: string
  /** For an account that keeps none. */
  readonly language: Language
}

export const askerOf = (request: FastifyRequest): Asker => ({
  network: networkOf(request),
  language: languageOf(request),
})
