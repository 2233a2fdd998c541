import type { PublicFilter, PublicMeme } from '@memesmith/contract'
import type { I18n } from '@memesmith/languages/server'
import type { Db } from '../../database/schema.ts'
import { findTemplate } from '../templates/catalog/templates.repository.ts'

/** What a list is called on its page and in its feed, in a language. */
export async function titleOfList(
  db: Db,
  { sort, handle, tag, template }: PublicFilter,
  memes: readonly PublicMeme[],
  i18n: I18n,
): Promise<string> {
  const isPopular = sort === 'popular'
  const which = isPopular ? i18n.t('Popular memes') : i18n.t('Memes')
  if (handle !== undefined) {
    return i18n.t('Memes by {handle}', { handle: memes[0]?.handle ?? handle })
  }
  if (tag !== undefined) {
    return isPopular
      ? i18n.t('Popular memes with #{tag}', { tag })
      : i18n.t('Memes with #{tag}', { tag })
  }
  if (template === undefined) return isPopular ? which : i18n.t('Newest memes')
  const name = memes[0]?.template?.name ?? (await findTemplate(db, Number(template)))?.name
  if (name === undefined) return which
  return isPopular
    ? i18n.t('Popular memes on {name}', { name })
    : i18n.t('Memes on {name}', { name })
}
