import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { FONT_SETS, type FontFile, fontFileOf, wholeFamily } from '@memesmith/meme-render'
import { GlobalFonts } from '@napi-rs/canvas'
import decompress from 'woff2-encoder/decompress'
import { readAsBold } from './bold-font.ts'
import { withWholeLines } from './whole-lines.ts'

/** Every caption font file, by its id. */
const FILES: ReadonlyMap<string, FontFile> = new Map(
  FONT_SETS.flatMap((set) =>
    set.slices
      .split(' ')
      .flatMap((_, slice) => [fontFileOf(set, slice), fontFileOf(set, slice, 'normal')]),
  ).map((file) => [file.id, file]),
)

/** By the family. */
const registrations = new Map<string, Promise<void>>()

/**
 * Registers fonts with the canvas. Each file is read once, on first use.
 *
 * @throws Error when a file can't be read
 */
export async function registerFonts(
  files: readonly FontFile[] = [...FILES.values()].slice(0, 1),
): Promise<void> {
  await Promise.all(
    files.flatMap((file) => [
      registerOnce(file.family, file),
      ...(file.isWhole && !isPicture(file)
        ? [registerOnce(wholeFamily(file), file, withWholeLines)]
        : []),
    ]),
  )
}

function registerOnce(
  family: string,
  file: FontFile,
  change: (font: Buffer) => Buffer = (font) => font,
): Promise<void> {
  const registration = registrations.get(family) ?? register(family, file, change)
  registrations.set(family, registration)
  // A file that can't be read now is tried again.
  return registration.catch((error: unknown) => {
    registrations.delete(family)
    throw error
  })
}

async function register(
  family: string,
  file: FontFile,
  change: (font: Buffer) => Buffer,
): Promise<void> {
  const path = pathOf(file)
  if (!GlobalFonts.register(change(await readFont(path)), family)) {
    throw new Error(`The font file ${path} could not be read.`)
  }
}

const isPicture = ({ id }: FontFile): boolean => id.startsWith('emoji-')

async function readFont(path: string): Promise<Buffer> {
  const file = await readFile(path)
  // Skia's own WOFF2 reader loses the last glyph of every file, such as "！" in the Chinese font.
  if (path.endsWith('.woff2')) return Buffer.from(await decompress(file))
  return readAsBold(file) ?? file
}

/** Whether the canvas has the primary caption font. */
export const areFontsLoaded = (): boolean =>
  [...FILES.values()].slice(0, 1).every(({ family }) => GlobalFonts.has(family))

/** The path of the caption font with this id; undefined when there is none. */
export function fontPath(id: string): string | undefined {
  const file = FILES.get(id)
  return file && pathOf(file)
}

const pathOf = ({ package: name, path }: FontFile): string =>
  fileURLToPath(import.meta.resolve(`${name}/${path}`))
