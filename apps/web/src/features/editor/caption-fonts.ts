import { endpoints, pathOf, queryOf } from '@memesmith/contract'
import { FONT_CATALOG_VERSION, type FontFile, fontsFor, type Meme } from '@memesmith/meme-render'

const loading = new Map<string, Promise<unknown>>()
const loaded = new Set<string>()

/** Whether all fonts of the meme are loaded. */
export const hasCaptionFonts = (meme: Meme): boolean =>
  fontsFor(meme).every(({ id }) => loaded.has(id))

/** Loads the fonts of the meme. The meme is drawn without fonts that fail to load. */
export async function loadCaptionFonts(meme: Meme): Promise<void> {
  await Promise.all(fontsFor(meme).map(loadOnce))
}

function loadOnce(file: FontFile): Promise<unknown> {
  const known = loading.get(file.id)
  if (known !== undefined) return known
  const promise = load(file).then(
    () => loaded.add(file.id),
    // Removed, so that the next text that needs it tries again.
    () => loading.delete(file.id),
  )
  loading.set(file.id, promise)
  return promise
}

async function load({ id, family }: FontFile): Promise<void> {
  const url = pathOf(endpoints.getFont, { id }) + queryOf({ v: FONT_CATALOG_VERSION })
  const face = new FontFace(family, `url(${url})`, { weight: '100 900' })
  document.fonts.add(await face.load())
}
