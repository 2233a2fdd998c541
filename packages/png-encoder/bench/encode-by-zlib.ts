import { constants, crc32, deflateSync } from 'node:zlib'
import type { Picture } from './pictures.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const PAETH = 4

/** PNG encoding with Node alone: one filter, and zlib's run-length strategy. */
export function encodeByZlib({ pixels, width, height }: Picture): Buffer {
  const rowBytes = 3 * width
  const colors = withoutAlpha(pixels)
  const rows = Buffer.alloc(height * (rowBytes + 1))
  for (let y = 0; y < height; y += 1) {
    const row = y * rowBytes
    const out = y * (rowBytes + 1)
    rows[out] = PAETH
    for (let x = 0; x < rowBytes; x += 1) {
      const at = row + x
      const left = x < 3 ? 0 : (colors[at - 3] ?? 0)
      const up = y < 1 ? 0 : (colors[at - rowBytes] ?? 0)
      const corner = x < 3 || y < 1 ? 0 : (colors[at - rowBytes - 3] ?? 0)
      rows[out + 1 + x] = (colors[at] ?? 0) - nearest(left, up, corner)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.of()),
  ])
}

function withoutAlpha(pixels: Buffer): Uint8Array {
  const colors = new Uint8Array((pixels.length / 4) * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    colors[to] = pixels[from] ?? 0
    colors[to + 1] = pixels[from + 1] ?? 0
    colors[to + 2] = pixels[from + 2] ?? 0
  }
  return colors
}

function nearest(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner)
  const byUp = Math.abs(left - corner)
  const byCorner = Math.abs(left + up - 2 * corner)
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

function chunk(type: string, data: Uint8Array): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(checked), 4)
  return Buffer.concat([frame.subarray(0, 4), checked, frame.subarray(4)])
}
