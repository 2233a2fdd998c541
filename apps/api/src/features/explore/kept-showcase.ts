/**
 * What the landing page shows of the public side.
 *
 * Problem: every visitor of the site asks for it, and it is the same for all of them for a while. But a meme
 * that its owner takes back is gone at once.
 * Approach: the list is kept for some seconds. Each answer asks only which of its memes may still be seen,
 * by their keys.
 */
import type { PublicMemes } from '@memesmith/contract'
import type { I18n } from '@memesmith/languages/server'
import type { Db } from '../../database/schema.ts'
import { keepResult } from '../../runtime/keep-result.ts'
import { listVisibleOf } from '../memes/public/public-memes.repository.ts'
import { listPublicMemes } from './explore.service.ts'

/** So long, in ms, visitors see the same numbers of likes. */
const KEPT_MS = 10_000

/** @returns a function that lists what is popular, as visitors see it in a language */
export function keepShowcase(db: Db): (i18n: I18n) => Promise<PublicMemes> {
  const byLanguage = new Map<string, () => Promise<PublicMemes>>()
  return async (i18n) => {
    const list = () => listPublicMemes(db, { sort: 'popular' }, undefined, i18n)
    const popular = byLanguage.get(i18n.locale) ?? keepResult(list, KEPT_MS)
    byLanguage.set(i18n.locale, popular)
    const { memes, hasNext } = await popular()
    const visible = await listVisibleOf(
      db,
      memes.map(({ shareId }) => shareId),
    )
    return { memes: memes.filter(({ shareId }) => visible.has(shareId)), hasNext }
  }
}
