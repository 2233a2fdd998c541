import { MAX_PIXEL_SIDE } from '@memesmith/meme-render'
import { beforeAll, describe, expect, it } from 'vitest'
import { decode, makePicture, withPngChunk } from '../testing/pictures.ts'
import { plainPng } from './plain-png.ts'

const WIDTH = 320
const HEIGHT = 200

/** Of red, green and blue, as image models give them. */
let png: Buffer
beforeAll(async () => {
  png = await makePicture('opaque png', WIDTH, HEIGHT)
})

describe('plainPng', () => {
  it('keeps a PNG as it is', () => {
    expect(plainPng(png)).toEqual({ png, width: WIDTH, height: HEIGHT })
  })

  it.each(['tEXt', 'iTXt', 'tIME', 'caBX'])('takes the notes of %s out', async (type) => {
    const noted = withPngChunk(png, type, 'a place on a map')
    expect((await decode(noted)).width).toBe(WIDTH)
    expect(plainPng(noted)?.png).toEqual(png)
  })

  it.each(['iCCP', 'gAMA', 'cICP', 'tRNS', 'eXIf', 'acTL', 'PLTE'])(
    'does not take one with %s, which changes what is seen',
    (type) => {
      expect(plainPng(withPngChunk(png, type, ''))).toBeUndefined()
    },
  )

  it('does not take what is transparent, too large, of another type or cut off', async () => {
    expect(plainPng(await makePicture('png', WIDTH, HEIGHT))).toBeUndefined()
    expect(plainPng(await makePicture('opaque png', MAX_PIXEL_SIDE + 2, HEIGHT))).toBeUndefined()
    expect(plainPng(await makePicture('jpeg', WIDTH, HEIGHT))).toBeUndefined()
    for (let length = 0; length < png.length; length += 1) {
      expect(plainPng(png.subarray(0, length))).toBeUndefined()
    }
  })
})
