import { html as escapeHtml } from 'ghtml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMoving } from '../../testing/animations.ts'
import { decode, makePicture } from '../../testing/pictures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let meme: { shareUrl: string; memeImageUrl: string }
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://memes.example/' })
  const user = await test.signUp()
  meme = (
    await user.postJson('/api/memes', {
      templateId: 1,
      title: '<b>Tom & "Jerry"</b>',
      topText: 'when <i>it</i>',
      bottomText: 'just\nworks',
    })
  ).json()
})
afterAll(() => test.close())

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('GET /m/{shareId}', () => {
  const page = async () => (await test.visitor.get(meme.shareUrl)).body
  it('is a page for anyone with the link', async () => {
    const response = await test.visitor.get(meme.shareUrl)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('unfurls: OpenGraph and Twitter tags with absolute addresses', async () => {
    const html = await page()
    const picture = `https://memes.example${meme.memeImageUrl.replace('.png', '.jpg')}`
    expect(metaOf(html, 'og:url')).toBe(`https://memes.example${meme.shareUrl}`)
    expect(metaOf(html, 'og:image')).toBe(picture)
    expect(metaOf(html, 'og:image:type')).toBe('image/jpeg')
    expect(metaOf(html, 'og:image:width')).toBe('640')
    expect(metaOf(html, 'og:image:height')).toBe('480')
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'twitter:image')).toBe(picture)
  })

  it('describes the picture by its captions', async () => {
    const html = await page()
    for (const alt of [metaOf(html, 'og:image:alt'), metaOf(html, 'twitter:image:alt')]) {
      expect(alt).toBe(
        'A meme that says: when &#60;i&#62;it&#60;/i&#62; / just works. The picture: A yellow wall.',
      )
    }
    expect(html).toContain('just works. The picture: A yellow wall.">')
  })

  it('describes a generated picture as its generator did', async () => {
    const maker = await test.signUp()
    const generated = (
      await maker.postJson('/api/memes/generate', { prompt: 'a cat on a skateboard' })
    ).json()
    const shared = (await test.visitor.get(generated.shareUrl)).body
    const description = escapeHtml`${generated.imageDescription}`
    expect(description.length).toBeGreaterThan(10)
    expect(metaOf(shared, 'og:image:alt')).toContain(` The picture: ${description}`)
  })

  it('limits the length of the description, and shows the captions in full', async () => {
    const [topText, bottomText] = ['very '.repeat(100).trim(), 'long '.repeat(100).trim()]
    const maker = await test.signUp()
    const long = (await maker.postJson('/api/memes', { templateId: 1, topText, bottomText })).json()
    const shared = (await test.visitor.get(long.shareUrl)).body
    for (const name of ['description', 'og:description', 'og:image:alt', 'twitter:image:alt']) {
      expect(metaOf(shared, name)).toMatch(/^A meme that says: very [a-z ]{300,400}…$/)
    }
    expect(shared).toContain(`alt="A meme that says: ${topText} / ${bottomText}. The picture: `)
  })

  it('escapes its author’s text', async () => {
    const html = await page()
    expect(html).not.toContain('<b>Tom')
    expect(html).not.toContain('<i>it')
  })

  it('asks search engines not to index a meme that is not public', async () => {
    expect(metaOf(await page(), 'robots')).toBe('noindex')
    for (const url of [meme.shareUrl, meme.memeImageUrl, `${meme.memeImageUrl}?download`]) {
      expect((await test.visitor.get(url)).headers['x-robots-tag']).toBe('noindex')
    }
  })

  it('lets search engines find a meme that is public', async () => {
    const maker = await test.signUp()
    const shown = (await maker.postJson('/api/memes', { templateId: 1, isPublic: true })).json()
    expect(metaOf((await test.visitor.get(shown.shareUrl)).body, 'robots')).toBeUndefined()
    for (const url of [shown.shareUrl, shown.memeImageUrl]) {
      expect((await test.visitor.get(url)).headers['x-robots-tag']).toBeUndefined()
    }
  })

  it('links to the editor with the same template', async () => {
    expect(await page()).toContain('href="/create?template&#61;1"')
  })

  it.each([
    '/m/unknown',
    '/m/100%',
    ...[22, 300].flatMap((length) => [`/m/${'x'.repeat(length)}`, `/m/${'x'.repeat(length)}.png`]),
  ])('%s is the 404 page', async (url) => {
    const response = await test.visitor.get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('text/html')
  })
})

