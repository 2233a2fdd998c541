/** The rows that clients of memegen rely on (`memegen-compat.md`). B is the origin. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readAnimation, readGif } from '@memesmith/animation'
import { calls, picturePath } from '@memesmith/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { loadImage } from '../../render/canvas.ts'
import { CancelledError } from '../../runtime/cancelled-error.ts'
import { createDatabaseStorage } from '../../storage/image-storage.ts'
import { makeAnimatedGif, makeMoving } from '../../testing/animations.ts'
import { decode, makeNoise, makePicture } from '../../testing/pictures.ts'
import {
  type Client,
  sharedRenderer,
  startTestApp,
  TEST_TEMPLATE,
  type TestApp,
} from '../../testing/test-app.ts'
import { importTemplates } from '../templates/import/import-templates.ts'

const HOST = 'memes.example'
const B = `http://${HOST}`

const TWO = 'text:\n  - {anchor_y: 0.0}\n  - {anchor_y: 0.8}\n'
const configOf = (name: string) =>
  `name: ${name}\nkeywords: [doubt]\n${TWO}example:\n  - not sure if\n  - or just so\n`

let site: TestApp
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-pictures-'))
  const files: Record<string, string | Uint8Array> = {
    'fry/config.yml': configOf('Futurama Fry'),
    'fry/default.png': await makeNoise(320, 240),
    'iw/config.yml': configOf('Insanity Wolf'),
    'iw/default.jpg': await makePicture('jpeg'),
    'ds/config.yml': configOf('Daily Struggle'),
    'ds/default.png': await makeNoise(300, 240),
    'ds/maga.png': await makeNoise(310, 240),
    'quarters/config.yml': configOf('Quarters'),
    'quarters/default.png': await makePicture('png'),
    'oprah/config.yml': configOf('Oprah'),
    'oprah/default.gif': await makeAnimatedGif(),
    'wait/config.yml': configOf('Wait'),
    'wait/default.webp': makeMoving({ frames: 80, width: 32, height: 18 }),
    'tower/config.yml': configOf('Tower'),
    'tower/default.png': await makeNoise(20, 600),
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  site = await startTestApp({ PUBLIC_URL: B })
  const db = await site.connect()
  const images = createDatabaseStorage(db)
  for await (const one of importTemplates({ db, images, renderer: sharedRenderer }, folder)) {
    if (one.result === 'skipped') throw new Error(one.reason)
  }
  await db.destroy()
  await rm(folder, { recursive: true })
}, 60_000)
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: HOST, ...headers } })
const typeOf = ({ headers }: LightMyRequestResponse) => headers['content-type']
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'POST', url, payload, headers: { host: HOST, ...headers } })

describe('a picture', () => {
  test.each([
    ['/images/fry.png', 'image/png'],
    ['/images/fry.jpg', 'image/jpeg'],
    ['/images/fry.jpeg', 'image/jpeg'],
    ['/images/fry.webp', 'image/webp'],
    ['/images/fry.gif', 'image/gif'],
    ['/images/fry/test.gif', 'image/gif'],
    ['/images/fry/test.jpg', 'image/jpeg'],
    ['/images/fry/test.jpeg', 'image/jpeg'],
    ['/images/fry/test.png', 'image/png'],
    ['/images/fry/test.webp', 'image/webp'],
    ['/images/oprah/you_get.gif', 'image/gif'],
    ['/images/oprah/you_get.webp', 'image/webp'],
    ['/images/string/test.png', 'image/png'],
    ['/images/ds/one/two.png?style=maga', 'image/png'],
    ['/images/fry/test.png?color=red,blue', 'image/png'],
    ['/images/fry/test.png?font=thick&layout=top', 'image/png'],
    [`/images/fry/${'a'.repeat(200)}.png`, 'image/png'],
  ])('%s is %s', async (url, type) => {
    const answer = await get(url)
    expect([answer.statusCode, typeOf(answer)]).toEqual([200, type])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  test.each([
    ['/images/unknown/test.png', 404, 'image/png'],
    ['/images/unknown/test.webp', 404, 'image/webp'],
    ['/images/fry/test.foobar', 422, 'image/png'],
    ['/images/fry/test.jpg?width=9', 422, 'image/jpeg'],
    ['/images/fry/test.jpg?width=abc', 422, 'image/jpeg'],
    ['/images/fry/test.jpg?width=1920&height=1920', 422, 'image/jpeg'],
    [`/images/fry/${'a'.repeat(201)}.jpg`, 414, 'image/jpeg'],
    // Its canonical form has 201 bytes.
    [`/images/fry/${'a'.repeat(199)}&.jpg`, 414, 'image/jpeg'],
    ['/images/fry/test.png?color=red,blue2', 422, 'image/png'],
    ['/images/fry/test.png?font=foobar', 422, 'image/png'],
    ['/images/fry/test.png?style=foobar', 422, 'image/png'],
    ['/images/oprah/test.gif?frames=some', 422, 'image/gif'],
    // 80 frames.
    ['/images/wait/test.webp?width=1920&height=1080', 422, 'image/webp'],
    ['/images/custom/test.png', 422, 'image/png'],
    ['/images/custom/test.png?background=foobar', 415, 'image/png'],
  ])('%s is %i, a picture', async (url, status, type) => {
    const answer = await get(url)
    expect([answer.statusCode, typeOf(answer)]).toEqual([status, type])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    if (type !== 'image/webp') expect((await loadImage(answer.rawPayload)).width).toBeGreaterThan(0)
  })

  test.each([
    ['/images/fry/test.png?watermark=anything', 302, '/images/fry/test.png'],
    ['/images/ds.png?style=animated', 301, '/images/ds.gif'],
    ['/images/fry/One%20Two.png', 301, '/images/fry/One_Two.png'],
    ['/images/fry/One%20Two.png?width=99', 301, '/images/fry/One_Two.png?width=99'],
    ['/images/fry/test&width=99&height=99', 302, '/images/fry/test.png?width=99&height=99'],
    ['/images/fry/.jpg', 302, '/images/fry.jpg'],
    ['/images/fry/1%202%0A3.jpg', 301, '/images/fry/1_2~n3.jpg'],
    ['/images/fry', 302, '/images/fry/not_sure_if/or_just_so.png'],
    ['/images/fry/hello-world', 302, '/images/fry/hello-world.png'],
    [
      '/images/custom/-/hi%20there.png?background=x',
      301,
      '/images/custom/_/hi_there.png?background=x',
    ],
    [
      '/images/custom/-/a.png?background=http://x.example/a.png?b=c',
      301,
      '/images/custom/_/a.png?background=http://x.example/a.png?b=c',
    ],
    ['/fry.png', 302, '/images/fry.png'],
    ['/fry/test.jpg', 302, '/images/fry/test.jpg'],
  ])('%s is a %i to %s', async (url, status, location) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location])
  })

  it('is 404 for an unknown template without an extension', async () => {
    expect((await get('/images/unknown')).statusCode).toBe(404)
  })

  it('has the size that is asked for', async () => {
    const sizeOf = async (query: string) => {
      const { rawPayload } = await get(`/images/fry/test.png?${query}`)
      const { width, height } = await loadImage(rawPayload)
      return [width, height]
    }
    const [width = 0, height = 0] = await sizeOf('')
    expect(await sizeOf('width=100')).toEqual([100, Math.round((100 * height) / width)])
    expect(await sizeOf('height=100')).toEqual([Math.round((100 * width) / height), 100])
    expect(await sizeOf('width=300&height=100')).toEqual([300, 100])
  })

  it('is never larger, also when one side is asked for', async () => {
    const asked = ['/images/tower/a.png?width=1000', '/images/tower/a.gif?width=1920']
    const tower = `${B}/images/tower/a.png`
    for (const url of [...asked, `/images/custom/a.png?background=${tower}&width=1920`]) {
      expect((await get(url)).statusCode, url).toBe(url.includes('custom') ? 415 : 422)
    }
    expect((await get('/images/tower/a.png?width=100')).statusCode).toBe(200)
  })

  it.each(['gif', 'webp'] as const)('has it as a %s that moves, too', async (extension) => {
    const sizeOf = async (query: string) => {
      const { rawPayload } = await get(`/images/oprah/you_get.${extension}?${query}`)
      const { width, height, frames } =
        (extension === 'gif' ? readGif(rawPayload, 9) : readAnimation(rawPayload)) ?? {}
      return [width, height, frames?.length]
    }
    expect(await sizeOf('width=100')).toEqual([100, 100, 2])
    expect(await sizeOf('height=20')).toEqual([20, 20, 2])
    expect(await sizeOf('width=80&height=40')).toEqual([80, 40, 2])
    expect(await sizeOf('width=100&frames=20')).toEqual([100, 100, 2])
    const { rawPayload: fewer } = await get(`/images/wait/a.webp?frames=8`)
    expect(readAnimation(fewer)?.frames.map(({ duration }) => duration)).toEqual(Array(8).fill(500))
    const still = await get(`/images/oprah/you_get.${extension}?frames=1`)
    expect((await loadImage(still.rawPayload)).width).toBe(32)
  })

  it('is of the style that is asked for', async () => {
    const { rawPayload } = await get('/images/ds/one/two.png?style=maga')
    expect((await loadImage(rawPayload)).width).toBe(310)
  })

  it('is kept for a year, known by its ETag, and named readably', async () => {
    const answer = await get('/images/fry/not_sure/~q%C3%A4.png')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000')
    expect(answer.headers['content-disposition']).toBe(
      `inline; filename="fry-not-sure-.png"; filename*=UTF-8''fry-not-sure-%C3%A4.png`,
    )
    const { etag = '' } = answer.headers
    const known = await get('/images/fry/not_sure/~q%C3%A4.png', { 'if-none-match': etag })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const emoji = await get(`/images/fry/${encodeURIComponent('ok_👩🏽‍🚀')}.png`)
    expect(emoji.headers['content-disposition']).toBe(
      `inline; filename="fry-ok-.png"; filename*=UTF-8''${encodeURIComponent('fry-ok-👩🏽‍🚀')}.png`,
    )
    const head = await site.app.inject({
      method: 'HEAD',
      url: '/images/fry/not_sure/~q%C3%A4.png',
      headers: { host: HOST },
    })
    expect([head.statusCode, head.body, typeOf(head)]).toEqual([200, '', 'image/png'])
  })

  it('draws on a picture of this site', async () => {
    const { thumbnailUrl } = (await site.app.inject('/api/templates')).json()[0]
    const answer = await get(`/images/custom/hi.png?background=${B}${thumbnailUrl}`)
    expect([answer.statusCode, typeOf(answer)]).toEqual([200, 'image/png'])
    const elsewhere = await get(`/images/custom/hi.png?background=http://127.0.0.1/a.png`)
    expect(elsewhere.statusCode).toBe(415)
  })

  it('forgets a meme that it drew on with the meme, and lists it nowhere', async () => {
    const ada = await site.signUp()
    const { id, shareUrl } = (await ada.postJson('/api/memes', { templateId: 1 })).json()
    const url = `/images/custom/hi.png?background=${shareUrl}.png`
    const answer = await get(url)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=300, must-revalidate',
      'x-robots-tag': 'noindex',
    })
    await ada.send({ method: 'DELETE', url: `/api/memes/${id}` })
    expect((await get(url)).statusCode).toBe(415)
  })

  it('shows a background at its own address only', async () => {
    const { thumbnailUrl } = (await site.app.inject('/api/templates')).json()[0]
    const [placeholder, custom] = [
      await get(`/images/string/own.png?background=${B}${thumbnailUrl}`),
      await get(`/images/custom/own.png?background=${B}${thumbnailUrl}`),
    ]
    expect(custom.rawPayload.equals(placeholder.rawPayload)).toBe(false)
  })

  test.each(['template=fry&text[]=a&text[]=b', 'template=unknown', 'template=fry&font=none'])(
    'has a small preview, always a JPEG that nobody keeps: %s',
    async (query) => {
      const answer = await get(`/images/preview.jpg?${query}`)
      expect([answer.statusCode, typeOf(answer)]).toEqual([200, 'image/jpeg'])
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  it('has a preview with the texts, the style and the layout that are asked for', async () => {
    const preview = async (query: string) =>
      (await get(`/images/preview.jpg?template=ds&${query}`)).rawPayload
    const usual = await preview('text[]=a&text[]=b')
    expect((await loadImage(usual)).height).toBe(256)
    expect((await preview('lines[]=a&lines[]=b')).equals(usual)).toBe(true)
    expect((await preview('text[]=a&text[]=c')).equals(usual)).toBe(false)
    expect((await loadImage(await preview('text[]=a&style=maga'))).height).toBe(248)
    const atTop = await preview('text[]=a&text[]=b&layout=top')
    expect(atTop.equals(usual)).toBe(false)
    expect((await preview('text[]=a%0Ab&layout=top')).equals(atTop)).toBe(true)
  })

  it('fills what its proportions leave with a blurred copy of itself', async () => {
    const { pixelAt } = await decode(
      (await get('/images/quarters.png?width=400&height=100')).rawPayload,
    )
    const differenceAt = (x: number, y: number, color: readonly number[]) =>
      Math.max(...color.map((value, at) => Math.abs(value - (pixelAt(x, y)[at] ?? 0))))
    // Scaled to 160 × 100 in the middle; what is left of it and right of it has the same colors.
    for (const [x, y, ...color] of [
      [140, 25, 255, 0, 0],
      [5, 5, 255, 0, 0],
      [395, 5, 0, 255, 0],
      [5, 95, 0, 0, 255],
      [395, 95, 255, 255, 0],
    ] as const) {
      expect(differenceAt(x, y, color)).toBeLessThan(10)
    }
    // Where two colors meet behind it, there is neither of them.
    const [red = 0, , blue = 0] = pixelAt(60, 50)
    expect(Math.min(red, blue)).toBeGreaterThan(60)
  })
})

describe('lists', () => {
  it('describe a template', async () => {
    const answer = await get('/templates/ds')
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*'])
    expect(answer.json()).toEqual({
      id: 'ds',
      name: 'Daily Struggle',
      lines: 2,
      names: ['', ''],
      overlays: 0,
      styles: ['maga'],
      blank: `${B}/images/ds.png`,
      example: {
        text: ['not sure if', 'or just so'],
        url: `${B}/images/ds/not_sure_if/or_just_so.png`,
      },
      source: null,
      keywords: ['doubt'],
      _self: `${B}/templates/ds`,
    })
    expect((await get('/templates/foobar')).statusCode).toBe(404)
  })

  test.each(['/templates', '/templates/'])('all templates: %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['fry', 'iw', 'ds', 'ds-maga', 'oprah']),
    )
  })

  it('are filtered', async () => {
    const ids = async (query: string) =>
      (await get(`/templates?${query}`)).json().map(({ id }: { id: string }) => id)
    expect(await ids('filter=insanity')).toEqual(['iw'])
    expect(await ids('animated=true')).toEqual(['oprah', 'wait'])
    expect(await ids('animated=false')).not.toContain('oprah')
  })

  it('all fonts, and one', async () => {
    const [font] = (await get('/fonts')).json()
    expect(font).toEqual({
      id: 'anton',
      alias: 'thick',
      filename: 'anton-latin-400-normal.woff2',
      _self: `${B}/fonts/anton`,
    })
    expect((await get('/fonts/thick')).json()).toEqual(font)
    expect((await get('/fonts/none')).statusCode).toBe(404)
  })

  it('all examples', async () => {
    expect((await get('/images?filter=insanity')).json()).toEqual([
      { url: `${B}/images/iw/not_sure_if/or_just_so.png`, template: `${B}/templates/iw` },
    ])
  })
})

describe('an address is made', () => {
  const url = `${B}/images/iw/foo/bar.png`
  const form = (fields: string) =>
    [fields, { 'content-type': 'application/x-www-form-urlencoded' }] as const

  test.each([
    ['JSON', [{ template_id: 'iw', text: ['foo', 'bar'] }, {}]],
    ['text[]', [{ template_id: 'iw', 'text[]': ['foo', 'bar'] }, {}]],
    ['text_lines', [{ template_id: 'iw', text_lines: ['foo', 'bar'] }, {}]],
    ['text_lines[]', [{ template_id: 'iw', 'text_lines[]': ['foo', 'bar'] }, {}]],
    ['a form', form('template_id=iw&text[]=foo&text[]=bar')],
    [
      'JSON as text',
      ['{"template_id":"iw","text":["foo","bar"]}', { 'content-type': 'text/plain' }],
    ],
  ] as const)('from %s', async (_name, [payload, headers]) => {
    const answer = await post('/images', payload, headers)
    expect([answer.statusCode, answer.json()]).toEqual([201, { url }])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it('from a multipart form, and from a page of another site', async () => {
    const fields = new FormData()
    fields.append('template_id', 'iw')
    fields.append('text[]', 'foo')
    fields.append('text[]', 'bar')
    const sent = new Response(fields)
    const answer = await post('/images', Buffer.from(await sent.arrayBuffer()), {
      'content-type': sent.headers.get('content-type') ?? '',
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    })
    expect([answer.statusCode, answer.json()]).toEqual([201, { url }])
    const asked = await site.app.inject({
      method: 'OPTIONS',
      url: '/images',
      headers: { host: HOST, origin: 'https://elsewhere.example' },
    })
    expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([
      204,
      'content-type',
    ])
  })

  test.each([
    [{ template_id: 'iw', text: ['foo', 'bar'], extension: 'jpg' }, '/images/iw/foo/bar.jpg'],
    [{ template_id: 'iw', text: [''] }, '/images/iw.png'],
    [{ template_id: 'iw' }, '/images/iw.png'],
    [
      { template_id: 'iw', text: ['A/b?'], font: 'thick', layout: 'top', style: 'x' },
      '/images/iw/A~sb~q.png?style=x&layout=top&font=thick',
    ],
  ])('with options: %j', async (body, path) => {
    expect((await post('/images', body)).json()).toEqual({ url: B + path })
  })

  it('and led to', async () => {
    const answer = await post('/images', {
      template_id: 'iw',
      text: ['foo', 'bar'],
      redirect: true,
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, url])
  })

  test.each([
    ['/images', {}, '"template_id" is required'],
    ['/images', '[]', '"template_id" is required'],
    ['/images', 'no JSON', '"template_id" is required'],
    ['/images/automatic', {}, '"text" is required'],
  ])('not without what it needs: %s %j', async (path, body, error) => {
    const answer = await post(path, body, { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.json()]).toEqual([400, { error }])
  })

  it('only if the address is short enough', async () => {
    const answerTo = async (path: string, body: object) => {
      const answer = await post(path, body)
      return [answer.statusCode, answer.json()]
    }
    const long = { error: 'A line of the address has at most 200 bytes.' }
    for (const text of ['a'.repeat(201), `${'a'.repeat(199)}?`, 'ä'.repeat(101)]) {
      expect(await answerTo('/images', { template_id: 'iw', text: ['', text] })).toEqual([
        414,
        long,
      ])
    }
    expect(await answerTo('/templates/iw', { text: '/'.repeat(101) })).toEqual([414, long])
    const { url } = (await post('/images', { template_id: 'iw', text: '/'.repeat(100) })).json()
    expect((await get(url.slice(B.length))).statusCode).toBe(200)
  })

  it('not from a body that is too large', async () => {
    const answer = await post('/images', { template_id: 'iw', text: ['a'.repeat(100_000)] })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'payload_too_large'])
  })

  it('for an unknown template, as a 404', async () => {
    const answer = await post('/images', { template_id: 'unknown', text: ['a'] })
    expect([answer.statusCode, answer.json()]).toEqual([404, { url: `${B}/images/unknown/a.png` }])
  })

  it('for a background, escaped', async () => {
    const answer = await post('/images/custom', {
      background: 'https://www.example.com/a.png?b=c&d',
      text: ['foo', 'bar'],
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        url: `${B}/images/custom/foo/bar.png?background=https%3A%2F%2Fwww.example.com%2Fa.png%3Fb%3Dc%26d`,
      },
    ])
  })

  it('for a template in the path', async () => {
    const answer = await post('/templates/iw', { text: ['foo', 'bar'], extension: 'jpg' })
    expect([answer.statusCode, answer.json()]).toEqual([201, { url: `${B}/images/iw/foo/bar.jpg` }])
  })

  it('for the template that fits a prompt', async () => {
    const answer = await post('/images/automatic', { text: 'Insanity is doing it again' })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { url: `${B}/images/iw/Insanity_is_doing/it_again.png` },
    ])
  })
})

describe('pages of this site', () => {
  it('keep their addresses, and what nobody has stays unknown', async () => {
    const page = await get('/images', { accept: 'text/html' })
    expect([page.statusCode, typeOf(page)]).toEqual([200, 'text/html; charset=utf-8'])
    for (const path of ['/unknown.png', '/unknown/test.png', '/fry/test.txt']) {
      expect((await get(path)).statusCode).toBe(404)
    }
    expect((await get(calls.robots.path)).statusCode).toBe(200)
  })
})

it('is the picture that a save makes from the same texts, in every byte', async () => {
  const user = await site.signUp()
  const [template] = (await user.send({ url: '/api/templates', headers: { host: HOST } })).json()
  const texts = ['not sure ~q if 你好', 'oder 🎉 “so”']
  const layers = template.layers.map((layer: object, index: number) => ({
    ...layer,
    text: texts[index],
  }))
  const saved = await user.send({
    method: 'POST',
    url: '/api/memes',
    headers: { host: HOST },
    payload: { templateId: template.id, document: { version: 1, layers } },
  })
  const stored = await user.send({ url: saved.json().memeImageUrl, headers: { host: HOST } })
  const { id } = (await get('/templates')).json()[0]
  const shown = await get(picturePath(id, texts, 'png'))
  expect(shown.statusCode).toBe(200)
  expect(shown.rawPayload.equals(stored.rawPayload)).toBe(true)
})

it('serves two hundred different cold pictures at once, or refuses them for a moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => get(`/images/fry/number_${index}.png`)),
  )
  const served = answers.filter(({ statusCode }) => statusCode === 200)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(served.length).toBeGreaterThan(20)
  expect(served.length + refused.length).toBe(200)
  for (const { headers } of refused) {
    expect([headers['retry-after'], headers['content-type']]).toEqual(['2', 'image/png'])
  }
}, 60_000)

it('is not made for a client that has left', async () => {
  const origin = await site.app.listen({ host: '127.0.0.1', port: 0 })
  const drawing = vi.spyOn(sharedRenderer, 'renderAnimation')
  const leave = new AbortController()
  const url = `${origin}/images/wait/left.gif?width=1400`
  const asked = fetch(url, { headers: { host: HOST }, signal: leave.signal })
  const left = expect(asked).rejects.toThrow()
  await vi.waitFor(() => expect(drawing).toHaveBeenCalled(), { timeout: 10_000, interval: 1 })
  leave.abort()
  await left
  await expect(drawing.mock.results[0]?.value).rejects.toThrow(CancelledError)
  drawing.mockRestore()
})

it('is refused with a picture, too, to who asks for too many', async () => {
  // Three in a quarter of an hour.
  const strict = await startTestApp({ RATE_LIMIT_FACTOR: '0.0001' })
  const url = `/images/${TEST_TEMPLATE.slug}/a.jpg`
  for (let asked = 0; asked < 3; asked += 1) {
    expect((await strict.visitor.get(url)).statusCode).toBe(200)
  }
  const refused = await strict.visitor.get(url)
  expect([refused.statusCode, typeOf(refused)]).toEqual([429, 'image/jpeg'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await strict.close()
})

describe('who asks for too many', () => {
  // Pictures: 30 for an address and for a key. GIFs and MP4s: one for a visitor.
  let strict: TestApp
  let owner: Client
  const ask = (remoteAddress: string, url: string, headers = {}) =>
    strict.app.inject({ url, remoteAddress, headers })
  beforeAll(async () => {
    strict = await startTestApp({ RATE_LIMIT_FACTOR: '0.001' })
    owner = await strict.signUp()
  })
  afterAll(() => strict.close())

  it('with one key is refused, wherever the requests come from; a key that is none, at once', async () => {
    const made = await owner.postJson(calls.createApiKey.path, { name: 'a', scope: 'read' })
    const headers = { authorization: `Bearer ${made.json().key}` }
    const url = `/images/${TEST_TEMPLATE.slug}/a.jpg`
    for (let asked = 0; asked < 30; asked += 1) {
      expect((await ask(`203.0.113.${asked}`, url, headers)).statusCode).toBe(200)
    }
    const refused = await ask('203.0.113.99', url, headers)
    expect([refused.statusCode, typeOf(refused)]).toEqual([429, 'image/jpeg'])
    expect((await ask('203.0.113.99', '/templates', headers)).statusCode).toBe(429)
    expect((await ask('203.0.113.99', url)).statusCode).toBe(200)
    const none = await ask('203.0.113.99', url, { authorization: 'Bearer mk_none' })
    expect([none.statusCode, typeOf(none)]).toEqual([401, 'image/jpeg'])
  })

  it('of GIFs as a background uses up nobody else’s', async () => {
    const { shareUrl } = (await owner.postJson('/api/memes', { templateId: 1 })).json()
    const draw = async (address: string, text: string) =>
      (await ask(address, `/images/custom/${text}.png?background=${shareUrl}.gif`)).statusCode
    // It does not move, so there is no GIF of it.
    expect(await draw('203.0.114.1', 'a')).toBe(415)
    expect(await draw('203.0.114.1', 'b')).toBe(429)
    expect(await draw('203.0.114.2', 'a')).toBe(415)
  })
})

it('draws on a picture of another host only where the operator allows that', async () => {
  const open = await startTestApp({ ALLOW_REMOTE_IMAGES: 'true' })
  const url = '/images/custom/hi.png?background=http://127.0.0.1/a.png'
  const answer = await open.visitor.get(url)
  // Other hosts are allowed, but this address never is.
  expect(answer.statusCode).toBe(415)
  await open.close()
})
