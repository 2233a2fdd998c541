import type { FastifyInstance } from 'fastify'

/** A signed-in user on a real connection. */
export interface HttpClient {
  /** Sends a request with its cookies; for uncompressed bodies. */
  readonly headers: Readonly<Record<string, string>>
  get(path: string): Promise<Response>
  post(path: string, body: unknown, init?: RequestInit): Promise<Response>
  /** The same user at another address. */
  at(origin: string): HttpClient
}

/** Makes the app listen on loopback, and signs up a new user there. */
export async function signUpOverHttp(app: FastifyInstance, email: string): Promise<HttpClient> {
  return await signUpAt(await app.listen({ host: '127.0.0.1', port: 0 }), email)
}

/** Signs up a new user at a listening server. */
export async function signUpAt(origin: string, email: string): Promise<HttpClient> {
  const response = await fetch(`${origin}/api/signup`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, password: 'correct horse', firstName: '' }),
  })
  if (response.status !== 303) throw new Error(`expected a sign-up, got ${response.status}`)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  const headers = { cookie: cookies.join('; '), 'accept-encoding': 'identity' }
  return clientAt(origin, headers)
}

const clientAt = (origin: string, headers: Readonly<Record<string, string>>): HttpClient => ({
  headers,
  get: (path) => fetch(origin + path, { headers }),
  post: (path, body, init = {}) =>
    fetch(origin + path, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...headers, ...init.headers },
      body: JSON.stringify(body),
    }),
  at: (other) => clientAt(other, headers),
})