describe('GET /m/{shareId} of a meme that was deleted', () => {
  it('says so, and links to other pages', async () => {
    const user = await test.signUp()
    const { id, shareUrl } = (await user.postJson('/api/memes', { templateId: 1 })).json()
    await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
    const response = await test.visitor.get(shareUrl)
    expect(response.statusCode).toBe(404)
    expect(response.body).toMatch(/<h1[^>]*><span>This meme<\/span> <span>is gone<\/span><\/h1>/)
    expect(response.body).toContain('href="/gallery"')
    expect(response.body).toContain('content="noindex"')
  })
})

describe('GET /m/{shareId}.png', () => {
  it('is the picture, cached for at most five minutes', async () => {
    const response = await test.visitor.get(meme.memeImageUrl)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/png')
    expect(response.headers['cache-control']).toBe('public, max-age=300, must-revalidate')
    expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  })

  const askAgain = (url: string, known: string) =>
    test.visitor.send({ method: 'GET', url, headers: { 'if-none-match': known } })

  it.each<[string, (etag: string) => string, number]>([
    ['it', (etag) => etag, 304],
    ['it and others', (etag) => `"x", ${etag},"y"`, 304],
    ['it through a proxy that compresses', (etag) => `W/${etag}`, 304],
    ['anything', () => '*', 304],
    ['another one', () => '"x"', 200],
    ['one whose name begins alike', (etag) => `${etag.slice(0, -1)}x"`, 200],
    ['what is not quoted', (etag) => etag.slice(1, -1), 200],
  ])('answers a client that has %s', async (_what, known, status) => {
    const { headers } = await test.visitor.get(meme.memeImageUrl)
    const response = await askAgain(meme.memeImageUrl, known(String(headers.etag)))
    expect([response.statusCode, response.body === '']).toEqual([status, status === 304])
    for (const name of ['cache-control', 'etag', 'x-robots-tag']) {
      expect(response.headers[name]).toBe(headers[name])
    }
  })

  it('is gone at once when the meme is deleted, also for a client that has cached it', async () => {
    const maker = await test.signUp()
    const { id, memeImageUrl } = (await maker.postJson('/api/memes', { templateId: 1 })).json()
    const { etag } = (await test.visitor.get(memeImageUrl)).headers
    await maker.send({ method: 'DELETE', url: `/api/memes/${id}` })
    for (const response of [
      await test.visitor.get(memeImageUrl),
      await askAgain(memeImageUrl, String(etag)),
    ]) {
      expect(response.statusCode).toBe(404)
      expect(response.headers['cache-control']).toMatch(/no-(cache|store)/)
    }
  })

  it('is named meme-{timestamp}.png for a download', async () => {
    const response = await test.visitor.get(`${meme.memeImageUrl}?download`)
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="meme-\d{13}\.png"$/,
    )
  })
})

