/**
 * AVIFs that declare a small image where a careless parser looks, and contain a large one
 * elsewhere.
 */

/** An ISO BMFF box: 32-bit length, four-letter type, content. */
export function box(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + content.length)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, content])
}

/** A top-level box, header included. */
function topBox(avif: Buffer, type: string): { readonly at: number; readonly bytes: Buffer } {
  for (let at = 0; at + 8 <= avif.length; ) {
    const size = avif.readUInt32BE(at)
    const bytes = avif.subarray(at, at + size)
    if (bytes.toString('latin1', 4, 8) === type) return { at, bytes }
    at += size
  }
  throw new Error(`expected an AVIF with a box ${type}`)
}

/** The `meta` box for moved data: adjusts each offset in `iloc` that pointed into the data. */
function moved(avif: Buffer, by: number): Buffer {
  const description = Buffer.from(topBox(avif, 'meta').bytes)
  const data = topBox(avif, 'mdat')
  const places = description.indexOf('iloc') - 4
  const end = places + description.readUInt32BE(places)
  for (let at = places + 8; at + 4 <= end; at += 1) {
    const offset = description.readUInt32BE(at)
    if (offset < data.at + 8 || offset >= data.at + data.bytes.length) continue
    description.writeUInt32BE(offset + by, at)
    at += 3
  }
  return description
}

/**
 * The large image, with a misplaced property list before its `meta` box. A parser that enters the
 * list finds a `free` box that extends past both, up to the small image's `meta`.
 */
export function behindDecoy(large: Buffer, small: Buffer): Buffer {
  const ftyp = topBox(large, 'ftyp').bytes
  const hidden = moved(large, 16)
  const data = topBox(large, 'mdat').bytes.subarray(8)
  const shownAt = ftyp.length + 16 + hidden.length + 8 + data.length
  const shownDescription = topBox(small, 'meta').bytes
  const shownDataAt = shownAt + shownDescription.length
  const shown = Buffer.concat([
    moved(small, shownDataAt - topBox(small, 'mdat').at),
    topBox(small, 'mdat').bytes,
  ])
  const jump = box('free', Buffer.alloc(0))
  jump.writeUInt32BE(shownAt - (ftyp.length + 8))
  return Buffer.concat([ftyp, box('ipco', jump), hidden, box('mdat', Buffer.concat([data, shown]))])
}

/** The large image with the small image's `meta` box before or after its own. */
export function describedTwice(large: Buffer, small: Buffer, isFirst: boolean): Buffer {
  const ftyp = topBox(large, 'ftyp').bytes
  const decoy = topBox(small, 'meta').bytes
  const own = moved(large, decoy.length)
  const descriptions = isFirst ? [decoy, own] : [own, decoy]
  return Buffer.concat([ftyp, ...descriptions, topBox(large, 'mdat').bytes])
}
