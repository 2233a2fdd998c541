/** API keys: what a program may do with one, and what it may not. */
import { calls, DAY_MS, MAX_API_KEYS, MINUTE_MS } from '@memesmith/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { makePicture } from '../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

let site: TestApp
let user: Client
beforeAll(async () => {
  site = await startTestApp()
  user = await site.signUp('Ada')
})
afterAll(() => site.close())
afterEach(() => vi.useRealTimers())

const KEYS = calls.listApiKeys.path

async function makeKey(scope: 'read' | 'write', owner = user, more: object = {}) {
  const answer = await owner.postJson(KEYS, { name: `a bot that may ${scope}`, scope, ...more })
  expect(answer.statusCode).toBe(201)
  const made: { id: number; key: string } = answer.json()
  return made
}

/** A program: it has a key, and no cookies. */
const withKey = (key: string, request: InjectOptions) =>
  site.app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${key}` } })

describe('a key', () => {
  it('is shown once, and stored as a hash', async () => {
    const { id, key } = await makeKey('write')
    expect(key).toMatch(/^mk_[\w-]{43}$/)
    const listed = (await user.get(KEYS)).json()
    expect(listed[0]).toEqual({
      id,
      name: 'a bot that may write',
      scope: 'write',
      createdAt: expect.any(String),
      expiresAt: null,
      lastUsedAt: null,
    })
    expect(JSON.stringify(listed)).not.toContain(key)
    const rows = await site.query('select * from api_keys')
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('uploads, saves, lists and deletes without a cookie, from any origin', async () => {
    const { key } = await makeKey('write')
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(await makePicture('png'))]), 'a.png')
    const sent = new Response(form)
    const uploaded = await withKey(key, {
      method: 'POST',
      url: calls.uploadImage.path,
      headers: {
        'content-type': sent.headers.get('content-type') ?? '',
        origin: 'https://elsewhere.example',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    expect(uploaded.statusCode).toBe(201)
    const url: string = uploaded.json().url
    expect((await withKey(key, { url })).statusCode).toBe(200)
    const saved = await withKey(key, {
      method: 'POST',
      url: calls.createMeme.path,
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      payload: { customImageUrl: url, topText: 'by a bot' },
    })
    expect(saved.statusCode).toBe(201)
    expect(saved.cookies).toEqual([])
    const listed = await withKey(key, { url: calls.listMemes.path })
    expect(listed.json()[0]).toMatchObject({ id: saved.json().id, topText: 'by a bot' })
    const deleted = await withKey(key, {
      method: 'DELETE',
      url: `${calls.listMemes.path}/${saved.json().id}`,
    })
    expect(deleted.statusCode).toBe(204)
    expect((await withKey(key, { url: calls.getCurrentUser.path })).json()).toMatchObject({
      firstName: 'Ada',
    })
  })

  it('that may read changes nothing', async () => {
    const { key } = await makeKey('read')
    expect((await withKey(key, { url: calls.listMemes.path })).statusCode).toBe(200)
    const refused = await withKey(key, {
      method: 'POST',
      url: calls.createMeme.path,
      payload: { templateId: 1 },
    })
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'This API key may only read.',
    ])
  })

  test.each([
    ['other keys', 'GET', KEYS],
    ['making keys', 'POST', KEYS],
    ['the account', 'GET', calls.getAccount.path],
    ['the password', 'POST', calls.changePassword.path],
    ['the e-mail address', 'POST', calls.changeEmail.path],
    ['the end of the account', 'POST', calls.deleteAccount.path],
    ['passkeys', 'GET', calls.listPasskeys.path],
    ['adding passkeys', 'POST', calls.startPasskey.path],
    ['sessions', 'GET', calls.listSessions.path],
    ['the end of sessions', 'POST', calls.signOutElsewhere.path],
    ['the administration', 'GET', calls.adminOverview.path],
    ['drafts', 'GET', calls.getDraftKey.path],
  ] as const)('never reaches %s, not even an administrator’s', async (_what, method, url) => {
    await site.query('update users set administrator_since = 1')
    const { key } = await makeKey('write')
    const answer = await withKey(key, { method, url, ...(method === 'POST' && { payload: {} }) })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'key_not_allowed'])
    await site.query('update users set administrator_since = null')
  })

  it('is refused as soon as it is revoked, also beside a valid cookie', async () => {
    const { id, key } = await makeKey('write')
    const request = { url: calls.listMemes.path, headers: { authorization: `Bearer ${key}` } }
    expect((await user.send(request)).statusCode).toBe(200)
    expect((await user.send({ method: 'DELETE', url: `${KEYS}/${id}` })).statusCode).toBe(204)
    expect((await user.send(request)).statusCode).toBe(401)
    expect((await user.get(calls.listMemes.path)).statusCode).toBe(200)
  })

  it('is not revoked by another user', async () => {
    const { id, key } = await makeKey('read')
    const other = await site.signUp('Bob')
    await other.send({ method: 'DELETE', url: `${KEYS}/${id}` })
    expect((await withKey(key, { url: calls.listMemes.path })).statusCode).toBe(200)
  })

  it('ends when it expires', async () => {
    const { key } = await makeKey('read', user, { expiresInDays: 1 })
    const list = () => withKey(key, { url: calls.listMemes.path })
    expect((await list()).statusCode).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1 })
    expect((await list()).statusCode).toBe(401)
  })

  it('says when it was last used, to the minute', async () => {
    const { id, key } = await makeKey('read')
    await withKey(key, { url: calls.listMemes.path })
    const lastUse = async () => {
      const keys: { id: number; lastUsedAt: string | null }[] = (await user.get(KEYS)).json()
      return keys.find((each) => each.id === id)?.lastUsedAt
    }
    await expect.poll(lastUse).not.toBeNull()
    expect(Date.parse((await lastUse()) ?? '') % MINUTE_MS).toBe(0)
  })

  it('ends with the account, and rests while it is suspended', async () => {
    const owner = await site.signUp('Eve')
    const { key } = await makeKey('read', owner)
    const { id } = await owner.me()
    const list = async () => (await withKey(key, { url: calls.listMemes.path })).statusCode
    await site.query(`update users set suspended_at = 1 where id = ${id}`)
    expect(await list()).toBe(401)
    await site.query(`update users set suspended_at = null where id = ${id}`)
    expect(await list()).toBe(200)
    await owner.postJson(calls.deleteAccount.path, { confirmation: 'correct horse' })
    expect(await list()).toBe(401)
    expect(await site.query(`select id from api_keys where user_id = ${id}`)).toEqual([])
  })
})

describe('keys', () => {
  test.each([
    [{ name: '', scope: 'read' }, 400],
    [{ name: '  ', scope: 'read' }, 400],
    [{ name: 'a'.repeat(61), scope: 'read' }, 400],
    [{ name: 'bot', scope: 'admin' }, 400],
    [{ name: 'bot', scope: 'read', expiresInDays: 0 }, 400],
    [{ name: 'bot' }, 400],
  ])('are not made of %j', async (body, status) => {
    const answer = await user.postJson(KEYS, body)
    expect([answer.statusCode, answer.json().code]).toEqual([status, 'invalid_request'])
  })

  it('are not made with a field that is not known, which may be a misspelled expiry', async () => {
    const body = { name: 'bot', scope: 'read', expiresAt: '2020-01-01' }
    const answer = await user.postJson(KEYS, body)
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'expiresAt is not a field here.',
    ])
  })

  it('are as many as an account may have', async () => {
    const owner = await site.signUp('Max')
    const answers = await Promise.all(
      Array.from({ length: MAX_API_KEYS + 2 }, () =>
        owner.postJson(KEYS, { name: 'bot', scope: 'read' }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_API_KEYS)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
  })

  it('that have expired take no place, and are listed until the next one is made', async () => {
    const owner = await site.signUp('Zoe')
    for (let count = 0; count < MAX_API_KEYS; count += 1) {
      await makeKey('read', owner, { expiresInDays: 1 })
    }
    const listed = async (): Promise<unknown[]> => (await owner.get(KEYS)).json()
    const { email } = await owner.me()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1 })
    await owner.postForm('/api/login', { email, password: 'correct horse' })
    expect(await listed()).toHaveLength(MAX_API_KEYS)
    const { id } = await makeKey('read', owner)
    expect(await listed()).toMatchObject([{ id }])
  })

  it('that nobody has are refused', async () => {
    for (const key of ['mk_', `mk_${'a'.repeat(43)}`, `mk_${'\u{1f600}'.repeat(1000)}`]) {
      const headers = { authorization: `Bearer ${encodeURI(key)}` }
      const answer = await site.app.inject({ url: calls.listMemes.path, headers })
      expect(answer.statusCode).toBe(401)
    }
  })
})

it('an operator sees how many an account has, and revokes them', async () => {
  const admin = await site.signUp('Root')
  const { id: adminId } = await admin.me()
  await site.query(`update users set administrator_since = 1 where id = ${adminId}`)
  const owner = await site.signUp('Kim')
  const { id } = await owner.me()
  const { key } = await makeKey('write', owner)
  const keysOf = async () => {
    const { rows } = (await admin.get(calls.adminUsers.path)).json()
    return rows.find((row: { id: number }) => row.id === id).keys
  }
  expect(await keysOf()).toBe(1)
  const path = calls.actOnAccount.path.replace(':id', String(id))
  const acted = await admin.postJson(path, { act: 'revoke-keys' })
  expect(acted.statusCode).toBeLessThan(300)
  expect(await keysOf()).toBe(0)
  expect((await withKey(key, { url: calls.listMemes.path })).statusCode).toBe(401)
})
