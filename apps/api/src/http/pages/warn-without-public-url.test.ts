import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { warnWithoutPublicUrl } from './warn-without-public-url.ts'

/** Asks for a page with these headers, one after another, and returns the messages of the log. */
async function messagesFor(
  publicUrl: string | undefined,
  ...requests: readonly Record<string, string>[]
): Promise<string[]> {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)).msg)
      done()
    },
  })
  const app = Fastify({ logger: { level: 'warn', stream } })
  app.get('/', { onRequest: warnWithoutPublicUrl({ publicUrl }) }, async () => 'a page')
  for (const headers of requests) await app.inject({ url: '/', headers })
  await app.close()
  return lines
}

const PROXIED = { host: '127.0.0.1:3000', 'x-forwarded-host': 'memes.example' }

it('says once that previews name an address that others may not reach', async () => {
  expect(await messagesFor(undefined, PROXIED, PROXIED, PROXIED)).toEqual([
    'Requests come through a proxy, and PUBLIC_URL is not set: link previews name http://127.0.0.1:3000, where chats may find nothing. Set PUBLIC_URL to the address that people open.',
  ])
})

it.each([
  [{ forwarded: 'proto=https' }],
  [{ via: '1.1 proxy' }],
  [{ 'x-forwarded-for': '192.0.2.1' }],
  [{ 'x-forwarded-proto': 'https' }],
])('knows a proxy by %j', async (headers) => {
  expect(await messagesFor(undefined, headers)).toHaveLength(1)
})

it('is said by the server when the page of a meme is asked for, known or not', async () => {
  const site = await startTestApp({ HOST: '0.0.0.0' })
  onTestFinished(() => site.close())
  const lines: unknown[] = []
  const makeLog = site.app.log.child.bind(site.app.log)
  // Each request has its own.
  vi.spyOn(site.app.log, 'child').mockImplementation((...given) => {
    const log = makeLog(...given)
    log.warn = (line: unknown) => lines.push(line)
    return log
  })
  const ask = (url: string) => site.app.inject({ url, headers: PROXIED })
  await ask('/gallery')
  expect(lines).toEqual([])
  await ask(`/m/${'a'.repeat(22)}`)
  await ask('/m/unknown')
  expect(lines).toEqual([expect.stringMatching(/^Requests come through a proxy, and PUBLIC_URL/)])
})

it('says nothing without a proxy, or with PUBLIC_URL', async () => {
  expect(await messagesFor(undefined, {}, {})).toEqual([])
  expect(await messagesFor('https://memes.example', PROXIED)).toEqual([])
})
