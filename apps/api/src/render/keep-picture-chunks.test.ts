import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makePicture, withPngChunk } from '../testing/pictures.ts'
import { keepPictureChunks } from './keep-picture-chunks.ts'

const png = Buffer.from(keepPictureChunks(await makePicture('png')))
const PROFILE = `name\0\0${deflateSync(Buffer.alloc(1000)).toString('latin1')}`

describe('keepPictureChunks', () => {
  it.each(['tEXt', 'zTXt', 'iTXt', 'acTL', 'fdAT', 'tIME', 'teSt'])('drops %s', (type) => {
    expect(Buffer.from(keepPictureChunks(withPngChunk(png, type, 'a note')))).toEqual(png)
  })

  it.each(['iCCP', 'gAMA', 'eXIf', 'cICP'])('keeps %s, once', (type) => {
    const once = withPngChunk(png, type, PROFILE)
    const twice = withPngChunk(once, type, PROFILE)
    expect(Buffer.from(keepPictureChunks(twice))).toEqual(once)
  })

  it('drops a color profile of megabytes', () => {
    const large = withPngChunk(png, 'iCCP', 'x'.repeat(1024 * 1024))
    expect(Buffer.from(keepPictureChunks(large))).toEqual(png)
  })

  it('does not read beyond a truncated file, and leaves other formats unchanged', async () => {
    expect(keepPictureChunks(Buffer.from(png.subarray(0, 50))).length).toBeLessThanOrEqual(50)
    const jpeg = await makePicture('jpeg')
    expect(keepPictureChunks(jpeg)).toBe(jpeg)
  })
})
