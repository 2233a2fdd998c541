/** What operators can do to a server that runs: announce, make it read-only, and change limits. */

import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { reloadConfig } from '../../config/reload-config.ts'
import { databaseIn, queryIn } from '../../database/testing/test-database.ts'
import { createRouteLanes } from '../../scheduling/lanes.ts'
import { runCommandWith } from '../../testing/run-command.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { PASSWORD, TEST_TEMPLATE } from '../../testing/test-app.ts'
import { createClient } from '../../testing/test-client.ts'

let folder: string
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
  environment = { LOG_LEVEL: 'silent', ...(await databaseIn(folder)) }
})
afterAll(() => rm(folder, { recursive: true }))

const adminCall = (name: string): string => `/api/admin/${name}`

describe('settings that change while the server runs', { timeout: 120_000 }, () => {
  it('announce something, make everything read-only, and change limits', async () => {
    const config = readConfig({ ...environment, RATE_LIMIT_FACTOR: '0' })
    const change = (settings: NodeJS.ProcessEnv) =>
      reloadConfig(config, () => readConfig({ ...environment, ...settings }))
    const app = await buildApp(config, [TEST_TEMPLATE])
    await app.inject('/api/templates')
    const user = createClient(app)
    await user.postForm('/api/signup', { email: 'ada@example.com', password: PASSWORD })
    const meme = (await user.postJson('/api/memes', { templateId: 1 })).json()
    expect((await user.get('/')).body).not.toContain('<aside')

    const line = 'We move on Friday <at noon>.'
    expect(change({ RATE_LIMIT_FACTOR: '0', ANNOUNCEMENT: line })).toEqual({
      changed: ['ANNOUNCEMENT'],
      needRestart: [],
    })
    for (const page of ['/', '/gallery', '/api/login', meme.shareUrl, '/nope']) {
      const { body } = await createClient(app).get(page)
      expect(body.match(/<aside aria-label="Announcement"/g), page).toHaveLength(1)
      expect(body, page).toContain('We move on Friday &#60;at noon&#62;.')
    }
    expect((await user.get('/api/site')).json()).toMatchObject({ announcement: line })

    change({ RATE_LIMIT_FACTOR: '0', READ_ONLY: 'true' })
    const tables = ['users', 'sessions', 'memes', 'images', 'generations', 'deleted_memes']
    const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`)
    const rows = () => queryIn(folder, `select ${counts.join(', ')}`)
    const before = await rows()
    const visitor = createClient(app)
    // The thumbnail has not been drawn before.
    const looks = ['/', '/api/memes', '/api/account', meme.thumbnailUrl, meme.shareUrl, '/readyz']
    for (const url of [...looks, meme.memeImageUrl, meme.memeImageUrl.replace('.png', '.webp')]) {
      expect([url, (await user.get(url)).statusCode]).toEqual([url, 200])
    }
    const refused = [
      await user.postJson('/api/memes', { templateId: 1 }),
      await user.postJson('/api/memes/generate', { prompt: 'a cat' }),
      await user.send({ method: 'DELETE', url: `/api/memes/${meme.id}` }),
      await visitor.postForm('/api/login', { email: 'ada@example.com', password: PASSWORD }),
      await user.get('/api/logout'),
    ]
    for (const response of refused) {
      expect([response.statusCode, response.json().code]).toEqual([503, 'read_only'])
      expect(response.headers['retry-after']).toBe('60')
    }
    // An administrator sees all that needs no entry in the log.
    const lists = ['/admin', ...['overview', 'users', 'memes', 'reports', 'log'].map(adminCall)]
    for (const url of lists) expect([url, (await user.get(url)).statusCode]).toEqual([url, 200])
    const picture = meme.shareUrl.replace('/m/', '/api/admin/memes/').concat('/picture')
    for (const url of ['/api/admin/memes?q=cat', picture]) {
      const { statusCode, body } = await user.get(url)
      expect([url, statusCode]).toEqual([url, 503])
      expect(body).toContain('memes can be neither searched nor looked at, because that is logged')
    }
    expect(await rows()).toEqual(before)
    // Commands work, for what can not wait.
    const link = `https://memes.example.com${meme.shareUrl}`
    const takeDown = [folder, 'cli/remove-memes.ts', link, '--yes'] as const
    expect(await runCommandWith({ READ_ONLY: 'true' }, ...takeDown)).toEqual({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('is taken down'),
    })
    expect((await user.get(meme.shareUrl)).statusCode).toBe(410)
    expect((await user.get('/')).body).toContain('nothing can be changed at the moment')

    // One list of a user in a quarter of an hour.
    change({ RATE_LIMIT_FACTOR: '0.0003' })
    expect((await user.get('/api/memes')).statusCode).toBe(200)
    expect((await user.get('/api/memes')).statusCode).toBe(429)
    change({ RATE_LIMIT_FACTOR: '0', STORAGE_PER_USER_MB: '0.001' })
    const large = await user.postJson('/api/memes', { templateId: 1 })
    expect([large.statusCode, large.json().message]).toEqual([
      413,
      expect.stringContaining('this site keeps 2 KB'),
    ])
    change({ RATE_LIMIT_FACTOR: '0', GENERATIONS_PER_HOUR: '1' })
    expect((await user.postJson('/api/memes/generate', { prompt: 'a cat' })).statusCode).toBe(201)
    expect((await user.postJson('/api/memes/generate', { prompt: 'a cat' })).statusCode).toBe(429)
    change({ RATE_LIMIT_FACTOR: '0', MEMES_PER_USER: '1' })
    const full = await user.postJson('/api/memes', { templateId: 1 })
    expect([full.statusCode, full.json().code]).toEqual([413, 'collection_full'])
    expect(() => change({ RATE_LIMIT_FACTOR: 'many' })).toThrow('RATE_LIMIT_FACTOR must be')
    expect(config.memesPerUser).toBe(1)
    await app.close()
  })

  it('generations at once, too', async () => {
    const config = readConfig({ GENERATIONS_AT_ONCE: '1' })
    const { generate: lane } = createRouteLanes({
      places: () => config.generationsAtOnce,
      hasModel: false,
    })
    await lane.enter(1)
    const second = lane.enter(2)
    expect([lane.running, lane.waiting]).toEqual([1, 1])
    reloadConfig(config, () => readConfig({ GENERATIONS_AT_ONCE: '3' }))
    const { leave } = await lane.enter(3)
    leave()
    await second
    expect([lane.running, lane.waiting]).toEqual([2, 0])
  })

  it.each(
    Object.entries({
      ANNOUNCEMENT: 'soon',
      GENERATIONS_AT_ONCE: '7',
      GENERATIONS_PER_HOUR: '7',
      MEMES_PER_USER: '7',
      RATE_LIMIT_FACTOR: '7',
      READ_ONLY: 'true',
      SIGN_UP: 'invite',
      SIGN_UP_DOMAINS: 'example.com',
      SIGN_UPS_PER_HOUR: '7',
      STORAGE_PER_NETWORK_MB: '7',
      STORAGE_PER_USER_MB: '7',
      STORAGE_UNVERIFIED_MB: '7',
    }),
  )('take %s as a start would take it', (name, value) => {
    const config = readConfig({})
    const restarted = readConfig({ [name]: value })
    expect(reloadConfig(config, () => restarted)).toEqual({ changed: [name], needRestart: [] })
    expect(config).toEqual(restarted)
  })

  it('are told from those that need a restart, until there is one', () => {
    const config = readConfig({ SITE_NAME: 'Before', MEMES_PER_USER: '9' })
    const reload = () =>
      reloadConfig(config, () =>
        readConfig({ SITE_NAME: 'After', SMTP_URL: '', MEMES_PER_USER: '' }),
      )
    expect(reload()).toEqual({ changed: ['MEMES_PER_USER'], needRestart: ['SITE_NAME'] })
    expect([config.siteName, config.memesPerUser]).toEqual(['Before', 50_000])
    expect(reload()).toEqual({ changed: [], needRestart: ['SITE_NAME'] })
  })

  it('are who may sign up: pages and the form say so at once', async () => {
    const config = readConfig({ ...environment, RATE_LIMIT_FACTOR: '0' })
    const app = await buildApp(config, [TEST_TEMPLATE])
    const visitor = createClient(app)
    const signUp = (email: string) => visitor.postForm('/api/signup', { email, password: PASSWORD })
    const line = 'Sign-up is by invitation here.'
    for (const page of ['/', '/gallery', '/api/login']) {
      expect((await visitor.get(page)).body, page).not.toContain(line)
    }
    reloadConfig(config, () => readConfig({ ...environment, SIGN_UP: 'invite' }))
    for (const page of ['/', '/gallery', '/api/login']) {
      expect((await visitor.get(page)).body, page).toContain(line)
    }
    const refused = await signUp('late@example.com')
    expect([refused.statusCode, refused.body.includes(line)]).toEqual([403, true])
    expect((await visitor.get('/api/site')).json()).toMatchObject({ signUpLine: line })
    reloadConfig(config, () => readConfig({ ...environment, SIGN_UP_DOMAINS: 'example.org' }))
    expect((await signUp('late@example.com')).body).toContain('addresses at example.org here')
    expect((await signUp('late@example.org')).statusCode).toBe(303)
    await app.close()
  })

  it('a server can start read-only on a site that exists', async () => {
    const app = await buildApp(readConfig({ ...environment, READ_ONLY: 'true' }), [TEST_TEMPLATE])
    expect((await app.inject('/api/templates')).json()).toHaveLength(1)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await app.close()
  })

  it('SIGHUP reads them again from the file of ENV_FILE', async () => {
    const file = join(folder, 'settings')
    await writeFile(file, 'ANNOUNCEMENT=one\nREAD_ONLY=true\nSIGNUP=closed\n')
    const server = startServerProcess(folder, {
      ...environment,
      ...{ LOG_LEVEL: 'info', ENV_FILE: file, SIGN_UPS: 'closed', SIGN_UP: 'open' },
    })
    const origin = await server.origin
    const site = async () => (await fetch(`${origin}/api/site`)).json()
    expect(await site()).toMatchObject({ announcement: 'one', readOnly: true })
    await writeFile(file, 'READ_ONLY=perhaps\n')
    server.kill('SIGHUP')
    await writeFile(`${file}.new`, 'ANNOUNCEMENT=two\nSITE_NAME=Other\nSIGN_UP=closed\n')
    await rename(`${file}.new`, file)
    await expect
      .poll(async () => {
        server.kill('SIGHUP')
        return await site()
      })
      .toMatchObject({ announcement: 'two' })
    expect(await site()).not.toHaveProperty('readOnly')
    server.kill('SIGTERM')
    const { code, stdout } = await server.ended
    expect(code).toBe(0)
    expect(stdout).toContain(`SIGNUP in ${file} is no setting of this version.`)
    expect(stdout).toContain('SIGN_UPS in the environment is no setting. SIGN_UP may be meant.')
    expect(stdout).toContain('the settings were read again: ANNOUNCEMENT, READ_ONLY changed')
    expect(stdout).toContain(`SIGN_UP in ${file} has no effect`)
    expect(stdout).toContain('changes of SITE_NAME need a restart')
  })
})
