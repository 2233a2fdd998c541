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

const SFNT_HEADER_LENGTH = 12
const SFNT_ENTRY_LENGTH = 16
const SUBSTITUTIONS = 'GSUB'
/** Where the table `GSUB` has the offset of its lookups (OpenType 1.9.1, "GSUB header"). */
const LOOKUPS = 8
/** Where the table `maxp` has the number of glyphs. */
const GLYPHS = 4
/** Offsets in `GSUB` have 16 bits. */
const MAX_OFFSET = 0xffff

/** A table of a font file. */
export interface FontTable {
  readonly tag: string
  readonly checksum: number
  readonly content: Buffer
}

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

/** The tables of a TrueType or OpenType file. */
function readTables(font: Buffer): FontTable[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = SFNT_HEADER_LENGTH + SFNT_ENTRY_LENGTH * index
    const offset = font.readUInt32BE(entry + 8)
    return {
      tag: font.toString('latin1', entry, entry + 4),
      checksum: font.readUInt32BE(entry + 4),
      content: font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    }
  })
}

/** @param flavor the kind of outlines, as the first four bytes of a font file say */
export function writeFont(flavor: number, tables: readonly FontTable[]): Buffer {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
  const header = Buffer.alloc(SFNT_HEADER_LENGTH)
  header.writeUInt32BE(flavor, 0)
  header.writeUInt16BE(tables.length, 4)
  // Numbers for a binary search of the directory.
  const power = 2 ** Math.floor(Math.log2(tables.length))
  header.writeUInt16BE(power * SFNT_ENTRY_LENGTH, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((tables.length - power) * SFNT_ENTRY_LENGTH, 10)

  let offset = SFNT_HEADER_LENGTH + SFNT_ENTRY_LENGTH * tables.length
  const entries: Buffer[] = []
  const contents: Buffer[] = []
  for (const { tag, checksum, content } of sorted) {
    const entry = Buffer.alloc(SFNT_ENTRY_LENGTH)
    entry.write(tag, 0, 'latin1')
    entry.writeUInt32BE(checksum, 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(content.length, 12)
    entries.push(entry)
    // Tables start at multiples of four.
    const padding = Buffer.alloc(-content.length & 3)
    contents.push(content, padding)
    offset += content.length + padding.length
  }
  return Buffer.concat([header, ...entries, ...contents])
}
