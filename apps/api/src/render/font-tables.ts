const SFNT_HEADER_LENGTH = 12
const SFNT_ENTRY_LENGTH = 16

/** A table of a font file. */
export interface FontTable {
  readonly tag: string
  readonly checksum: number
  readonly content: Buffer
}

/** The tables of a TrueType or OpenType file. */
export function readTables(font: Buffer): FontTable[] {
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