describe('GET /m/{shareId}.webp', () => {
  const webpOf = (url: string) => url.replace('.png', '.webp')

  it('has exactly the pixels of the PNG', async () => {
    const [png, webp] = await Promise.all(
      [meme.memeImageUrl, webpOf(meme.memeImageUrl)].map((url) => test.visitor.get(url)),
    )
    if (png === undefined || webp === undefined) throw new Error('expected two answers')
    expect(webp.headers['content-type']).toBe('image/webp')
    expect(webp.headers['cache-control']).toBe('public, max-age=300, must-revalidate')
    expect(webp.headers['x-robots-tag']).toBe('noindex')
    expect(webp.headers.etag).not.toBe(png.headers.etag)
    const [expected, pixels] = [await decode(png.rawPayload), await decode(webp.rawPayload)]
    expect(Buffer.compare(pixels.data, expected.data)).toBe(0)
  })

  it('is gone when the meme is deleted', async () => {
    const maker = await test.signUp()
    const { id, memeImageUrl } = (await maker.postJson('/api/memes', { templateId: 1 })).json()
    expect((await test.visitor.get(webpOf(memeImageUrl))).statusCode).toBe(200)
    await maker.send({ method: 'DELETE', url: `/api/memes/${id}` })
    expect((await test.visitor.get(webpOf(memeImageUrl))).statusCode).toBe(404)
  })

  it('is named meme-{timestamp}.webp for a download', async () => {
    const { headers } = await test.visitor.get(`${webpOf(meme.memeImageUrl)}?download`)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="meme-\d{13}\.webp"$/)
  })
})

describe('GET /m/{shareId}.jpg', () => {
  it('has the size of the PNG in fewer bytes, and is gone with the meme', async () => {
    const maker = await test.signUp()
    const { id, memeImageUrl } = (await maker.postJson('/api/memes', { templateId: 1 })).json()
    const url = memeImageUrl.replace('.png', '.jpg')
    const [png, jpeg] = [await test.visitor.get(memeImageUrl), await test.visitor.get(url)]
    expect(jpeg.headers['content-type']).toBe('image/jpeg')
    expect(jpeg.headers['cache-control']).toBe('public, max-age=300, must-revalidate')
    const [expected, { width, height }] = [
      await decode(png.rawPayload),
      await decode(jpeg.rawPayload),
    ]
    expect({ width, height }).toEqual({ width: expected.width, height: expected.height })
    expect(jpeg.rawPayload.byteLength).toBeLessThan(png.rawPayload.byteLength)
    await maker.send({ method: 'DELETE', url: `/api/memes/${id}` })
    expect((await test.visitor.get(url)).statusCode).toBe(404)
  })
})

describe('the preview of a link', () => {
  it('stands in for a meme that moves, unless it has margins, which would show around that', async () => {
    const maker = await test.signUp()
    const stillOf = async (width: number, height: number) => {
      const customImageUrl = (await maker.upload(makeMoving({ width, height }))).json().url
      const { shareUrl } = (await maker.postJson('/api/memes', { customImageUrl })).json()
      const { body } = await test.visitor.get(shareUrl)
      return /<img class="picture" src="[^"]*\.(\w+)"/.exec(body)?.[1]
    }
    expect([await stillOf(160, 120), await stillOf(320, 40)]).toEqual(['jpg', 'png'])
  })

  it('is made with its page, which says its size', async () => {
    const maker = await test.signUp()
    const own = (await maker.postJson('/api/memes', { templateId: 1 })).json()
    await test.visitor.get(own.shareUrl)
    const [kept] = await test.query(`select images.width, images.height from images
      join memes on memes.preview_id = images.id where memes.id = ${own.id}`)
    expect(kept).toEqual({ width: 640, height: 480 })
    // Whatever its size is said to be now is what the page says.
    await test.query(`update images set width = 320 where id =
      (select preview_id from memes where id = ${own.id})`)
    const html = (await test.visitor.get(own.shareUrl)).body
    expect(metaOf(html, 'og:image:width')).toBe('320')
  })

  it('is served in parts, and its head without a body', async () => {
    const url = meme.memeImageUrl.replace('.png', '.jpg')
    const whole = await test.visitor.get(url)
    const length = whole.rawPayload.byteLength
    const part = await test.visitor.send({ url, headers: { range: 'bytes=10-19' } })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${length}`])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true)
    const beyond = await test.visitor.send({ url, headers: { range: `bytes=${length}-` } })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${length}`])
    const head = await test.visitor.send({ method: 'HEAD', url })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(length),
    ])
  })
})

