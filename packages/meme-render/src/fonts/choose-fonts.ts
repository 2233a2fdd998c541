/**
 * Which font files a text is drawn with.
 *
 * Problem: browsers and Skia disagree about how to find a font for a character that the first one
 * lacks, and both would ask the machine's own fonts, which no two machines share. And nobody should
 * load a hundred files to draw one of them.
 * Approach: decide it here. Every character (as a reader sees it) is given the first file that has
 * all of it; only those files are named to the canvas, so there is nothing left to disagree about.
 * What no file has is replaced by a mark that one has.
 * A canvas looks a word up in every file that it is given, so a text of many scripts names for each
 * of its parts only the files of that part.
 * Limits: a letter with a combining mark that no file has both of is drawn without the mark.
 */
import { splitGraphemes } from '../break-text.ts'
import { decodeCoverage } from './decode-coverage.ts'
import { FONT_SETS } from './font-catalog.ts'
import { type FontFile, type FontSet, fontFileOf } from './font-set.ts'
import { familiesOf } from './font-stack.ts'

export interface FontChoice {
  /** What can be drawn of the text: all of it, or with replacements. */
  readonly text: string
  /** The files that it needs, in the order in which a canvas is to ask them. */
  readonly files: readonly FontFile[]
  /** The characters that no file has, each once. */
  readonly missing: readonly string[]
  /** The CSS `font-family` list that a part of the text is measured and drawn with. */
  familiesFor(part: string): string
}

/** Drawn in place of a character that no font has; Arimo has it. */
const REPLACEMENT = '\ufffd'

/** So many files are named for every part: a canvas finds its way through them in no time. */
const FEW_FILES = 8

// They steer how their neighbors are drawn, and need no shape of their own: joiners, direction
// marks, variation selectors, tags.
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]$/u
const EMOJI = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u
const MARK = /\p{M}/u

const LATIN = FONT_SETS.slice(0, 1)
const EMOJI_SETS = FONT_SETS.filter(({ name }) => name.startsWith('emoji-')).reverse()
const TEXT_SETS = FONT_SETS.filter((set) => !EMOJI_SETS.includes(set))

/** Of the scripts that share Chinese characters, the one that the text is in comes first. */
const HAN_ORDERS = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['noto-jp', 'noto-sc', 'noto-tc', 'noto-kr']],
  [/\p{Script=Hangul}/u, ['noto-kr', 'noto-jp', 'noto-tc', 'noto-sc']],
  [/\p{Script=Han}/u, ['noto-sc', 'noto-tc', 'noto-jp', 'noto-kr']],
] as const

/** @param text without control characters or lone surrogates */
export function chooseFonts(text: string): FontChoice {
  const sets = setsFor(text)
  const chosen = new Map<string, Found>()
  const keyOf = ({ set, slice }: Found) => `${set.name} ${slice}`
  const add = (found: Found) => chosen.set(keyOf(found), found)
  const keyOfGrapheme = new Map<string, string>()
  const missing = new Set<string>()

  const [arial] = LATIN
  if (arial !== undefined) add({ set: arial, slice: 0 })
  const [usualKey] = chosen.keys()
  let drawn = ''
  for (const grapheme of splitGraphemes(text.normalize('NFC'))) {
    const visible = [...grapheme].filter((character) => !INVISIBLE.test(character))
    const found = findFile(visible, EMOJI.test(grapheme) ? [...EMOJI_SETS, ...sets] : sets)
    if (found !== undefined) {
      add(found)
      keyOfGrapheme.set(grapheme, keyOf(found))
      drawn += grapheme
      continue
    }
    missing.add(grapheme)
    const base = visible.filter((character) => !MARK.test(character))
    const foundBase = base.length > 0 ? findFile(base, sets) : undefined
    const shown = foundBase === undefined ? REPLACEMENT : base.join('')
    if (foundBase !== undefined) {
      add(foundBase)
      keyOfGrapheme.set(shown, keyOf(foundBase))
    }
    drawn += shown
  }
  const ordered = [...chosen.entries()]
    .sort(([, a], [, b]) => sets.indexOf(a.set) - sets.indexOf(b.set) || a.slice - b.slice)
    .map(([key, { set, slice }]) => ({ key, file: fontFileOf(set, slice) }))
  const files = ordered.map(({ file }) => file)
  const families = familiesOf(files)
  return {
    text: drawn,
    files,
    missing: [...missing],
    familiesFor(part) {
      if (files.length <= FEW_FILES) return families
      const keys = new Set([usualKey])
      for (const grapheme of splitGraphemes(part)) keys.add(keyOfGrapheme.get(grapheme))
      return familiesOf(ordered.filter(({ key }) => keys.has(key)).map(({ file }) => file))
    },
  }
}

interface Found {
  readonly set: FontSet
  readonly slice: number
}

/** The first file that has all of the characters; the first of all for none. */
function findFile(characters: readonly string[], sets: readonly FontSet[]): Found | undefined {
  for (const set of sets) {
    const sliceOf = coverageOf(set)
    const slices = characters.map((character) => sliceOf.get(character.codePointAt(0) ?? 0))
    const [slice = 0] = slices
    if (slices.every((other) => other === slice)) return { set, slice }
  }
  return undefined
}

const decoded = new Map<FontSet, ReadonlyMap<number, number>>()

function coverageOf(set: FontSet): ReadonlyMap<number, number> {
  const known = decoded.get(set)
  if (known !== undefined) return known
  const coverage = decodeCoverage(set.coverage)
  decoded.set(set, coverage)
  return coverage
}

function setsFor(text: string): readonly FontSet[] {
  // Most captions are of Latin letters only, and are asked about at every keystroke.
  if (/^[\n -~]*$/.test(text)) return LATIN
  const order: readonly string[] = HAN_ORDERS.find(([script]) => script.test(text))?.[1] ?? []
  const han = order.flatMap((name) => TEXT_SETS.filter((set) => set.name === name))
  const others = TEXT_SETS.filter((set) => !han.includes(set))
  const beforeHan = others.filter(({ name }) => name !== 'noto-symbols' && !isHan(name))
  const afterHan = others.filter((set) => !beforeHan.includes(set))
  return [...beforeHan, ...han, ...afterHan, ...EMOJI_SETS]
}

const isHan = (name: string) => /^noto-(jp|kr|sc|tc)$/.test(name)
