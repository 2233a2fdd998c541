/**
 * The installed emoji pictures (WebP of 256 × 256 pixels), by emoji.
 *
 * Files are named after code points (`1f431.webp`). Some names contain the variation selector FE0F
 * or lack the tag that ends a flag, and some emoji are typed without FE0F, so both are ignored.
 */
import { readdir, readFile } from 'node:fs/promises'
import { keepResult } from '../runtime/keep-result.ts'

const folder = new URL('assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))

const IGNORED_CODES: ReadonlySet<string> = new Set(['fe0f', 'e007f'])

/** The key of an emoji's picture: the same for every way to write the emoji. */
export const emojiKeyOf = (emoji: string): string =>
  keyOfCodes([...emoji].map((character) => (character.codePointAt(0) ?? 0).toString(16)))

const keyOfCodes = (codes: readonly string[]): string =>
  codes
    .map((code) => code.toLowerCase().padStart(4, '0'))
    .filter((code) => !IGNORED_CODES.has(code))
    .join('-')

/** The files of all emoji pictures, by key. */
export const emojiFiles = keepResult(async (): Promise<ReadonlyMap<string, URL>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'))
  return new Map(
    names.map((name) => [
      keyOfCodes(name.replace('.webp', '').split(/[-_]/)),
      new URL(name, folder),
    ]),
  )
})

/** @throws Error that names a key without a picture */
export async function readEmojiPicture(key: string): Promise<Uint8Array> {
  const file = (await emojiFiles()).get(key)
  if (file === undefined) throw new Error(`expected an emoji with a picture, got ${key}`)
  return await readFile(file)
}
