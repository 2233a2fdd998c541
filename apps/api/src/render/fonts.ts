import { fileURLToPath } from 'node:url'
import { FONT_SETS, type FontFile, fontFileOf } from '@memesmith/meme-render'
import { GlobalFonts } from '@napi-rs/canvas'

/** Every caption font file, by its id. */
const FILES: ReadonlyMap<string, FontFile> = new Map(
  FONT_SETS.flatMap((set) => set.slices.split(' ').map((_, slice) => fontFileOf(set, slice))).map(
    (file) => [file.id, file],
  ),
)

const registered = new Set<string>()

/** Makes fonts known to the canvas; each is read from the disk once, when it is first needed. */
export function registerFonts(files: readonly FontFile[] = [...FILES.values()].slice(0, 1)): void {
  for (const file of files) {
    if (registered.has(file.id)) continue
    const path = pathOf(file)
    if (!GlobalFonts.registerFromPath(path, file.family)) {
      throw new Error(`The font file ${path} could not be read.`)
    }
    registered.add(file.id)
  }
}

/** Whether the canvas has the font that every caption begins with. */
export const areFontsLoaded = (): boolean =>
  [...FILES.values()].slice(0, 1).every(({ family }) => GlobalFonts.has(family))

/** Where the caption font with this id lies on the disk; undefined when there is none. */
export function fontPath(id: string): string | undefined {
  const file = FILES.get(id)
  return file && pathOf(file)
}

const pathOf = ({ package: name, path }: FontFile): string =>
  fileURLToPath(import.meta.resolve(`${name}/${path}`))
