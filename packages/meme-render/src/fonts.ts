/**
 * The fonts that captions are drawn with: the same files in the browser and on the server.
 *
 * Captions are bold Arial (spec §9). Arial itself may not be shipped, so Arimo Bold, which has
 * Arial's metrics, stands under the name `Arial`, whether or not the machine has an Arial of its
 * own. Each subset is a family of its own, in a fixed order, because a family made of several
 * files is resolved differently by browsers and by Skia; a plain list of families is not.
 */
export interface FontFile {
  /** The CSS family that the file is registered as. */
  readonly family: string
  /** The npm package that ships the file. */
  readonly package: string
  /** The file's path inside that package. */
  readonly path: string
  /** CSS `unicode-range`: what the file covers, so that a browser loads only the files a text needs. */
  readonly unicodeRange: string
}

const arimo = (subset: string, family: string, unicodeRange: string): FontFile => ({
  family,
  package: '@fontsource/arimo',
  path: `files/arimo-${subset}-700-normal.woff2`,
  unicodeRange,
})

/** Every font file, in the order in which they are asked for a character. */
export const FONT_FILES: readonly FontFile[] = [
  arimo(
    'latin',
    'Arial',
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
  arimo(
    'latin-ext',
    'Memesmith Latin Extended',
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ),
  arimo(
    'vietnamese',
    'Memesmith Vietnamese',
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  ),
  arimo('cyrillic', 'Memesmith Cyrillic', 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'),
  arimo(
    'cyrillic-ext',
    'Memesmith Cyrillic Extended',
    'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  ),
  arimo(
    'greek',
    'Memesmith Greek',
    'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  ),
  arimo('greek-ext', 'Memesmith Greek Extended', 'U+1F00-1FFF'),
  arimo(
    'hebrew',
    'Memesmith Hebrew',
    'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F',
  ),
]

const FONT_STACK = FONT_FILES.map(({ family }) => `"${family}"`).join(', ')

/** The CSS `font` shorthand for a caption or watermark of `size` meme pixels. */
export const fontOf = (size: number): string => `bold ${size}px ${FONT_STACK}`
