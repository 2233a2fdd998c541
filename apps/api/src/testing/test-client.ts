import type { CurrentUser } from '@memesmith/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** A user's browser: keeps the session cookie. */
export interface Client {
  send(request: InjectOptions): Promise<LightMyRequestResponse>
  get(url: string): Promise<LightMyRequestResponse>
  postJson(
    url: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>
  postForm(url: string, form: Record<string, string>): Promise<LightMyRequestResponse>
  /** @param query such as `?animation=part` */
  upload(file: Uint8Array, field?: string, query?: string): Promise<LightMyRequestResponse>
  /** Imports the zip of a collection. */
  importZip(zip: Uint8Array): Promise<LightMyRequestResponse>
  me(): Promise<CurrentUser>
  /** The names of its cookies, oldest first. */
  cookies(): string[]
  /** The header with its cookies, for requests over a connection. */
  cookie(): string
  /** The same browser at another server. */
  at(app: FastifyInstance): Client
}

export function createClient(app: FastifyInstance, jar = new Map<string, string>()): Client {
  async function send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await app.inject({ ...request, cookies: Object.fromEntries(jar) })
    for (const { name, value, expires } of response.cookies) {
      if (expires !== undefined && expires.getTime() <= Date.now()) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  async function sendFile(url: string, field: string, file: Uint8Array) {
    const form = new FormData()
    form.append(field, new Blob([new Uint8Array(file)]), 'file')
    const encoded = new Response(form)
    return await send({
      method: 'POST',
      url,
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
  }
  return {
    send,
    get: (url) => send({ method: 'GET', url }),
    postJson: (url, body, headers = {}) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    postForm: (url, form) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      }),
    upload: (file, field = 'image', query = '') => sendFile(`/api/upload${query}`, field, file),
    importZip: (zip) => sendFile('/api/archive', 'archive', zip),
    cookies: () => [...jar.keys()],
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    at: (other) => createClient(other, jar),
    me: async () => (await send({ method: 'GET', url: '/api/auth/user' })).json(),
  }
}
