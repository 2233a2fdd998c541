import { MAX_PIXEL_SIDE } from '@memesmith/meme-render'
import { beforeAll, describe, expect, it } from 'vitest'
import { decode, makePicture, withPngChunk } from '../testing/pictures.ts'
import { plainPng } from './plain-png.ts'

const WIDTH = 320
const HEIGHT = 200

/** An opaque RGB PNG, as image models return. */
let png: Buffer
beforeAll(async () => {
  png = await makePicture('opaque png', WIDTH, HEIGHT)
})

describe('plainPng', () => {
  it('returns a plain PNG unchanged', () => {
    expect(plainPng(png)).toEqual({ png, width: WIDTH, height: HEIGHT })
  })

  it.each(['tEXt', 'iTXt', 'tIME', 'caBX'])('removes the metadata in %s', async (type) => {
    const noted = withPngChunk(png, type, 'a place on a map')
    expect((await decode(noted)).width).toBe(WIDTH)
    expect(plainPng(noted)?.png).toEqual(png)
  })

  it.each(['iCCP', 'gAMA', 'cICP', 'tRNS', 'eXIf', 'acTL', 'PLTE'])(
    'rejects one with %s, which affects how it looks',
    (type) => {
      expect(plainPng(withPngChunk(png, type, ''))).toBeUndefined()
    },
  )

  it('rejects transparent, large, truncated or non-PNG pictures', async () => {
    expect(plainPng(await makePicture('png', WIDTH, HEIGHT))).toBeUndefined()
    expect(plainPng(await makePicture('opaque png', MAX_PIXEL_SIDE + 2, HEIGHT))).toBeUndefined()
    expect(plainPng(await makePicture('jpeg', WIDTH, HEIGHT))).toBeUndefined()
    for (let length = 0; length < png.length; length += 1) {
      expect(plainPng(png.subarray(0, length))).toBeUndefined()
    }
  })
})
