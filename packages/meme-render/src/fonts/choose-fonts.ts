/**
 * Chooses the font files that a text is drawn with.
 *
 * Problem: browsers and Skia choose different fallback fonts for a missing character, and both use
 * system fonts, which differ between machines. And a text should not load a hundred font files.
 * Approach: the choice is made here. Each grapheme gets the first file that contains all of its
 * characters, first of the caption's font, then of Arial and its fallbacks, and the canvas is given
 * only those files, so it has nothing to choose. A character that no file contains is replaced by a
 * mark.
 * A canvas looks each word up in every file of its list, so in a text of many scripts each part
 * names only its own files.
 * Limits: a combining mark is dropped if no file has both the letter and the mark.
 */
import { splitGraphemes } from '../break-text.ts'
import type { FontName } from '../defaults.ts'
import { LruCache } from '../lru-cache.ts'
import type { Face } from '../types.ts'
import { decodeExtents, INK, TALL, unionOfExtents } from './character-extents.ts'
import { decodeCoverage } from './decode-coverage.ts'
import { FONT_EXTENTS, FONT_SETS } from './font-catalog.ts'
import { type FontExtents, type FontFile, type FontSet, fontFileOf } from './font-set.ts'
import { familiesOf, wholeFamiliesOf } from './font-stack.ts'

export interface FontChoice {
  /** The text to draw: the original, or with replacement marks. */
  readonly text: string
  /** The files that the text needs, in the order of the `font-family` list. */
  readonly files: readonly FontFile[]
  /** The characters that no file contains, without duplicates. */
  readonly missing: readonly string[]
  /** At least the font's own extents; more if the text has taller characters. */
  readonly extents: FontExtents
  /** The extents of the letters that the text has, where the catalog knows them. */
  readonly ink: FontExtents
  /** @returns the CSS `font-family` list to measure and draw a part of the text with */
  familiesFor(part: string): string
}

const NO_EXTENTS: FontExtents = { ascent: 0, descent: 0 }

/** Replaces a character that no font has. Arimo has this mark. */
const REPLACEMENT = '\ufffd'

/**
 * Up to this number of files, every part names all of them: the canvas is fast enough with so few.
 */
const FEW_FILES = 8

// These change how neighboring characters are drawn and need no glyph: joiners, direction marks,
// variation selectors, tags.
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]$/u
const EMOJI = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u
/** A symbol that becomes a picture only with others, joined to a picture: ❤️‍🔥. */
const JOINED =
  /(?!\p{Emoji_Presentation})\p{Extended_Pictographic}\ufe0f?\u200d\p{Emoji_Presentation}/u
const MARK = /\p{M}/u

const LATIN = FONT_SETS.slice(0, 1)
const EMOJI_SETS = FONT_SETS.filter(({ name }) => name.startsWith('emoji-')).reverse()
const TEXT_SETS = FONT_SETS.filter((set) => set.font === 'Arial' && !EMOJI_SETS.includes(set))

/** Puts the script of the text first among the scripts that share Chinese characters. */
const HAN_ORDERS = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['noto-jp', 'noto-sc', 'noto-tc', 'noto-kr']],
  [/\p{Script=Hangul}/u, ['noto-kr', 'noto-jp', 'noto-tc', 'noto-sc']],
  [/\p{Script=Han}/u, ['noto-sc', 'noto-tc', 'noto-jp', 'noto-kr']],
] as const

/** All of these characters are in the first file of Arial. */
const LATIN_TEXT = /^[\n -~]*$/

/** By the font and the characters of a Latin text. */
const latinChoices = new LruCache<string, FontChoice>(64)

/** @param text without control characters or lone surrogates */
export function chooseFonts(
  text: string,
  font: FontName = 'Arial',
  weight: Face['weight'] = 'bold',
): FontChoice {
  // Fast path: this runs at every keystroke, and most of them add no new character.
  if (!LATIN_TEXT.test(text)) return choose(text, font, weight)
  const characters = [...new Set(text)].sort().join('')
  const key = `${font} ${weight}: ${characters}`
  return { ...latinChoices.get(key, () => choose(characters, font, weight)), text }
}

