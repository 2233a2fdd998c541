/** A user's browser on real connections: keeps cookies, and does not follow redirects. */
export class HttpBrowser {
  readonly #origin: string
  readonly #cookies: Map<string, string>

  constructor(origin: string, cookies: ReadonlyMap<string, string> = new Map()) {
    this.#origin = origin
    this.#cookies = new Map(cookies)
  }

  /** The same user with a copy of the current cookies, at the same server or another one. */
  copy(origin = this.#origin): HttpBrowser {
    return new HttpBrowser(origin, this.#cookies)
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, ...(cookie !== '' && { cookie }) }
    const response = await fetch(this.#origin + path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return response
  }

  /** @returns the response status */
  async statusOf(path: string, method = 'GET'): Promise<number> {
    const response = await this.request(path, { method })
    // An unread body would keep the connection open and prevent the server from stopping.
    await response.arrayBuffer()
    return response.status
  }

  postForm(path: string, form: Record<string, string>): Promise<Response> {
    return this.request(path, { method: 'POST', body: new URLSearchParams(form) })
  }

  postJson(path: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' }
    return this.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  upload(file: Uint8Array): Promise<Response> {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(file)]), 'picture')
    return this.request('/api/upload', { method: 'POST', body })
  }
}
