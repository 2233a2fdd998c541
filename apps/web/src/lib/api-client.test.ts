import { AnswerError, calls } from '@memesmith/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLoader, isUnauthorized, ResponseError, request } from './api-client.ts'

/** Makes the next calls return this response. */
function answerWith(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response.clone())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const refused = (status: number, body: string, statusText = '') =>
  new Response(body, { status, statusText })

afterEach(() => vi.unstubAllGlobals())

describe('request', () => {
  it.each(['DELETE', 'GET', 'POST'] as const)('sends a %s with credentials', async (method) => {
    const fetch = answerWith(new Response('{}'))
    await request(method, '/api/memes')
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/memes', { method, credentials: 'include' })
  })

  it('sends a body as JSON', async () => {
    const fetch = answerWith(new Response('{}'))
    await request('POST', '/api/memes', { title: 'Ünïcode' })
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/memes', {
      method: 'POST',
      credentials: 'include',
      body: '{"title":"Ünïcode"}',
      headers: { 'content-type': 'application/json' },
    })
  })

  it('sends a form as it is, so that the browser writes its boundary', async () => {
    const fetch = answerWith(new Response('{}'))
    const form = new FormData()
    await request('POST', '/api/upload', form)
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/upload', {
      method: 'POST',
      credentials: 'include',
      body: form,
    })
  })

  it('passes the signal on', async () => {
    const fetch = answerWith(new Response('{}'))
    const { signal } = new AbortController()
    await request('GET', '/api/memes', undefined, { signal })
    expect(fetch.mock.lastCall?.[1]?.signal).toBe(signal)
  })

  it.each([
    [404, '{"code":"not_found","message":"Gone."}', 'Not Found'],
    [500, 'plain text', 'Internal Server Error'],
    [302, 'moved', 'Found'],
  ])(
    'treats %d as an error: the status, a colon, a space, the body',
    async (status, body, text) => {
      answerWith(refused(status, body, text))
      const failure = request('GET', '/api/memes')
      await expect(failure).rejects.toBeInstanceOf(ResponseError)
      await expect(failure).rejects.toMatchObject({ status, message: `${status}: ${body}` })
    },
  )

  it('says the status text where the body is empty', async () => {
    answerWith(refused(503, '', 'Service Unavailable'))
    await expect(request('GET', '/api/memes')).rejects.toThrow(/^503: Service Unavailable$/)
  })
})

describe('ResponseError', () => {
  it.each([
    ['{"message":"Too many memes."}', 'Too many memes.'],
    ['{"message":7}', undefined],
    ['{"code":"internal"}', undefined],
    ['null', undefined],
    ['<html>Bad gateway</html>', undefined],
    ['', undefined],
  ])('finds in %j the server message %j', (body, said) => {
    expect(new ResponseError(502, 'Bad Gateway', body).serverMessage).toBe(said)
  })
})

describe('isUnauthorized', () => {
  it.each([
    [new ResponseError(401, 'Unauthorized', ''), true],
    [new ResponseError(401, '', '{\n"message":"Unauthorized"}'), true],
    [new ResponseError(401, '', '{"message":"Wrong password"}'), false],
    [new ResponseError(403, '', 'Unauthorized'), false],
    [new ResponseError(500, '', 'upstream said 401: Unauthorized'), false],
    [new TypeError('Failed to fetch'), false],
    ['401: Unauthorized', false],
  ])('of %s is %s', (error, expected) => {
    expect(isUnauthorized(error)).toBe(expected)
  })
})

describe('createLoader', () => {
  const { path } = calls.getCurrentUser

  it('returns the JSON as its call reads it, with credentials', async () => {
    const fetch = answerWith(Response.json({ id: 7, firstName: 'Grace', email: null, more: 1 }))
    expect(await createLoader(calls.getCurrentUser)(path)).toEqual({
      id: 7,
      firstName: 'Grace',
    })
    const { signal } = fetch.mock.lastCall?.[1] ?? {}
    expect(fetch).toHaveBeenCalledExactlyOnceWith(path, {
      method: 'GET',
      credentials: 'include',
      signal,
    })
  })

  it('rejects JSON that its call can not read', async () => {
    answerWith(Response.json(null))
    await expect(createLoader(calls.getCurrentUser)(path)).rejects.toThrow(AnswerError)
  })

  it('treats a 401 as an error by default', async () => {
    answerWith(refused(401, '{"message":"Unauthorized"}'))
    await expect(createLoader(calls.getCurrentUser)(path)).rejects.toThrow(
      '401: {"message":"Unauthorized"}',
    )
  })

  it('returns null for a 401 if configured', async () => {
    answerWith(refused(401, '{"message":"Unauthorized"}'))
    expect(await createLoader(calls.getCurrentUser, { on401: 'null' })(path)).toBeNull()
  })

  it('treats every other failure as an error in any case', async () => {
    answerWith(refused(500, 'oops'))
    const load = createLoader(calls.getCurrentUser, { on401: 'null' })
    await expect(load(path)).rejects.toThrow('500: oops')
  })
})
