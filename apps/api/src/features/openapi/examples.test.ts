/** The examples of the OpenAPI document, sent one after another to a site of their own. */
import { ALL_CALLS, type Call, calls, type Template } from '@memesmith/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expected } from '../../runtime/expected.ts'
import { makeMoving } from '../../testing/animations.ts'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'
import { makePicture } from '../../testing/pictures.ts'
import {
  type Client,
  PASSWORD,
  startTestApp,
  TEST_TEMPLATE,
  type TestApp,
} from '../../testing/test-app.ts'
import { createInvitation } from '../../users/create-invitation.ts'
import { requestOf, templateOf } from './example-request.ts'
import { EXAMPLES, SAMPLES } from './examples.ts'

const METRICS_TOKEN = 'a-token-for-metrics'
const ORIGIN = 'http://localhost'
const TIMEOUT_MS = 60_000

let mailbox: Mailbox
let site: TestApp
let user: Client
let admin: Client
let other: Client
/** What this site has in place of the samples. */
let own: Record<keyof typeof SAMPLES, string>
let files: Readonly<Record<string, Uint8Array>>
beforeAll(async () => {
  mailbox = await startMailbox()
  site = await startTestApp({
    METRICS_TOKEN,
    SECURITY_CONTACT: 'mailto:security@memes.example',
    SMTP_URL: mailbox.url,
    PUBLIC_URL: ORIGIN,
    PUBLIC_GALLERY: 'open',
  })
  user = await site.signUp('Ada')
  other = await site.signUp('Bob')
  admin = await site.signUp('Root')
  const { id } = await admin.me()
  await site.query(`update users set administrator_since = 1 where id = ${id}`)
  await site.query('update users set unverified_since = null where id = 1')
  own = await ownSamples()
  files = {
    '@picture.png': new Uint8Array(await makePicture('png')),
    '@memes.zip': (await user.get(calls.downloadArchive.path)).rawPayload,
  }
}, TIMEOUT_MS)
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

/** Two memes, of which the first moves, an upload, a template of one's own, a key, and an invitation. */
async function ownSamples(): Promise<Record<keyof typeof SAMPLES, string>> {
  const uploaded = async (file: Uint8Array, query = '') =>
    (await user.upload(file, 'image', query)).json<{ url: string }>().url
  const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
  const moving = await uploaded(makeMoving({}), '?animation=whole')
  const save = async (body: object) =>
    (await user.postJson(calls.createMeme.path, body)).json<{ shareUrl: string }>()
  const { shareUrl } = await save({ customImageUrl: moving, title: 'Monday' })
  await save({ templateId: 1 })
  const upload = await uploaded(new Uint8Array(await makePicture('png')))
  const kept = { name: 'A wall', imageUrl: moving }
  const template = (await user.postJson(calls.createTemplate.path, kept)).json<{ id: number }>()
  const templates = (await site.visitor.get(calls.listTemplates.path)).json<Template[]>()
  const key = { name: 'examples', scope: 'write' }
  const db = await site.connect()
  await createInvitation(db, { uses: 1, days: 7 })
  await db.destroy()
  const invitations = (await admin.get(calls.adminInvitations.path)).json<{
    rows: { id: string }[]
  }>()
  return {
    shareId: idOf(shareUrl),
    uploadId: idOf(upload),
    imageId: idOf(expected(templates[0]).imageUrl),
    invitationId: expected(invitations.rows[0]).id,
    key: (await user.postJson(calls.createApiKey.path, key)).json<{ key: string }>().key,
    // No such host is asked for: nothing but the refusal is shown.
    clientId: 'https://127.0.0.1/client.json',
    site: ORIGIN,
    slug: TEST_TEMPLATE.slug,
    ownTemplateId: String(template.id),
  }
}

/** A request with what this site has; in a query it is encoded. */
const withOwn = (text: string): string =>
  Object.entries(own).reduce((changed, [name, real]) => {
    const sample = expected(new Map<string, string>(Object.entries(SAMPLES)).get(name))
    return changed
      .replaceAll(sample, real)
      .replaceAll(encodeURIComponent(sample), encodeURIComponent(real))
  }, text)

/** The request as its sender sends it: with a form as it is encoded. */
async function sentAs(
  method: Call['method'],
  { url, headers, isForm, body }: ReturnType<typeof requestOf>,
): Promise<InjectOptions> {
  if (body === undefined) return { method, url, headers }
  if (!isForm) return { method, url, headers, payload: body }
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    form.append(name, new Blob([new Uint8Array(expected(files[value]))]), String(value).slice(1))
  }
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return {
    method,
    url,
    headers: { ...headers, 'content-type': type },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

/** A program sends what its key lets it, a browser the rest. */
function send(path: string, security: readonly object[], request: InjectOptions) {
  const withToken = (token: string) =>
    site.app.inject({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${token}` },
    })
  if (security.length === 0) return site.visitor.send(request)
  if (security.some((each) => 'metrics' in each)) return withToken(METRICS_TOKEN)
  if (security.some((each) => 'key' in each)) return withToken(own.key)
  if (path.startsWith('/api/admin')) return admin.send(request)
  // It ends the session that the following need.
  return (path === calls.signOutEverywhere.path ? other : user).send(request)
}

it(
  'every call has an example, which is answered as the document says',
  async () => {
    expect(PASSWORD).toBe('correct horse')
    const { paths } = (await site.visitor.get(calls.openApiDocument.path)).json()
    const all = new Map(Object.entries(ALL_CALLS))
    const wrong: string[] = []
    for (const [name, example] of EXAMPLES) {
      const call = expected(all.get(name))
      const operation = paths[templateOf(call.path)][call.method.toLowerCase()]
      expect(operation['x-codeSamples'][0].source).toMatch(/^curl "\$SITE\//)
      const request = JSON.parse(withOwn(JSON.stringify(requestOf(call, example))))
      const { statusCode, body } = await send(
        call.path,
        operation.security,
        await sentAs(call.method, request),
      )
      const isDescribed = operation.responses[statusCode] !== undefined
      if (statusCode !== example.status || !isDescribed || body.includes('"success":false')) {
        wrong.push(`${name}: ${statusCode} ${body.slice(0, 150)}`)
      }
    }
    expect(wrong).toEqual([])
  },
  TIMEOUT_MS,
)
