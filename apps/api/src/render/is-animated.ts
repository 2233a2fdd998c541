import { pngChunks } from '@memesmith/png-encoder'

/** Whether a picture that passed `inspectImage` has more than one frame. */
export function isAnimated(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const has = (start: number, text: string) =>
    file.toString('latin1', start, start + text.length) === text

  if (has(0, 'GIF8')) return hasTwoFrames(file)
  // A flag in the extended header.
  if (has(8, 'WEBPVP8X')) return ((file[20] ?? 0) & 2) !== 0
  // `inspectImage` rejects AVIF sequences.
  return hasAnimationChunk(file)
}

/** In a PNG `acTL` comes before the pixel data. */
function hasAnimationChunk(file: Buffer): boolean {
  for (const { type } of pngChunks(file)) {
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}

/** Walks the blocks (extensions, and frames of sub-blocks) up to the trailer. */
function hasTwoFrames(file: Buffer): boolean {
  const [EXTENSION, FRAME] = [0x21, 0x2c]
  const colorTableBytes = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  let frames = 0
  let offset = 13 + colorTableBytes(file[10])
  while (file[offset] === EXTENSION || file[offset] === FRAME) {
    const isFrame = file[offset] === FRAME
    if (isFrame) frames += 1
    if (frames === 2) return true
    offset += isFrame ? 11 + colorTableBytes(file[offset + 9]) : 2
    for (let size = file[offset] ?? 0; size !== 0; size = file[offset] ?? 0) offset += size + 1
    offset += 1
  }
  return false
}
