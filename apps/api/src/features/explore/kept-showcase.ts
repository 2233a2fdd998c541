/**
 * What the landing page shows of the public side.
 *
 * Problem: every visitor of the site asks for it, and it is the same for all of them for a while. But a meme
 * that its owner takes back is gone at once.
 * Approach: the list is kept for some seconds. Each answer asks only which of its memes may still be seen,
 * by their keys.
 */
import type { PublicMemes } from '@memesmith/contract'
import type { Language } from '@memesmith/languages'
import { i18nOf } from '@memesmith/languages/server'
import type { Db } from '../../database/schema.ts'
import { keepResult } from '../../runtime/keep-result.ts'
import { listVisibleOf } from '../memes/public/public-memes.repository.ts'
import { listPublicMemes } from './explore.service.ts'

/** So long, in ms, visitors see the same numbers of likes. */
const KEPT_MS = 10_000

/** @returns a function that lists what is popular, as visitors see it in a language */
export function keepShowcase(db: Db): (language: Language) => Promise<PublicMemes> {
  const byLanguage = new Map<Language, () => Promise<PublicMemes>>()
  return async (language) => {
    const list = () => listPublicMemes(db, { sort: 'popular' }, undefined, i18nOf(language))
    const popular = byLanguage.get(language) ?? keepResult(list, KEPT_MS)
    byLanguage.set(language, popular)
    const { memes, hasNext } = await popular()
    const visible = await listVisibleOf(
      db,
      memes.map(({ shareId }) => shareId),
    )
    return { memes: memes.filter(({ shareId }) => visible.has(shareId)), hasNext }
  }
}
