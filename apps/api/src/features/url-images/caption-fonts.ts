import type { FontName } from '@memesmith/meme-render'

/** A font of pictures by address. */
interface CaptionFont {
  readonly id: string
  readonly alias: string
  /** The id of the file that draws Latin letters. */
  readonly filename: string
  readonly font: FontName
  /** Aliases: the names of memegen's fonts. */
  readonly others: readonly string[]
}

export const CAPTION_FONTS: readonly CaptionFont[] = [
  {
    id: 'anton',
    alias: 'thick',
    filename: 'anton-latin-400-normal.woff2',
    font: 'Impact',
    others: ['impact', 'titilliumweb', 'titilliumweb-thick'],
  },
  {
    id: 'arimo',
    alias: 'thin',
    filename: 'arimo-latin-700-normal.woff2',
    font: 'Arial',
    others: ['arial', 'he', 'jp', 'notosans', 'segoe', 'tiny', 'titilliumweb-thin'],
  },
  {
    id: 'comic',
    alias: 'comic-neue',
    filename: 'comic-neue-latin-700-normal.woff2',
    font: 'Comic',
    others: [],
  },
  {
    id: 'marker',
    alias: 'permanent-marker',
    filename: 'permanent-marker-latin-400-normal.woff2',
    font: 'Marker',
    others: ['kalam'],
  },
  {
    id: 'bangers',
    alias: 'comic-book',
    filename: 'bangers-latin-400-normal.woff2',
    font: 'Comic Book',
    others: [],
  },
  {
    id: 'montserrat',
    alias: 'story',
    filename: 'montserrat-latin-700-normal.woff2',
    font: 'Story',
    others: [],
  },
  {
    id: 'courier',
    alias: 'typewriter',
    filename: 'courier-prime-latin-700-normal.woff2',
    font: 'Typewriter',
    others: ['courier-prime'],
  },
  {
    id: 'pacifico',
    alias: 'script',
    filename: 'pacifico-latin-400-normal.woff2',
    font: 'Script',
    others: [],
  },
]

/** The font by any of its names. */
export const captionFontOf = (name: string): CaptionFont | undefined =>
  CAPTION_FONTS.find(
    ({ id, alias, others }) => id === name || alias === name || others.includes(name),
  )