function choose(text: string, font: FontName, weight: Face['weight']): FontChoice {
  const fallbacks = fallbacksFor(text)
  const own = font === 'Arial' ? [] : FONT_SETS.filter((set) => set.font === font)
  const sets = [...own, ...fallbacks]
  // The files with rarer letters are listed first: a Latin one would build Vietnamese letters from
  // its marks, on top of each other.
  const vietnamese = own.length > 0 ? sets.filter(isVietnamese) : []
  const listed = [...vietnamese, ...own.toReversed(), ...fallbacks]
  const chosen = new Map<string, Found>()
  const keyOf = ({ set, slice }: Found) => `${set.name} ${slice}`
  const add = (found: Found) => chosen.set(keyOf(found), found)
  const keyOfGrapheme = new Map<string, string>()
  const missing = new Set<string>()

  let extents = FONT_EXTENTS[font]
  let ink = NO_EXTENTS
  const extend = (set: FontSet, characters: readonly string[]) => {
    extents = unionOfExtents(extents, extentsOf(set, characters))
    ink = unionOfExtents(ink, inkExtentsOf(set, characters))
  }

  const [usual] = sets
  if (usual !== undefined) add({ set: usual, slice: 0 })
  const [usualKey] = chosen.keys()
  let drawn = ''
  const seen = new Set<string>()
  for (const grapheme of splitGraphemes(text.normalize('NFC'))) {
    if (seen.has(grapheme)) {
      drawn += grapheme
      continue
    }
    const visible = [...grapheme].filter((character) => !INVISIBLE.test(character))
    const found = findFile(visible, EMOJI.test(grapheme) ? [...EMOJI_SETS, ...sets] : sets)
    if (found !== undefined) {
      add(found)
      extend(found.set, visible)
      keyOfGrapheme.set(grapheme, keyOf(found))
      seen.add(grapheme)
      drawn += grapheme
      continue
    }
    missing.add(grapheme)
    const base = visible.filter((character) => !MARK.test(character))
    const foundBase = base.length > 0 ? findFile(base, sets) : undefined
    const shown = foundBase === undefined ? [REPLACEMENT] : base
    const foundShown = foundBase ?? findFile(shown, sets)
    if (foundShown !== undefined) {
      add(foundShown)
      extend(foundShown.set, shown)
      keyOfGrapheme.set(shown.join(''), keyOf(foundShown))
    }
    drawn += shown.join('')
  }
  const ordered = [...chosen.entries()]
    .sort(([, a], [, b]) => listed.indexOf(a.set) - listed.indexOf(b.set) || a.slice - b.slice)
    .map(([key, { set, slice }]) => ({ key, file: fontFileOf(set, slice, weight) }))
  const isJoined = JOINED.test(drawn)
  const files = ordered.map(({ file }) => (isJoined ? { ...file, isWhole: true as const } : file))
  const listOf = isJoined ? wholeFamiliesOf : familiesOf
  const families = listOf(files)
  return {
    text: drawn,
    files,
    missing: [...missing],
    extents,
    ink: ink === NO_EXTENTS ? extents : ink,
    familiesFor(part) {
      if (files.length <= FEW_FILES) return families
      const keys = new Set([usualKey])
      for (const grapheme of splitGraphemes(part)) keys.add(keyOfGrapheme.get(grapheme))
      return listOf(ordered.filter(({ key }) => keys.has(key)).map(({ file }) => file))
    },
  }
}

interface Found {
  readonly set: FontSet
  readonly slice: number
}

/** The first file that contains all of the characters; the first file if there are none. */
function findFile(characters: readonly string[], sets: readonly FontSet[]): Found | undefined {
  for (const set of sets) {
    const sliceOf = coverageOf(set)
    const slices = characters.map((character) => sliceOf.get(character.codePointAt(0) ?? 0))
    const [slice = 0] = slices
    if (slices.every((other) => other === slice)) return { set, slice }
  }
  return undefined
}

const coverageOf = onceForEach((set) => decodeCoverage(set.coverage))
const tallOf = onceForEach((set) => decodeExtents(set.tall, TALL))
const inkOf = onceForEach((set) => decodeExtents(set.ink, INK))

/** Calls a function once for each font set, and remembers the results. */
function onceForEach<Result>(read: (set: FontSet) => Result): (set: FontSet) => Result {
  const results = new Map<FontSet, Result>()
  return (set) => {
    const known = results.get(set)
    if (known !== undefined) return known
    const result = read(set)
    results.set(set, result)
    return result
  }
}

/** The extents of the font of a set, and of the tall ones among the characters. */
const extentsOf = (set: FontSet, characters: readonly string[]): FontExtents =>
  characters
    .map((character) => tallOf(set).get(character.codePointAt(0) ?? 0))
    .filter((tall) => tall !== undefined)
    .reduce(unionOfExtents, FONT_EXTENTS[set.font])

/** The extents of the ink of a grapheme: of its letter, if that is all. */
function inkExtentsOf(set: FontSet, characters: readonly string[]): FontExtents {
  const [character = '', ...marks] = characters
  if (character === '') return NO_EXTENTS
  const ink = inkOf(set).get(character.codePointAt(0) ?? 0)
  // A mark may be above the letter.
  return ink === undefined || marks.length > 0 ? extentsOf(set, characters) : ink
}

/** The files of Arial and of its fallbacks for a text, in the order in which they are asked. */
function fallbacksFor(text: string): readonly FontSet[] {
  if (LATIN_TEXT.test(text)) return LATIN
  const order: readonly string[] = HAN_ORDERS.find(([script]) => script.test(text))?.[1] ?? []
  const han = order.flatMap((name) => TEXT_SETS.filter((set) => set.name === name))
  const others = TEXT_SETS.filter((set) => !han.includes(set))
  const beforeHan = others.filter(({ name }) => name !== 'noto-symbols' && !isHan(name))
  const afterHan = others.filter((set) => !beforeHan.includes(set))
  return [...beforeHan, ...han, ...afterHan, ...EMOJI_SETS]
}

/** Whether a font has a regular weight besides the bold one. */
export const hasRegular = (font: FontName): boolean =>
  FONT_SETS.some((set) => set.font === font && set.regular !== undefined)

const isVietnamese = ({ name }: FontSet) => name.endsWith('-vietnamese')
const isHan = (name: string) => /^noto-(jp|kr|sc|tc)$/.test(name)
