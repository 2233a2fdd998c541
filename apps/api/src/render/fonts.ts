import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FONT_SETS, type FontFile, fontFileOf } from '@memesmith/meme-render'
import { GlobalFonts } from '@napi-rs/canvas'
import { readAsBold } from './bold-font.ts'

/** Every caption font file, by its id. */
const FILES: ReadonlyMap<string, FontFile> = new Map(
  FONT_SETS.flatMap((set) => set.slices.split(' ').map((_, slice) => fontFileOf(set, slice))).map(
    (file) => [file.id, file],
  ),
)

const registered = new Set<string>()

/**
 * Registers fonts with the canvas. Each file is read once, on first use.
 *
 * @throws Error when a file can't be read
 */
export function registerFonts(files: readonly FontFile[] = [...FILES.values()].slice(0, 1)): void {
  for (const file of files) {
    if (registered.has(file.id)) continue
    const path = pathOf(file)
    const bold = readAsBold(readFileSync(path))
    const isRegistered = bold
      ? GlobalFonts.register(bold, file.family)
      : GlobalFonts.registerFromPath(path, file.family)
    if (!isRegistered) {
      throw new Error(`The font file ${path} could not be read.`)
    }
    registered.add(file.id)
  }
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
