/** The nginx site in `.github/deploy`, with a real nginx in front of the real server. */
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { MAX_UPLOAD_BYTES } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECRET_PATHS } from '../http/request-logs.ts'
import { makeSite } from '../testing/make-site.ts'
import { hasNginx, type Nginx, SITE, startNginx } from '../testing/nginx.ts'
import { makePicture, withPngChunk } from '../testing/pictures.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import {
  answerPicture,
  answerWords,
  type StandInModel,
  startStandInModel,
} from '../testing/stand-in-model.ts'

const HOST = 'memes.example.com'
const IDEA = { imageDescription: 'A very calm cat.', topText: 'Top', bottomText: 'Bottom' }
const JSON_BODY = { 'content-type': 'application/json' }

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** The client's address, as nginx sees it. */
  readonly from?: string
}

const isPossible = hasNginx()
describe.runIf(isPossible)('the nginx site', { timeout: 180_000 }, () => {
  let dataDir: string
  let model: StandInModel
  let server: ServerProcess
  let nginx: Nginx
  let cookie: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'memesmith-behind-nginx-'))
    await makeSite(dataDir)
    model = await startStandInModel()
    server = startServerProcess(dataDir, {
      PUBLIC_URL: `https://${HOST}`,
      TRUST_PROXY: 'true',
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: model.baseUrl,
    })
    nginx = await startNginx(await server.origin)
    const form = 'email=ada%40example.com&password=correct+horse'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const signUp = await call('/api/signup', { method: 'POST', headers, body: form })
    cookie = signUp.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  }, 60_000)
  afterAll(async () => {
    await nginx?.close()
    server.kill('SIGKILL')
    await server.ended
    await model.close()
    await rm(dataDir, { recursive: true })
  })

  /** Sends a request over TLS for the given host; resolves when the response has started. */
  async function begin(path: string, { method = 'GET', headers, body, from }: Sent = {}) {
    const request = httpsRequest({
      host: '127.0.0.1',
      port: nginx.httpsPort,
      servername: HOST,
      ca: nginx.certificate,
      path,
      method,
      headers: { host: HOST, ...headers },
      ...(from !== undefined && { localAddress: from }),
    })
    request.end(body)
    const [response]: IncomingMessage[] = await once(request, 'response')
    if (response === undefined) throw new Error('expected a response')
    return response
  }

  async function call(path: string, sent?: Sent): Promise<Answer> {
    const response = await begin(path, sent)
    return {
      status: response.statusCode,
      headers: response.headers,
      body: await text(response),
    }
  }

  async function upload(bytes: number): Promise<Answer> {
    const png = await makePicture('png')
    const padding = 'x'.repeat(bytes - png.length - 12)
    return await sendFile('/api/upload', 'image', withPngChunk(png, 'teXt', padding))
  }

  async function sendFile(path: string, field: string, file: Uint8Array): Promise<Answer> {
    const form = new FormData()
    form.append(field, new Blob([new Uint8Array(file)]), 'a')
    const encoded = new Response(form)
    return await call(path, {
      method: 'POST',
      headers: { cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
      body: new Uint8Array(await encoded.arrayBuffer()),
    })
  }

  it('redirects http to https', async () => {
    const options = { host: '127.0.0.1', port: nginx.httpPort, path: '/gallery?q=cat' }
    const request = httpRequest({ ...options, headers: { host: HOST } }).end()
    const [response]: IncomingMessage[] = await once(request, 'response')
    expect([response?.statusCode, response?.headers.location]).toEqual([
      301,
      `https://${HOST}/gallery?q=cat`,
    ])
    response?.resume()
  })

  it('serves the pages, with a session cookie that is sent over https only', async () => {
    expect(cookie).toMatch(/^__Host-/)
    for (const path of ['/', '/gallery', '/api/templates']) {
      const { status, headers } = await call(path)
      expect([status, headers['strict-transport-security']], path).toEqual([
        200,
        'max-age=63072000',
      ])
    }
    const me = await call('/api/auth/user', { headers: { cookie } })
    expect(JSON.parse(me.body)).toMatchObject({ email: 'ada@example.com' })
  })

  it('passes an upload of 10 MB, and lets the server reject a larger one', async () => {
    const response = await upload(MAX_UPLOAD_BYTES)
    expect([response.status, JSON.parse(response.body)]).toMatchObject([
      201,
      { url: /^\/api\/images\// },
    ])
    const refused = await upload(MAX_UPLOAD_BYTES + 1)
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([413, 'image_too_large'])
  })

  it('passes an import that is larger than any upload', async () => {
    const { status, body } = await sendFile('/api/archive', 'archive', new Uint8Array(13_000_000))
    expect([status, JSON.parse(body).code]).toEqual([422, 'archive_refused'])
  })

  it('does not buffer live progress', async () => {
    const gate = Promise.withResolvers<void>()
    const picture = answerPicture(await makePicture('png'))
    model.words = async (...rest) => {
      await gate.promise
      answerWords(IDEA)(...rest)
    }
    model.picture = picture
    const response = await begin('/api/memes/generate', {
      method: 'POST',
      headers: {
        ...JSON_BODY,
        cookie,
        accept: 'application/x-ndjson',
        'accept-encoding': 'gzip',
      },
      body: JSON.stringify({ prompt: 'a cat' }),
    })
    response.setEncoding('utf8')
    let body = ''
    response.on('data', (part: string) => (body += part))
    // The model has not responded, so the last line can't have arrived yet.
    await expect.poll(() => body).toBe('{"progress":"captions"}\n')
    gate.resolve()
    await once(response, 'end')
    const meme = JSON.parse(body.trimEnd().split('\n').at(-1) ?? '')
    expect(meme).toMatchObject({ topText: 'Top', aiPrompt: 'a cat' })
  })

  it('passes the site’s host on: a share page has its origin', async () => {
    const [template] = JSON.parse((await call('/api/templates')).body)
    const saved = await call('/api/memes', {
      method: 'POST',
      headers: { ...JSON_BODY, cookie, origin: `https://${HOST}` },
      body: JSON.stringify({ templateId: template.id, topText: 'Hello', bottomText: '' }),
    })
    expect(saved.status).toBe(201)
    const { body } = await call(JSON.parse(saved.body).shareUrl)
    expect(body).toMatch(/<meta property="og:image" content="https:\/\/memes\.example\.com\/m\//)
    expect(body).not.toContain('127.0.0.1')
  })

  it('serves metrics and readiness to the machine itself only', async () => {
    expect((await call('/readyz')).status).toBe(200)
    expect((await call('/readyz', { from: '127.0.0.2' })).status).toBe(403)
    expect((await call('/metrics', { from: '127.0.0.2' })).status).toBe(403)
  })

  it('logs which pages were asked for, and no tokens', async () => {
    const path = '/reset-password?token=a-secret-token'
    const headers = { referer: `https://${HOST}${path}` }
    await call(path, { headers })
    const request = httpRequest({
      host: '127.0.0.1',
      port: nginx.httpPort,
      path,
      headers: { host: HOST },
    }).end()
    const [redirect]: IncomingMessage[] = await once(request, 'response')
    redirect?.resume()
    await expect.poll(() => nginx.readLogs()).toMatch(/"GET \/reset-password HTTP\/1\.1" 301 /)
    for (const start of SECRET_PATHS) {
      await call(`${start}a-secret-token`)
      await expect.poll(() => nginx.readLogs()).toContain(`"GET ${start}... HTTP/1.1" `)
    }
    expect(await nginx.readLogs()).not.toContain('a-secret-token')
  })

  // Last, because the log is complete after the server has ended.
  it('passes on the client’s real address, whatever headers the client sends', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example' }
    await call('/api/site?once', { from: '127.0.0.2', headers })
    server.kill('SIGTERM')
    const { stdout } = await server.ended
    expect(stdout).toMatch(/"path":"\/api\/site",.*"ip":"127\.0\.0\.2"/)
    expect(stdout).not.toContain('6.6.6.6')
    const { status } = await call('/reset-password?token=a-secret-token')
    expect(status).toBe(502)
    await expect.poll(() => nginx.readLogs()).toMatch(/"GET \/reset-password HTTP\/1\.1" 502 /)
    expect(await nginx.readLogs()).not.toContain('a-secret-token')
  })
})

it('the nginx site writes no query into its logs, where tokens are', async () => {
  const site = await readFile(SITE, 'utf8')
  const [format] = /log_format memesmith [^;]*;/.exec(site) ?? []
  expect(format).toContain('$uri_without_token')
  expect(format).not.toMatch(/\$uri\b/)
  expect(format).not.toMatch(/\$(request\b|request_uri|args|arg_|query_string|http_|is_args)/)
  const servers = site.match(/^server \{[\s\S]*?^\}/gm) ?? []
  expect(servers).toHaveLength(2)
  for (const server of servers) {
    expect(server).toMatch(/^ {2}access_log \S+ memesmith;$/m)
    expect(server).toMatch(/^ {2}error_log \S+ crit;$/m)
  }
})

it.skipIf(isPossible)(
  'the nginx site is not tested: there is no nginx (or no openssl) here',
  () => {},
)
