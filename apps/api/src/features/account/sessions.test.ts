/** Where an account is signed in, and ending that. */
import { calls, DAY_MS, HOUR_MS, pathOf, type SignedInBrowser } from '@memesmith/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_SESSIONS } from '../../http/sessions/sessions.repository.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { statusOf } from '../../testing/two-browsers.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

async function logInWith(userAgent: string, email: string): Promise<Client> {
  const client = site.newVisitor()
  const answer = await client.send({
    method: 'POST',
    url: calls.logIn.path,
    headers: { 'user-agent': userAgent, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, password: PASSWORD }).toString(),
  })
  expect(answer.statusCode).toBe(303)
  return client
}

async function sessionsOf(client: Client, userAgent = FIREFOX): Promise<SignedInBrowser[]> {
  const url = calls.listSessions.path
  return (await client.send({ url, headers: { 'user-agent': userAgent } })).json()
}

const end = (client: Client, id: string) =>
  client.send({ method: 'DELETE', url: pathOf(calls.endSession, { id }) })

/** A user who is signed in with a computer, and with a phone that was not used for three days. */
async function signUpTwice() {
  const first = await site.signUp()
  const { email, id } = await first.me()
  const here = await logInWith(FIREFOX, email)
  const phone = await logInWith(SAFARI, email)
  await end(first, (await sessionsOf(first)).find(({ current }) => current)?.id ?? '')
  const ends = Date.now() + 11 * DAY_MS
  await site.query(
    `update sessions set expires_at = ${ends} where user_id = ${id} and data like '%iPhone%'`,
  )
  return { here, phone, id }
}

it('the list names browsers in words, this one first, and when each was used', async () => {
  const { here } = await signUpTwice()
  const [own, other, ...more] = await sessionsOf(here)
  expect(own).toMatchObject({ browser: 'Firefox', system: 'Linux', current: true })
  expect(Date.parse(own?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - HOUR_MS)
  expect(other).toMatchObject({ browser: 'Safari', system: 'iPhone' })
  expect(other).not.toHaveProperty('current')
  const idle = Date.now() - Date.parse(other?.lastUsedAt ?? '')
  expect(Math.round(idle / DAY_MS)).toBe(3)
  expect(more).toEqual([])
})

it('the list has nothing that signs anyone in, and no ended session', async () => {
  const { here, phone, id } = await signUpTwice()
  const text = JSON.stringify(await sessionsOf(here))
  for (const cookie of [here.cookie(), phone.cookie()]) {
    const value = decodeURIComponent(cookie.split('=')[1] ?? '')
    expect(text).not.toContain(value.split('.')[0])
  }
  await site.query(
    `update sessions set expires_at = 1 where user_id = ${id} and data like '%iPhone%'`,
  )
  expect(await sessionsOf(here)).toHaveLength(1)
})

it('the browser of a session that older servers have made is not known, except this one', async () => {
  const { here, id } = await signUpTwice()
  await site.query(`update sessions set data = '{"userId":${id}}' where user_id = ${id}`)
  const [own, other] = await sessionsOf(here)
  expect([own?.browser, other?.browser, other?.system]).toEqual(['Firefox', null, null])
})

it('one that is ended is signed out at once, and the others stay', async () => {
  const { here, phone } = await signUpTwice()
  const [, other] = await sessionsOf(here)
  expect((await end(here, other?.id ?? '')).statusCode).toBe(204)
  expect([await statusOf(here), await statusOf(phone)]).toEqual([200, 401])
  // It is gone, which is no error.
  expect((await end(here, other?.id ?? '')).statusCode).toBe(204)
})

it('those not used for longest end with more sign-ins than anybody has browsers', async () => {
  const { here, phone, id } = await signUpTwice()
  const now = Date.now()
  const rows = Array.from(
    { length: MAX_SESSIONS - 1 },
    (_, each) => `('made ${id} ${each}', ${id}, '{}', ${now + 12 * DAY_MS}, ${now})`,
  )
  await site.query(
    `insert into sessions (id, user_id, data, expires_at, started_at) values ${rows.join(', ')}`,
  )
  const { email } = await here.me()
  const another = await logInWith(FIREFOX, email)
  const [own, ...others] = await sessionsOf(another)
  expect([own?.current, others.length]).toEqual([true, MAX_SESSIONS - 1])
  expect([await statusOf(here), await statusOf(phone)]).toEqual([200, 401])
})

it('never ends another user’s', async () => {
  const { here } = await signUpTwice()
  const { here: thief } = await signUpTwice()
  const [own] = await sessionsOf(here)
  expect((await end(thief, own?.id ?? '')).statusCode).toBe(204)
  expect(await statusOf(here)).toBe(200)
})

it('all others are ended at once, and neither this one nor API keys', async () => {
  const { here, phone } = await signUpTwice()
  const { key } = (
    await here.postJson(calls.createApiKey.path, { name: 'bot', scope: 'read' })
  ).json()
  expect((await here.postJson(calls.signOutElsewhere.path, {})).statusCode).toBe(204)
  expect([await statusOf(here), await statusOf(phone)]).toEqual([200, 401])
  expect(await sessionsOf(here)).toHaveLength(1)
  const headers = { authorization: `Bearer ${key}` }
  expect((await site.app.inject({ url: calls.listMemes.path, headers })).statusCode).toBe(200)
})
