import { afterEach, expect, it, vi } from 'vitest'
import { makePicture } from '../../../testing/pictures.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { zipOf } from '../../../testing/zip.ts'

let test: TestApp
afterEach(async () => {
  vi.useRealTimers()
  await test.close()
})

const LIMITED = { RATE_LIMIT_FACTOR: '1' }
const OTHER = '198.51.100.7'

/** Moves the clock on; the server's timers do not notice. */
const wait = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

it('a network makes a number of accounts an hour, and others make theirs', async () => {
  test = await startTestApp({ ...LIMITED, SIGN_UPS_PER_HOUR: '2' })
  let people = 0
  async function signUp(remoteAddress: string, password = PASSWORD) {
    people += 1
    const payload = new URLSearchParams({ email: `person${people}@example.com`, password })
    const { statusCode, headers, body } = await test.newVisitor().send({
      method: 'POST',
      url: '/api/signup',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: payload.toString(),
      remoteAddress,
    })
    return { statusCode, body, retryAfter: Number(headers['retry-after']) }
  }
  // A form with a mistake does not count, nor does the rest of an IPv6 address matter.
  expect((await signUp('2001:db8:1:2::1', 'short')).statusCode).toBe(422)
  expect((await signUp('2001:db8:1:2::1')).statusCode).toBe(303)
  expect((await signUp('2001:db8:1:2::2')).statusCode).toBe(303)
  const refused = await signUp('2001:db8:1:2::3')
  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain('Many people have signed up from your network just now.')
  expect(refused.retryAfter).toBeGreaterThan(3000)
  const others = await Promise.all(Array.from({ length: 4 }, () => signUp(OTHER)))
  expect(others.map(({ statusCode }) => statusCode).sort()).toEqual([303, 303, 429, 429])
  wait(61 * 60_000)
  expect((await signUp('2001:db8:1:2::3')).statusCode).toBe(303)
})

it('a network stores a number of bytes a day, with however many accounts', async () => {
  test = await startTestApp({ ...LIMITED, STORAGE_PER_NETWORK_MB: '0.03125' })
  const [first, second] = [await test.signUp(), await test.signUp()]
  const save = (client: Client, remoteAddress = '127.0.0.1') =>
    client.send({ method: 'POST', url: '/api/memes', payload: { templateId: 1 }, remoteAddress })
  const picture = await makePicture('png', 64, 48)
  const imageUrl = (await second.upload(picture)).json().url
  const { id } = (await save(second)).json()
  let response = await save(first)
  for (let times = 0; response.statusCode === 201 && times < 100; times += 1) {
    response = await save(first)
  }
  const message = 'Your network has stored 32 KB today, which is the limit.'
  expect([response.statusCode, response.json()]).toMatchObject([
    429,
    { code: 'too_many_requests', message: `${message} Please try again in 24 hours.` },
  ])
  const zip = await zipOf([
    ['memes/1.json', JSON.stringify({ version: 1, key: 'k'.repeat(22), document: { layers: [] } })],
    ['pictures/1.png', picture],
  ])
  const imported = await second.importZip(zip)
  expect(imported.json()).toMatchObject({ imported: 0, left: 1 })
  expect(imported.json().reasons[0].reason).toContain(message)
  const template = { name: 'Own', description: '', tags: [], imageUrl }
  for (const refused of [
    await save(second),
    await second.send({ method: 'PUT', url: `/api/memes/${id}`, payload: { templateId: 1 } }),
    await second.upload(picture),
    await second.postJson('/api/templates', template),
    await second.postJson('/api/memes/generate', { prompt: 'a cat' }),
  ]) {
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  }
  expect((await save(first, OTHER)).statusCode).toBe(201)
  wait(25 * 3600_000)
  expect((await save(first)).statusCode).toBe(201)
})

it('an account leaves bytes of the day to others in its network', async () => {
  test = await startTestApp({
    ...LIMITED,
    STORAGE_PER_USER_MB: '0.015625',
    STORAGE_PER_NETWORK_MB: '0.0625',
  })
  const [greedy, neighbor] = [await test.signUp(), await test.signUp()]
  const save = (client: Client) => client.postJson('/api/memes', { templateId: 1 })
  // Deleted at once, so that the account's own limit is not reached.
  let response = await save(greedy)
  for (let times = 0; response.statusCode === 201 && times < 100; times += 1) {
    await greedy.send({ method: 'DELETE', url: `/api/memes/${response.json().id}` })
    await greedy.send({ method: 'DELETE', url: `/api/memes/${response.json().id}/forever` })
    response = await save(greedy)
  }
  expect([response.statusCode, response.json().message]).toEqual([
    429,
    'You have stored 16 KB today, which is the limit. Please try again in 24 hours.',
  ])
  expect((await save(neighbor)).statusCode).toBe(201)
})
