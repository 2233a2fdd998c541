import { formatter } from '@lingui/format-po'
import { SOURCE_LANGUAGE } from './languages.ts'

/** A message of a catalog. */
export interface CatalogMessage {
  /** In English, as ICU MessageFormat. */
  readonly message: string
  readonly context: string | undefined
  /** In the language of the catalog; empty if it is missing. */
  readonly translation: string
}

const format = formatter({ lineNumbers: false })

/** Reads a PO file. */
export async function readCatalog(po: string): Promise<CatalogMessage[]> {
  const parsed = await format.parse(po, {
    locale: undefined,
    sourceLocale: SOURCE_LANGUAGE,
    filename: '',
  })
  return Object.entries(parsed)
    .filter(([, { obsolete }]) => obsolete !== true)
    .map(([id, { message = id, context, translation = '' }]) => ({ message, context, translation }))
}
