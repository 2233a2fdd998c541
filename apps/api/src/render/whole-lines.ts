/**
 * Has a font's lines shaped as wholes.
 *
 * Problem: Skia shapes words one by one, unless the first font has a rule that concerns the space. A picture
 * begins a new word, also behind a joiner, so that ❤️‍🔥 becomes ❤️ and 🔥. Browsers draw one picture.
 * Approach: the font gets a substitution that concerns every glyph, also the space, and that no feature
 * uses. No glyph changes. Only lines with such emoji are drawn with it (`wholeFamily`): in others, browsers
 * shape words, too.
 * Limits: outlined Chinese characters beside such emoji can differ from a browser's at their edges.
 */
import { type FontTable, readTables, writeFont } from './font-tables.ts'

const SUBSTITUTIONS = 'GSUB'
/** Where the table `GSUB` has the offset of its lookups (OpenType 1.9.1, "GSUB header"). */
const LOOKUPS = 8
/** Where the table `maxp` has the number of glyphs. */
const GLYPHS = 4
/** Offsets in `GSUB` have 16 bits. */
const MAX_OFFSET = 0xffff

/** As many numbers of 16 bits as a part of a table has. */
const words = (...values: readonly number[]): Buffer => {
  const part = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) part.writeUInt16BE(value, 2 * index)
  return part
}

/** A lookup of one substitution: each glyph from 0 to the last one by the glyph 0 after it. */
const unusedLookup = (lastGlyph: number) => words(1, 0, 1, 8, 1, 6, 0, 2, 1, 0, lastGlyph, 0)

/** `GSUB` version 1.0 without scripts, features and lookups. */
const NO_SUBSTITUTIONS = words(1, 0, 10, 12, 14, 0, 0, 0)

/** @param font a TrueType or OpenType file */
export const withWholeLines = (font: Buffer): Buffer =>
  writeFont(font.readUInt32BE(0), shapeWhole(readTables(font)))

/** @returns the tables as they are if one would be too large */
function shapeWhole(tables: readonly FontTable[]): readonly FontTable[] {
  const { content, checksum } = tables.find(({ tag }) => tag === SUBSTITUTIONS) ?? {
    content: NO_SUBSTITUTIONS,
    checksum: 0,
  }
  const glyphs = tables.find(({ tag }) => tag === 'maxp')?.content.readUInt16BE(GLYPHS) ?? 1
  const lookups = content.subarray(content.readUInt16BE(LOOKUPS))
  if (content.length + lookups.length > MAX_OFFSET) return tables

  // A copy of the lookups behind the table, so that no other offset changes.
  const count = lookups.readUInt16BE(0)
  const offsets = Array.from({ length: count }, (_, at) => lookups.readUInt16BE(2 + 2 * at) + 2)
  const behind = lookups.subarray(2 + 2 * count)
  const changed = Buffer.concat([
    content,
    words(count + 1, ...offsets, lookups.length + 2),
    behind,
    unusedLookup(glyphs - 1),
  ])
  changed.writeUInt16BE(content.length, LOOKUPS)
  const others = tables.filter(({ tag }) => tag !== SUBSTITUTIONS)
  return [...others, { tag: SUBSTITUTIONS, checksum, content: changed }]
}
