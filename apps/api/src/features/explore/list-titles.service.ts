import type { PublicFilter, PublicMeme } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { findTemplate } from '../templates/catalog/templates.repository.ts'

/** What a list is called on its page and in its feed. */
export async function titleOfList(
  db: Db,
  { sort, handle, tag, template }: PublicFilter,
  memes: readonly PublicMeme[],
): Promise<string> {
  const which = sort === 'popular' ? 'Popular memes' : 'Memes'
  if (handle !== undefined) return `Memes by ${memes[0]?.handle ?? handle}`
  if (tag !== undefined) return `${which} with #${tag}`
  if (template === undefined) return sort === 'popular' ? which : 'Newest memes'
  const name = memes[0]?.template?.name ?? (await findTemplate(db, Number(template)))?.name
  return name === undefined ? which : `${which} on ${name}`
}
