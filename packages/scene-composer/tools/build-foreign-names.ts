/**
 * Writes what people call the pictures in other languages, from Unicode's annotations of emoji:
 * `npm pack cldr-annotations-full@48.2.0`, unpack it, and
 * `npx --yes pnpm@12 --filter @memesmith/scene-composer foreign-names <the unpacked folder>`.
 *
 * The package is 56 MB, so it is no dependency; the names that we need are 1 MB.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadLexicon } from '../node/load-lexicon.ts'
import { LANGUAGES } from '../src/language/languages.ts'
import { MEANINGS, recordOf } from '../src/things/things.ts'

interface Annotation {
  readonly default?: readonly string[]
  readonly tts?: readonly string[]
}
/** A word for a picture. `rank`: 0 for its name, 1 for a word of its name, 2 for a keyword. */
interface Claim {
  readonly emoji: string
  readonly rank: 0 | 1 | 2
}

const [source = ''] = process.argv.slice(2)
const lexiconFile = (name: string) => fileURLToPath(new URL(`../node/${name}`, import.meta.url))
const LONGEST_NAME = 3
const lexicon = loadLexicon()
const bare = (one: string) => one.replaceAll('\ufe0f', '')

/** Names of feelings and signs, whose words usually mean something else. */
const UNNAMED =
  /face|\bhand|finger|gesture|person|people|\bman\b|\bwoman\b|button|symbol|sign|mark|flag|circle|square|arrow|zodiac|skin tone|o’clock|-thirty|cat with|family|keycap|heart|globe showing/

function readAnnotations(code: string): Readonly<Record<string, Annotation>> {
  const file = join(source, 'annotations', code, 'annotations.json')
  return JSON.parse(readFileSync(file, 'utf8')).annotations.annotations
}

const isWord = (word: string) =>
  /^[\p{L}\p{M}'’ -]+$/u.test(word) &&
  word.split(' ').length <= LONGEST_NAME &&
  (word.length >= 3 || /\p{Script=Han}|\p{Script=Hangul}/u.test(word))

function namesIn(code: string, emoji: readonly string[]): readonly (readonly [string, Claim])[] {
  const annotations = readAnnotations(code)
  const claims = new Map<string, Claim[]>()
  for (const one of emoji) {
    const { default: keywords = [], tts = [] } = annotations[one] ?? {}
    const name = (tts[0] ?? '').toLocaleLowerCase(code)
    const words = new Set([name, ...keywords.map((word) => word.toLocaleLowerCase(code))])
    for (const word of words) {
      if (!isWord(word)) continue
      const rank = word === name ? 0 : name.split(/[ -]/).includes(word) ? 1 : 2
      if (rank > 0 && (word.includes(' ') || !curated.has(bare(one)))) continue
      claims.set(word, [...(claims.get(word) ?? []), { emoji: HEAD_OF.get(one) ?? one, rank }])
    }
  }
  return [...claims].flatMap(([word, all]) => {
    const [best] = all.toSorted((a, b) => a.rank - b.rank)
    const isClear = best !== undefined && (best.rank === 0 || all.length === 1)
    return isClear ? [[word, best] as const] : []
  })
}

const english = readAnnotations('en')
/** The words for a whole animal find its head. */
const HEAD_OF = new Map(
  MEANINGS.flatMap(({ thing: { emoji } }) => {
    const { wholeBody } = recordOf(emoji)
    return wholeBody === undefined ? [] : [[wholeBody, emoji] as const]
  }),
)
const curated = new Set(MEANINGS.map(({ thing }) => bare(thing.emoji)))
const emoji = Object.keys(english).filter((one) => {
  const thing = lexicon.ofEmoji(one)
  if (thing === undefined || bare(thing.emoji) !== bare(one)) return false
  return curated.has(bare(one)) || !UNNAMED.test(english[one]?.tts?.[0] ?? '')
})
const meanings = new Map<string, string[]>()
for (const { code } of LANGUAGES) {
  for (const [word, { emoji: one, rank }] of namesIn(code, emoji)) {
    const meaning = `${code}${rank === 2 ? '?' : ':'}${one}`
    meanings.set(word, [...(meanings.get(word) ?? []), meaning])
  }
}
const lines = [...meanings].map(([word, all]) => `${word}\t${all.join(' ')}\n`)
const sorted = lines.map((line) => Buffer.from(line)).toSorted(Buffer.compare)
writeFileSync(lexiconFile('foreign-names.txt'), Buffer.concat(sorted))
copyFileSync(join(source, 'LICENSE'), lexiconFile('foreign-names.LICENSE.txt'))
