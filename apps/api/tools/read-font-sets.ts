import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

/** The files of one package that together cover a script, and which characters each of them has. */
export interface InstalledFontSet {
  readonly name: string
  readonly package: string
  /** Path of a file inside the package; `*` stands for the slice. */
  readonly path: string
  readonly slices: readonly string[]
  /** Of every slice, in order: its code points, ascending. */
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
/** Noto Sans packages with one file for the script that they are named after. */
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
/** Noto Sans packages whose script is cut into a hundred files by how often characters are used. */
const NOTO_SLICED = ['jp', 'kr', 'sc', 'tc']
const EMOJI_SLICES = 11

/** Reads every caption font that is installed, in the order in which they are asked for a character. */
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
    // Slices of emoji overlap, and a sequence is whole in one of them only: each is a set of its own.
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
