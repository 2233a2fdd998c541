import { PICTURES_ROOT } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { findTemplateOfSlug } from '../templates/catalog/templates.repository.ts'
import { EXTENSIONS } from './read-address.ts'

/**
 * The full address for a path without its prefix, such as `/fry/test.jpg`.
 *
 * @param path that is not a page of this site
 * @returns undefined unless it begins with a template and ends in a picture's extension
 */
export async function fullAddressOf(db: Db, path: string): Promise<string | undefined> {
  const [, slug = ''] = /^\/([\w-]+)[./]/.exec(path) ?? []
  if (slug === '' || !EXTENSIONS.some((extension) => path.endsWith(`.${extension}`)))
    return undefined
  return (await findTemplateOfSlug(db, slug)) === undefined ? undefined : PICTURES_ROOT + path
}
