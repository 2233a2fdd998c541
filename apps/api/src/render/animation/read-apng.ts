import { pngChunk, pngChunks } from '@memesmith/png-encoder'
import type { AnimationSource, Step } from './animated-file.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/**
 * Chunks of the file that each frame's picture needs, and their largest sizes. They are decoded with every
 * frame, so color profiles, which can inflate to megabytes, are not included.
 */
const SHARED: ReadonlyMap<string, number> = new Map([
  ['PLTE', 768],
  ['tRNS', 256],
  ['cICP', 4],
  ['sRGB', 1],
  ['gAMA', 4],
  ['cHRM', 32],
])
const SEQUENCE_BYTES = 4
const DISPOSALS = ['keep', 'clear', 'restore'] as const

/**
 * Reads the structure of an animated PNG (PNG, third edition, 11.3.6). Its pictures are not decoded.
 *
 * @param maxFrames further frames are counted, but not described
 * @returns undefined for a file without animation, or one that is damaged
 */
export function readApng(file: Buffer, maxFrames: number): AnimationSource | undefined {
  let header: Buffer | undefined
  let plays: number | undefined
  const shared = new Map<string, Buffer>()
  const steps: (Omit<Step, 'picture'> & { readonly data: Buffer[] })[] = []
  let frameCount = 0
  for (const { type, data } of pngChunks(file)) {
    if (type === 'IHDR') header = data
    else if (type === 'acTL' && data.length >= 8) plays = data.readUInt32BE(4)
    // The first picture is a frame only if it follows a frame's header.
    else if (type === 'IDAT') steps.at(-1)?.data.push(data)
    else if (type === 'fdAT') {
      if (frameCount <= maxFrames) steps.at(-1)?.data.push(data.subarray(SEQUENCE_BYTES))
    } else if (type === 'fcTL' && data.length >= 26) {
      frameCount += 1
      if (frameCount > maxFrames) continue
      steps.push({
        width: data.readUInt32BE(4),
        height: data.readUInt32BE(8),
        left: data.readUInt32BE(12),
        top: data.readUInt32BE(16),
        delay: Math.round((1000 * data.readUInt16BE(20)) / (data.readUInt16BE(22) || 100)),
        disposal: DISPOSALS[data.readUInt8(24)] ?? 'keep',
        isBlended: data.readUInt8(25) === 1,
        data: [],
      })
    } else if (data.length <= (SHARED.get(type) ?? -1) && frameCount <= 1 && !shared.has(type)) {
      shared.set(type, pngChunk(type, data))
    }
  }
  if (header?.length !== 13 || plays === undefined || frameCount === 0) return undefined
  const head = header
  const pictureOf = ({ width, height, data }: (typeof steps)[number]) => {
    if (data.length === 0) return undefined
    const own = Buffer.from(head)
    own.writeUInt32BE(width, 0)
    own.writeUInt32BE(height, 4)
    return Buffer.concat([
      SIGNATURE,
      pngChunk('IHDR', own),
      ...shared.values(),
      pngChunk('IDAT', Buffer.concat(data)),
      pngChunk('IEND', Buffer.alloc(0)),
    ])
  }
  return {
    width: head.readUInt32BE(0),
    height: head.readUInt32BE(4),
    plays,
    frameCount,
    steps: steps.map((step) => ({ ...step, picture: () => pictureOf(step) })),
  }
}
