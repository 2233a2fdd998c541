import { FONT_FILES, fontOf } from '@memesmith/meme-render'

// Vite turns each file into an address; the browser fetches only those that a text needs.
const urls = import.meta.glob<string>(
  '/node_modules/@fontsource/arimo/files/arimo-*-700-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)

const ANY_SIZE = 100
let registered = false

function register(): void {
  if (registered) return
  registered = true
  for (const { family, package: name, path, unicodeRange } of FONT_FILES) {
    const url = urls[`/node_modules/${name}/${path}`]
    if (url === undefined) throw new Error(`expected the font file ${name}/${path} in the build`)
    document.fonts.add(new FontFace(family, `url(${url})`, { weight: '700', unicodeRange }))
  }
}

/** Whether every font that the text needs is there already. */
export function hasCaptionFonts(text: string): boolean {
  register()
  return document.fonts.check(fontOf(ANY_SIZE), text)
}

/** Loads the fonts that the text needs, and no others; a font that fails to load is done without. */
export async function loadCaptionFonts(text: string): Promise<void> {
  register()
  await document.fonts.load(fontOf(ANY_SIZE), text).catch(() => undefined)
}
