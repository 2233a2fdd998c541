import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHELL_PATH } from '@memesmith/contract'
import { usualZones } from '@memesmith/meme-render'
import { html } from 'ghtml'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config/config.ts'
import { connectSqlite } from './database/sqlite/connect-sqlite.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

describe('routes', () => {
  it.each(['/', '/gallery', '/create', '/dashboard'])(
    '%s is a page of the web app',
    async (url) => {
      const response = await test.visitor.get(url)
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ])
    },
  )

  it.each([
    ['/gallery/', '/gallery'],
    ['/create/?template=1', '/create?template=1'],
    ['/gallery/?q=a/b/', '/gallery?q=a/b/'],
    ['/m/AAAAAAAAAAAAAAAAAAAAAA/', '/m/AAAAAAAAAAAAAAAAAAAAAA'],
  ])('%s leads to %s for good', async (url, location) => {
    const response = await test.visitor.get(url)
    expect([response.statusCode, response.headers.location]).toEqual([308, location])
  })

  it.each([
    '/nope',
    '/nope/',
    '//gallery/',
    '/gallery/1',
    '/apix',
    '/.vite/manifest.json',
    '/100%',
    '/gallery/%ff?q=1',
    `/${'x'.repeat(5000)}`,
  ])('%s is the 404 page', async (url) => {
    const response = await test.visitor.get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it.each([
    '/api',
    '/api/',
    '/api/nope',
    '/api/memes/1/2',
    '/api/100%',
    `/api/fonts/${'x'.repeat(5000)}`,
  ])('%s is a JSON 404', async (url) => {
    const response = await test.visitor.get(url)
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  })

  it('is healthy when the database answers', async () => {
    expect((await test.visitor.get('/healthz')).statusCode).toBe(200)
  })

  it.each([
    ['/', 'Make memes people send on'],
    ['/gallery', 'Template Gallery'],
    ['/nope', '404 Page Not Found'],
  ])('%s contains the configured site name', async (url, title) => {
    const named = await startTestApp({ SITE_NAME: 'Jokes & "Co" $&' })
    const { body } = await named.visitor.get(url)
    await named.close()
    expect(body).toContain(`<title>${title} · Jokes &#38; &#34;Co&#34; $&#38;</title>`)
    expect(body).toContain('<meta name="site" content="{&#34;siteName&#34;:&#34;Jokes &#38;')
    expect(body).not.toMatch(/Memesmith|\{\{/)
  })

  it('/ is the landing page, and other pages are not', async () => {
    expect((await test.visitor.get('/')).body).toContain('Get Started')
    expect((await test.visitor.get('/gallery')).body).not.toContain('Get Started')
  })

  it('the gallery is sent with its first templates, a search with 8 skeletons until the app is there', async () => {
    const skeletons = async (url: string) => {
      const { body } = await test.visitor.get(url)
      expect(body).toContain('<h1 class="page-title">Template Gallery</h1>')
      return [body.split('card-skeleton').length - 1, body.includes('<div id="root" inert>')]
    }
    expect(await skeletons('/gallery')).toEqual([0, false])
    expect(await skeletons('/gallery?q=cat')).toEqual([8, true])
    // The page that the service worker keeps for other pages too.
    expect((await test.visitor.get(SHELL_PATH)).body).toContain('<div id="root"></div>')
  })

  it('tells the web app how the site is configured', async () => {
    expect((await test.visitor.get('/api/site')).json()).toEqual({
      siteName: 'Memesmith',
      watermarkText: 'Memesmith',
      maxUploadBytes: 10 * 1024 * 1024,
      generator: 'built-in',
      mp4: true,
      publicGallery: 'off',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
  })
})

describe('templates', () => {
  it('are listed for everyone, with size, thumbnail, example and zones', async () => {
    expect((await test.visitor.get('/api/templates')).json()).toEqual([
      {
        id: 1,
        slug: 'test-template',
        name: 'Test Template',
        description: 'A yellow wall.',
        tags: ['test'],
        imageUrl: expect.stringMatching(/^\/api\/images\/[\w-]{22}$/),
        thumbnailUrl: expect.stringMatching(/^\/api\/images\/[\w-]{22}$/),
        exampleUrl: expect.stringMatching(/^\/api\/images\/[\w-]{22}$/),
        frames: 1,
        width: 640,
        height: 480,
        layers: usualZones('when it works', 'at the first try'),
        example: { topText: 'when it works', bottomText: 'at the first try' },
      },
    ])
  })

  it('can be read one by one', async () => {
    const [listed] = (await test.visitor.get('/api/templates')).json()
    expect((await test.visitor.get('/api/templates/1')).json()).toEqual(listed)
    const unknown = await test.visitor.get('/api/templates/99')
    expect([unknown.statusCode, unknown.json().message]).toEqual([
      404,
      'There is no such template.',
    ])
    expect((await test.visitor.get('/api/templates/abc')).statusCode).toBe(400)
  })
})

describe('generating', () => {
  it('makes a meme and saves it in the collection', async () => {
    const user = await test.signUp()
    const response = await user.postJson('/api/memes/generate', { prompt: ' a cat on the moon ' })
    expect(response.statusCode).toBe(201)
    const meme = response.json()
    expect(meme).toMatchObject({ title: 'AI Generated Meme', aiPrompt: 'a cat on the moon' })
    expect(meme.imageDescription).not.toBe('')
    expect(meme.suggestedTitle).not.toBe('')
    expect((await user.get(meme.imageUrl)).statusCode).toBe(200)
    expect((await user.get('/api/memes')).json()[0].id).toBe(meme.id)
  })

  it('is listed and shared by the suggested title until its user gives one', async () => {
    const user = await test.signUp()
    const generated = async (body: object) =>
      (await user.postJson('/api/memes/generate', { prompt: 'a cat on the moon', ...body })).json()
    const heading = async ({ shareUrl }: { shareUrl: string }) =>
      /<h1>(.*)<\/h1>/.exec((await test.visitor.get(shareUrl)).body)?.[1]
    expect(await heading(await generated({ title: 'Moon cat' }))).toBe('Moon cat')
    const meme = await generated({ title: '  ' })
    expect(meme.title).toBe('AI Generated Meme')
    expect(meme.suggestedTitle).not.toBe(meme.title)
    const escaped = html`<h1>${meme.suggestedTitle}</h1>`
    expect((await test.visitor.get(meme.shareUrl)).body).toContain(escaped)
    const url = `/api/memes/${meme.id}`
    await user.send({ method: 'PATCH', url, payload: { title: 'Mine' } })
    expect(await heading(meme)).toBe('Mine')
  })

  it.each([
    [{}, 'prompt is required.'],
    [{ prompt: ' \n ' }, 'prompt must not be blank.'],
    [{ prompt: 'x'.repeat(2001) }, 'prompt must be at most 2000 characters, got 2001.'],
    [{ prompt: 'cat', title: 'x'.repeat(201) }, 'title must be at most 200 characters, got 201.'],
  ])('refuses %o', async (body, message) => {
    const user = await test.signUp()
    const response = await user.postJson('/api/memes/generate', body)
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })
})

describe('configuration', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a port from 0 to 65535.'],
    [
      { PUBLIC_URL: 'memes.example' },
      'PUBLIC_URL must be an address like https://memes.example.com, without a path.',
    ],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters long.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true, false, or a number of proxies.'],
    [{ RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR must be a number, 0 for no limits.'],
  ])('%o stops the start with a sentence that names it', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new Error(sentence))
  })

  it('reports all problems at once, one per line', () => {
    const environment = { PORT: 'eighty', LOG_LEVEL: 'loud', SMTP_URL: 'smtp://mail.example.com' }
    expect(() => readConfig(environment)).toThrow(
      new Error(
        [
          'PORT must be a port from 0 to 65535.',
          'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
          'SMTP_URL needs PUBLIC_URL, for the links in e-mails.',
        ].join('\n'),
      ),
    )
  })
})

describe('database', () => {
  it('lists a user’s newest memes in one index seek, without sorting', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
    const db = await connectSqlite(folder)
    const plan = await sql<{ detail: string }>`
      explain query plan
      select * from memes where user_id = 1 and id < 100 order by id desc limit 20
    `.execute(db)
    expect(plan.rows.map(({ detail }) => detail)).toEqual([
      'SEARCH memes USING INDEX memes_by_user (user_id=? AND id<?)',
    ])
    const pragma = async (name: string) =>
      Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    await db.destroy()
    await rm(folder, { recursive: true })
  })
})
