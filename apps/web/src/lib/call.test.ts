import { AnswerError, calls } from '@memesmith/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ResponseError } from './api-client.ts'
import { call, send } from './call.ts'

/** Makes the next calls return this response. */
function answerWith(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response.clone())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const input = { fontSize: 32, textColor: '#ffffff', templateId: 1 }

afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('sends a body, and reads the answer', async () => {
    const fetch = answerWith(Response.json({ id: 3, title: 'Bare', shareUrl: 7, more: true }))
    expect(await call(calls.createMeme, { body: input })).toEqual({
      id: 3,
      title: 'Bare',
      topText: '',
      bottomText: '',
      templateId: null,
      customImageUrl: null,
      memeImageUrl: '',
      isPublic: false,
      createdAt: '',
    })
    const [path, { method, body } = {}] = fetch.mock.lastCall ?? []
    expect([method, path, body]).toEqual(['POST', '/api/memes', JSON.stringify(input)])
  })

  it('sends a form', async () => {
    const fetch = answerWith(Response.json({ url: '/api/images/x' }))
    const body = new FormData()
    expect(await call(calls.uploadImage, { body })).toEqual({ url: '/api/images/x' })
    expect(fetch.mock.lastCall?.[1]?.body).toBe(body)
  })

  it('encodes the parameters of the path', async () => {
    const fetch = answerWith(Response.json({ id: 1, imageUrl: '/a.png' }))
    await call(calls.getTemplate, { params: { id: '1/x' } })
    expect(fetch.mock.lastCall?.[0]).toBe('/api/templates/1%2Fx')
  })

  it('sends a query', async () => {
    const fetch = answerWith(Response.json([]))
    await call(calls.listMemes, { query: { limit: '1', before: '8' } })
    expect(fetch.mock.lastCall?.[0]).toBe('/api/memes?limit=1&before=8')
    await call(calls.listMemes, {})
    expect(fetch.mock.lastCall?.[0]).toBe('/api/memes')
  })

  it('rejects an answer that can not be read', async () => {
    answerWith(Response.json({ title: 'no id' }))
    await expect(call(calls.createMeme, { body: input })).rejects.toThrow(AnswerError)
  })

  it('accepts only the input that the call needs', async () => {
    answerWith(new Response(null, { status: 500 }))
    const wrong = [
      // @ts-expect-error it needs a body
      call(calls.createMeme, {}),
      // @ts-expect-error its texts are strings
      call(calls.createMeme, { body: { ...input, topText: 7 } }),
      // @ts-expect-error it needs an id
      send(calls.deleteMeme, {}),
      // @ts-expect-error its queries are strings
      call(calls.listMemes, { query: { limit: 1 } }),
      // @ts-expect-error it has no answer to read
      call(calls.deleteMeme, { params: { id: 1 } }),
    ]
    expect((await Promise.allSettled(wrong)).map(({ status }) => status)).not.toContain('fulfilled')
  })
})

describe('send', () => {
  it('returns the answer unread', async () => {
    const fetch = answerWith(new Response(null, { status: 204 }))
    expect((await send(calls.deleteMeme, { params: { id: 3 } })).status).toBe(204)
    const [path, { method } = {}] = fetch.mock.lastCall ?? []
    expect([method, path]).toEqual(['DELETE', '/api/memes/3'])
  })

  it('throws if the status is not 2xx', async () => {
    answerWith(new Response('busy', { status: 503 }))
    await expect(send(calls.signOutEverywhere, {})).rejects.toThrow(ResponseError)
  })

  it('passes the options on', async () => {
    const fetch = answerWith(new Response('{}'))
    const { signal } = new AbortController()
    const headers = { accept: 'text/plain' }
    await send(calls.generateMeme, { body: { prompt: 'a cat' } }, { signal, headers })
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ signal, headers })
  })
})
