import { encodeLine, picturePath } from '@memesmith/contract'
import { assertShort, EXTENSIONS } from './read-address.ts'
import type { Fields } from './read-fields.ts'

/** The names under which clients send texts. */
const TEXTS = ['text', 'text[]', 'text_lines', 'text_lines[]']
/** Options of an address that a body may also have. */
const OPTIONS = [
  ...['style', 'layout', 'font', 'color', 'width', 'height'],
  ...['start', 'stop', 'frames', 'background'],
]

export const textsIn = (fields: Fields): string[] => TEXTS.flatMap((name) => fields.get(name) ?? [])

export const fieldIn = (fields: Fields, name: string): string | undefined =>
  fields.get(name)?.[0] || undefined

/**
 * The path and query for a body.
 *
 * @throws PictureError 414 for a text that is too long for an address
 */
export function madeAddress(slug: string, texts: readonly string[], fields: Fields): string {
  assertShort(texts.map(encodeLine))
  const wanted = fieldIn(fields, 'extension')
  const extension = EXTENSIONS.find((each) => each === wanted) ?? 'png'
  const query = new URLSearchParams(
    OPTIONS.flatMap((name) => {
      const value = fields.get(name)?.filter((each) => each !== '') ?? []
      return value.length === 0 ? [] : [[name, value.join(',')]]
    }),
  )
  const path = picturePath(slug, texts, extension)
  return query.size === 0 ? path : `${path}?${query}`
}

/** Splits a sentence among the texts of a template: at its punctuation, otherwise evenly. */
export function splitAmong(text: string, count: number): string[] {
  const sentences = text.split(/(?<=[.!?…:;,])\s+/)
  const parts = sentences.length >= count ? sentences : text.split(/\s+/)
  const each = Math.ceil(parts.length / Math.max(1, count))
  return Array.from({ length: count }, (_, index) =>
    parts.slice(index * each, (index + 1) * each).join(' '),
  )
}
