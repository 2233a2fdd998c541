import { inflateSync } from 'node:zlib'
import { type FontTable, writeFont } from './font-tables.ts'

const WOFF = 0x774f4646
const WOFF_HEADER_LENGTH = 44
const WOFF_ENTRY_LENGTH = 20
/** Offset of `usWeightClass` in the table `OS/2`. */
const WEIGHT_CLASS = 4
const BOLD = 700
/** The table that emoji fonts have. */
const COLORS = 'COLR'

/**
 * Reads a WOFF file as a font that claims to be bold, whatever its weight.
 *
 * Skia thickens the letters of a font whose stated weight is less than the requested one. A browser does
 * not if the font is loaded for all weights, so the pixels would differ. No glyph changes.
 *
 * @returns a TrueType file; undefined for other files, and for emoji
 */
export function readAsBold(file: Buffer): Buffer | undefined {
  if (file.readUInt32BE(0) !== WOFF) return undefined
  const entries = Array.from(
    { length: file.readUInt16BE(12) },
    (_, index) => WOFF_HEADER_LENGTH + WOFF_ENTRY_LENGTH * index,
  )
  if (entries.some((entry) => tagAt(file, entry) === COLORS)) return undefined
  const tables = entries.map((entry) => readTable(file, entry))
  tables.find(({ tag }) => tag === 'OS/2')?.content.writeUInt16BE(BOLD, WEIGHT_CLASS)
  return writeFont(file.readUInt32BE(4), tables)
}

const tagAt = (file: Buffer, entry: number): string => file.toString('latin1', entry, entry + 4)

/** @param entry position of the table's entry in the directory (WOFF 1.0, section 5) */
function readTable(file: Buffer, entry: number): FontTable {
  const offset = file.readUInt32BE(entry + 4)
  const stored = file.readUInt32BE(entry + 8)
  const length = file.readUInt32BE(entry + 12)
  const bytes = file.subarray(offset, offset + stored)
  return {
    tag: tagAt(file, entry),
    checksum: file.readUInt32BE(entry + 16),
    // A table that compression would not make smaller is stored unchanged.
    content: stored < length ? inflateSync(bytes) : Buffer.from(bytes),
  }
}
