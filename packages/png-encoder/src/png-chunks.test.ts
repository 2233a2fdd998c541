import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pngChunks } from './png-chunks.ts'
import { pngChunk } from './png-file.ts'
import { CHUNK_FRAME_BYTES, SIGNATURE } from './png-format.ts'

const IEND = pngChunk('IEND', Buffer.of())
const bytes = fc.uint8Array({ maxLength: 300 })
const type = fc.constantFrom('IHDR', 'IDAT', 'tEXt', 'acTL', '\0\xff\0\xff')
const chunk = fc.tuple(type, bytes)

/** A file in which some bytes are replaced, including those of chunk lengths. */
const damaged = fc
  .tuple(fc.array(chunk), fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 0, max: 2 ** 32 - 1 }))))
  .map(([chunks, damages]) => {
    const file = fileOf(chunks)
    for (const [at, value] of damages) if (at + 4 <= file.length) file.writeUInt32BE(value, at)
    return file
  })
const beginning = bytes.map((rest) => Buffer.concat([SIGNATURE, rest]))

function fileOf(chunks: readonly (readonly [string, Uint8Array])[]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks.map(([name, data]) => pngChunk(name, data)), IEND])
}

describe('pngChunks', () => {
  it('yields every chunk of a file and nothing after IEND', () => {
    fc.assert(
      fc.property(fc.array(chunk), bytes, (chunks, after) => {
        const walked = [...pngChunks(Buffer.concat([fileOf(chunks), after]))]
        const found = walked.map(({ type: name, data }) => [name, new Uint8Array(data)])
        expect(found).toEqual([...chunks, ['IEND', new Uint8Array()]])
      }),
    )
  })

  it('never reads outside the bytes, and takes no more steps than they can hold chunks', () => {
    fc.assert(
      fc.property(fc.oneof(damaged, beginning, bytes), (file) => {
        let last = SIGNATURE.length
        let steps = 0
        for (const { start, end, data } of pngChunks(file)) {
          expect(start).toBe(last)
          expect(end).toBe(start + CHUNK_FRAME_BYTES + data.length)
          expect(end).toBeLessThanOrEqual(file.length)
          last = end
          steps += 1
        }
        expect(steps * CHUNK_FRAME_BYTES).toBeLessThanOrEqual(file.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('yields no IEND for a truncated file', () => {
    const file = fileOf([['IDAT', Buffer.from('pixels')]])
    for (let length = 0; length < file.length; length += 1) {
      const types = [...pngChunks(file.subarray(0, length))].map((each) => each.type)
      expect(types).not.toContain('IEND')
    }
  })

  it('reads a chunk only when it is requested', () => {
    const file = fileOf([['IHDR', Buffer.alloc(13)]])
    const chunks = pngChunks(file)
    const header = chunks.next().value
    file.write('late', (header?.end ?? 0) + 4, 'latin1')
    expect(chunks.next().value?.type).toBe('late')
  })
})