describe('remixing', () => {
  const shareIdOf = (url: string) => url.slice('/m/'.length)
  const publicPart = async (shareUrl: string) =>
    (await test.visitor.get(`/api/share/${shareIdOf(shareUrl)}`)).json()

  it('is offered on the share page', async () => {
    const html = (await test.visitor.get(meme.shareUrl)).body
    expect(html).toContain(`href="/create?remix&#61;${shareIdOf(meme.shareUrl)}">Remix</a>`)
  })

  it('gives the template and the words of a meme that is made from one', async () => {
    const maker = await test.signUp()
    const made = (
      await maker.postJson('/api/memes', { templateId: 1, title: 'Mine', topText: 'words' })
    ).json()
    expect(await publicPart(made.shareUrl)).toEqual({
      title: 'Mine',
      topText: 'words',
      bottomText: '',
      document: made.document,
      templateId: 1,
      pictureUrl: made.memeImageUrl,
      shareUrl: made.shareUrl,
    })
  })

  it('gives only the finished picture of an upload, whose captions may hide something', async () => {
    const maker = await test.signUp()
    const customImageUrl = (await maker.upload(await makePicture('png'))).json().url
    const body = { customImageUrl, title: 'Mine', topText: 'hides a name' }
    const made = (await maker.postJson('/api/memes', body)).json()
    const answer = await test.visitor.get(`/api/share/${shareIdOf(made.shareUrl)}`)
    expect(answer.json()).toMatchObject({
      document: { layers: [] },
      templateId: null,
      pictureUrl: made.memeImageUrl,
    })
    expect(answer.body).not.toContain(customImageUrl)
    expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
  })

  it('gives neither the prompt nor the picture below the captions of a generated meme', async () => {
    const maker = await test.signUp()
    const made = (await maker.postJson('/api/memes/generate', { prompt: 'a cat' })).json()
    const shared = await publicPart(made.shareUrl)
    expect(shared.document.layers).toEqual([])
    expect(Object.keys(shared).sort()).toEqual(
      ['title', 'topText', 'bottomText', 'document', 'templateId', 'pictureUrl', 'shareUrl'].sort(),
    )
  })

  it.each(['unknown', 'x'.repeat(22), 'x'.repeat(300)])('does not know %s', async (shareId) => {
    const response = await test.visitor.get(`/api/share/${shareId}`)
    expect([response.statusCode, response.json().message]).toEqual([404, 'There is no such meme.'])
  })
})

describe('the JPEG that previews show', () => {
  it('is made once: kept, counted, and made anew for another drawing', async () => {
    const user = await test.signUp()
    const draw = async (topText: string) =>
      (await user.postJson('/api/memes', { templateId: 1, topText })).json()
    const own = await draw('one')
    const address = own.memeImageUrl.replace('.png', '.jpg')
    const read = async () => (await test.visitor.get(address)).rawPayload
    const kept = () =>
      test.query<{ bytes: number }>(`select byte_size as bytes from images
        where id = (select preview_id from memes where id = ${own.id})`)
    const count = async () =>
      (
        await test.query(`select id from images
          where owner_id = (select user_id from memes where id = ${own.id})`)
      ).length
    const before = await count()
    const made = await read()
    expect(await kept()).toEqual([{ bytes: made.length }])
    expect((await read()).equals(made)).toBe(true)
    expect(await count()).toBe(before + 1)
    const payload = { templateId: 1, topText: 'two' }
    await user.send({ method: 'PUT', url: `/api/memes/${own.id}`, payload })
    expect([await kept(), await count()]).toEqual([[], before])
    expect((await read()).equals(made)).toBe(false)
    // A server of the version before draws it again, and does not know of the JPEG.
    expect(await kept()).toHaveLength(1)
    const other = await draw('three')
    await test.query(`update memes set
      image_id = (select image_id from memes where id = ${other.id}) where id = ${own.id}`)
    expect(await kept()).toEqual([])
  })
})
