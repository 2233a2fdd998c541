import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

/** The font files of one package that together cover a script, and the characters of each. */
export interface InstalledFontSet {
  readonly name: string
  readonly package: string
  /** Path of a file in the package; `*` is the slice number. */
  readonly path: string
  readonly slices: readonly string[]
  /** The code points of each slice, ascending. */
  readonly codePoints: readonly (readonly number[])[]
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
 * Reads every installed caption font, in fallback order.
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
): InstalledFontSet {
  const codePoints = slices.map((slice) => {
    const font = create(readFileSync(join(MODULES, packageName, path.replace('*', slice))))
    if (!('characterSet' in font))
      throw new Error(`expected one font in ${packageName}, got several`)
    return font.characterSet.filter((code) => code >= 0x20).sort((a, b) => a - b)
  })
  return { name, package: packageName, path, slices, codePoints }
}
