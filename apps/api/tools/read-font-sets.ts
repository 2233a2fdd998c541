import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FontExtents, FontName } from '@memesmith/meme-render'
import { create } from 'fontkit'

/** The font files of one package that together cover a script, and the characters of each. */
export interface InstalledFontSet {
  readonly name: string
  readonly font: FontName
  readonly package: string
  /** Path of a file in the package; `*` is the slice number. */
  readonly path: string
  /** The same file of the regular weight. */
  readonly regular?: string
  readonly slices: readonly string[]
  /** The code points of each slice, ascending. */
  readonly codePoints: readonly (readonly number[])[]
  /** The largest of the files' own metrics (`hhea`), in font sizes. */
  readonly metrics: FontExtents
  /** The extents that no glyph leaves (`OS/2`), in font sizes. */
  readonly limits: FontExtents
}

const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url))

const ARIMO = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'hebrew',
]
/** Noto Sans packages with one file for the script in their name. */
const NOTO = [
  'arabic',
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'thai',
  'lao',
  'khmer',
  'myanmar',
  'georgian',
  'armenian',
  'ethiopic',
]
/** Noto Sans packages whose script is split into about a hundred files by character frequency. */
const NOTO_SLICED = ['jp', 'kr', 'sc', 'tc']
const EMOJI_SLICES = 11
/**
 * The fonts besides Arial: the bold weight, or the only one. They are WOFF files: from the WOFF2
 * files of Bangers, Skia on the server leaves out letters such as Ợ.
 */
const OTHER_FONTS = [
  { font: 'Impact', name: 'anton', weight: 400, subsets: ['latin', 'latin-ext', 'vietnamese'] },
  { font: 'Comic', name: 'comic-neue', weight: 700, subsets: ['latin'] },
  { font: 'Marker', name: 'permanent-marker', weight: 400, subsets: ['latin'] },
  {
    font: 'Comic Book',
    name: 'bangers',
    weight: 400,
    subsets: ['latin', 'latin-ext', 'vietnamese'],
  },
  {
    font: 'Story',
    name: 'montserrat',
    weight: 700,
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  },
  { font: 'Typewriter', name: 'courier-prime', weight: 700, subsets: ['latin', 'latin-ext'] },
  {
    font: 'Script',
    name: 'pacifico',
    weight: 400,
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  },
] as const

/**
 * Reads every installed caption font: Arial and its fallbacks in their order, then the other fonts.
 *
 * @throws Error when a package has several fonts
 */
export function readFontSets(): InstalledFontSet[] {
  return [
    ...ARIMO.map((subset) =>
      readSet(`arimo-${subset}`, '@fontsource/arimo', `files/arimo-${subset}-700-normal.woff2`, [
        '',
      ]),
    ),
    ...NOTO.map((script) =>
      readNoto(script, `files/noto-sans-${script}-${script}-wght-normal.woff2`, ['']),
    ),
    ...NOTO_SLICED.map((script) =>
      readNoto(script, `files/noto-sans-${script}-*-wght-normal.woff2`),
    ),
    readNoto('symbols', 'files/noto-sans-symbols-symbols-wght-normal.woff2', ['']),
    // Emoji slices overlap, and only one of them has a whole sequence, so each is its own set.
    ...Array.from({ length: EMOJI_SLICES }, (_, slice) =>
      readSet(
        `emoji-${slice}`,
        '@fontsource/noto-color-emoji',
        `files/noto-color-emoji-${slice}-400-normal.woff`,
        [''],
      ),
    ),
    ...OTHER_FONTS.flatMap(({ font, name, subsets, weight }) =>
      subsets.map((subset) =>
        readSet(
          `${name}-${subset}`,
          `@fontsource/${name}`,
          `files/${name}-${subset}-${weight}-normal.woff`,
          [''],
          font,
        ),
      ),
    ),
  ]
}

function readNoto(script: string, path: string, slices?: readonly string[]): InstalledFontSet {
  const name = `@fontsource-variable/noto-sans-${script}`
  return readSet(`noto-${script}`, name, path, slices ?? listSlices(name, path))
}

function listSlices(packageName: string, path: string): string[] {
  const [before = '', after = ''] = path.split('*')
  return readdirSync(join(MODULES, packageName, 'files'))
    .map((file) => `files/${file}`)
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => file.slice(before.length, -after.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

function readSet(
  name: string,
  packageName: string,
  path: string,
  slices: readonly string[],
  font: FontName = 'Arial',
): InstalledFontSet {
  const read = (file: string) => {
    const font = create(readFileSync(join(MODULES, packageName, file)))
    if (!('characterSet' in font))
      throw new Error(`expected one font in ${packageName}, got several`)
    return font
  }
  const files = slices.map((slice) => read(path.replace('*', slice)))
  const regular = path.includes('-700-') ? path.replace('-700-', '-400-') : undefined
  if (regular !== undefined && `${read(regular).characterSet}` !== `${files[0]?.characterSet}`) {
    throw new Error(`expected the same characters in both weights of ${name}, got others`)
  }
  return {
    name,
    font,
    package: packageName,
    path,
    ...(regular !== undefined && { regular }),
    slices,
    codePoints: files.map(({ characterSet }) =>
      characterSet.filter((code) => code >= 0x20).sort((a, b) => a - b),
    ),
    metrics: {
      ascent: Math.max(...files.map(({ ascent, unitsPerEm }) => ascent / unitsPerEm)),
      descent: Math.max(...files.map(({ descent, unitsPerEm }) => -descent / unitsPerEm)),
    },
    limits: {
      ascent: Math.max(...files.map((file) => file['OS/2'].winAscent / file.unitsPerEm)),
      descent: Math.max(...files.map((file) => file['OS/2'].winDescent / file.unitsPerEm)),
    },
  }
}
