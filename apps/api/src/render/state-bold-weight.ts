import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

const HEADER_LENGTH = 48
const WOFF2 = 0x774f4632
/** Indexes of the WOFF2 list of known tables. */
const GLYF = 10
const LOCA = 11
const OS2 = 6
const FVAR = 47
const CUSTOM_TAG = 63
/** Offset of `usWeightClass` in the table `OS/2`. */
const WEIGHT_CLASS = 4
const BOLD = 700

/**
 * Changes the weight that a WOFF2 file of a single weight states to bold.
 *
 * Skia thickens the letters of a font that states less than the weight that is asked for. A browser
 * does not if the font is loaded for all weights, so the pixels would differ. No glyph changes.
 *
 * @returns undefined for variable fonts, bold fonts and other kinds of files: they stay as they are
 */
export function stateBoldWeight(file: Buffer): Buffer | undefined {
  if (file.readUInt32BE(0) !== WOFF2) return undefined
  const { tables, end } = readTables(file)
  const os2 = tables.find(({ tag }) => tag === OS2)
  if (os2 === undefined || tables.some(({ tag }) => tag === FVAR)) return undefined

  const compressedLength = file.readUInt32BE(20)
  const content = brotliDecompressSync(file.subarray(end, end + compressedLength))
  if (content.readUInt16BE(os2.offset + WEIGHT_CLASS) >= BOLD) return undefined
  content.writeUInt16BE(BOLD, os2.offset + WEIGHT_CLASS)
  const compressed = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY },
  })
  // The file's length must be a multiple of four.
  const padding = Buffer.alloc(-(end + compressed.length) & 3)
  const changed = Buffer.concat([file.subarray(0, end), compressed, padding])
  changed.writeUInt32BE(changed.length, 8)
  changed.writeUInt32BE(compressed.length, 20)
  // Metadata and private data, which followed, are left out.
  changed.fill(0, 28, HEADER_LENGTH)
  return changed
}

interface Table {
  /** Index in the WOFF2 list of known tables. */
  readonly tag: number
  /** In the decompressed content. */
  readonly offset: number
}

/** Reads the directory of a WOFF2 file (WOFF 2.0, section 4). */
function readTables(file: Buffer): { readonly tables: readonly Table[]; readonly end: number } {
  let at = HEADER_LENGTH
  /** A `UIntBase128`: seven bits a byte, the highest bit of all but the last is set. */
  const readNumber = () => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at)
      at += 1
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let offset = 0
  const tables = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at)
    at += 1
    const tag = flags & CUSTOM_TAG
    if (tag === CUSTOM_TAG) at += 4
    const length = readNumber()
    // The tables of outlines are transformed in version 0, all others in the versions above.
    const isTransformed = tag === GLYF || tag === LOCA ? flags >> 6 === 0 : flags >> 6 !== 0
    const table = { tag, offset }
    offset += isTransformed ? readNumber() : length
    return table
  })
  return { tables, end: at }
}
