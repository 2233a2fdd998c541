import { calls, pathOf, queryOf } from '@memesmith/contract'
import { FONT_CATALOG_VERSION, type FontFile, fontsFor, type Meme } from '@memesmith/meme-render'
import { OnceLoader } from '../../../lib/once-loader.ts'

const fonts = new OnceLoader<FontFace>()

/** Whether all fonts of the meme are loaded. */
export const hasCaptionFonts = (meme: Meme): boolean =>
  fontsFor(meme).every(({ id }) => fonts.has(id))

/** Loads the fonts of the meme. The meme is drawn without fonts that fail to load. */
export async function loadCaptionFonts(meme: Meme): Promise<void> {
  await Promise.allSettled(fontsFor(meme).map((file) => fonts.load(file.id, () => load(file))))
}

async function load({ id, family }: FontFile): Promise<FontFace> {
  const url = pathOf(calls.getFont, { id }) + queryOf({ v: FONT_CATALOG_VERSION })
  const face = new FontFace(family, `url(${url})`, { weight: '100 900' })
  document.fonts.add(await face.load())
  return face
}
