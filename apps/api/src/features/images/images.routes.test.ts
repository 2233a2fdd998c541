import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode, makePicture, withOrientation } from '../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
})
afterAll(() => test.close())

async function stored(file: Uint8Array) {
  const response = await user.upload(file)
  expect(response.statusCode).toBe(201)
  const picture = await user.get(response.json().url)
  expect(picture.headers['content-type']).toBe('image/png')
  return await decode(picture.rawPayload)
}

describe('POST /api/upload', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('accepts a %s', async (type) => {
    const picture = await stored(await makePicture(type))
    expect([picture.width, picture.height]).toEqual([320, 200])
  })

  it('keeps the pixels of a PNG exactly', async () => {
    const file = await makePicture('png', 640, 360)
    expect(Buffer.compare((await stored(file)).data, (await decode(file)).data)).toBe(0)
  })

  it('rotates a photo by its EXIF orientation', async () => {
    const sideways = await makePicture('jpeg', 320, 200)
    const picture = await stored(withOrientation(sideways, 6))
    expect([picture.width, picture.height]).toEqual([200, 320])
    // The bottom left corner (blue) has become the top left one.
    const [red = 255, , blue = 0] = picture.pixelAt(10, 10)
    expect(blue).toBeGreaterThan(200)
    expect(red).toBeLessThan(60)
  })

  it('scales a large photo down to 1280 pixels', async () => {
    const picture = await stored(await makePicture('jpeg', 4000, 3000))
    expect([picture.width, picture.height]).toEqual([1280, 960])
  })

  it('keeps transparent areas, for stickers', async () => {
    const clear = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    )
    const halfClear = await stored(clear)
    expect(halfClear.pixelAt(0, 0)[3]).toBe(127)
  })
})

describe('a file that can’t be used', () => {
  it.each([
    ['text', Buffer.from('hello, I am no picture'), 415, 'image_type_unsupported'],
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      'image_type_unsupported',
    ],
    ['nothing', Buffer.alloc(0), 415, 'image_type_unsupported'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'image_too_large'],
  ])('is refused when it is %s', async (_what, file, status, code) => {
    const response = await user.upload(file)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
  })

  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'is rejected when it is a truncated %s',
    async (type) => {
      const whole = await makePicture(type)
      const response = await user.upload(whole.subarray(0, whole.length * 0.7))
      expect([response.statusCode, response.json().code]).toEqual([422, 'image_unreadable'])
    },
  )

  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'is rejected when another file follows a %s',
    async (type) => {
      const picture = await makePicture(type)
      for (const rider of ['PK\x03\x04 an archive', '<script>alert(1)</script>', '%PDF-1.7\n']) {
        const response = await user.upload(Buffer.concat([picture, Buffer.from(rider)]))
        expect([response.statusCode, response.json().message]).toEqual([
          422,
          'This file holds something else after its picture. Save it again as a picture alone.',
        ])
      }
    },
  )

  it('is accepted with the padding and the extra pictures that cameras append', async () => {
    const jpeg = await makePicture('jpeg')
    const small = Buffer.alloc(4000, Buffer.from('ffd8ffd9', 'hex'))
    const responses = [Buffer.alloc(40), Buffer.concat([Buffer.alloc(8), jpeg]), small].map(
      (appended) => user.upload(Buffer.concat([jpeg, appended])),
    )
    for (const { statusCode } of await Promise.all(responses)) expect(statusCode).toBe(201)
  })

  it('is rejected by its header when it has more than 26 megapixels', async () => {
    const bomb = await makePicture('png', 10, 10)
    bomb.writeUInt32BE(50_000, 16)
    bomb.writeUInt32BE(50_000, 20)
    const response = await user.upload(bomb)
    expect(response.statusCode).toBe(413)
    expect(response.json().message).toBe(
      'This picture has 50000 × 50000 pixels; at most 26 megapixels are accepted of its kind.',
    )
  })

  it('is rejected with an explanation when it is in another field, or not in a form', async () => {
    const misnamed = await user.upload(await makePicture('png'), 'file')
    expect([misnamed.statusCode, misnamed.json().message]).toEqual([
      400,
      'Send the picture as multipart form field "image".',
    ])
    expect((await user.postJson('/api/upload', {})).statusCode).toBe(415)
  })

  it('is refused for a visitor', async () => {
    const response = await test.visitor.upload(await makePicture('png'))
    expect([response.statusCode, response.json().message]).toEqual([401, 'Unauthorized'])
  })
})

describe('GET /api/images/{id}', () => {
  it("should not show another user's upload", async () => {
    const { url } = (await user.upload(await makePicture('png'))).json()
    const other = await test.signUp()
    expect((await other.get(url)).statusCode).toBe(404)
    expect((await test.visitor.get(url)).statusCode).toBe(404)
  })

  it('is cached only by its owner’s browser, and not for long', async () => {
    const { url } = (await user.upload(await makePicture('png'))).json()
    const { headers } = await user.get(url)
    expect(headers['cache-control']).toBe('private, max-age=300, must-revalidate')
    expect(headers.vary).toContain('cookie')
    const known = { 'if-none-match': String(headers.etag) }
    expect((await user.send({ method: 'GET', url, headers: known })).statusCode).toBe(304)
    expect((await test.visitor.send({ method: 'GET', url, headers: known })).statusCode).toBe(404)
  })

  it('serves the pictures of templates to everyone, with an immutable cache', async () => {
    const [template] = (await test.visitor.get('/api/templates')).json()
    for (const url of [template.imageUrl, template.thumbnailUrl, template.exampleUrl]) {
      const response = await test.visitor.get(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['cache-control']).toContain('public, max-age=31536000, immutable')
      expect(response.headers['x-content-type-options']).toBe('nosniff')
    }
  })
})
