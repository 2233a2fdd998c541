/** One valid request for every route: the fuzzer's starting point. */
import { makePicture } from '../src/testing/pictures.ts'
import type { WatchedRoute } from '../src/testing/watch-routes.ts'
import { type AttackRequest, withBody, withHeader } from './request-under-attack.ts'
import type { Target } from './start-target.ts'

const PASSWORD = 'correct horse battery'
const BOUNDARY = 'frontier'

/** A signed-in user with an upload and a meme. */
export interface Victim {
  readonly cookie: string
  readonly uploadUrl: string
  readonly memeId: number
  readonly templateId: number
  readonly shareUrl: string
  /** Of a program that writes. */
  readonly key: string
}

/**
 * Signs up a user on the real server and creates a meme.
 *
 * @throws Error when the sign-up fails
 */
export async function createVictim(
  { origin }: Pick<Target, 'origin'>,
  email: string,
): Promise<Victim> {
  const signUp = await fetch(`${origin}/api/signup`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, password: PASSWORD, firstName: 'Ada' }),
  })
  if (signUp.status !== 303) throw new Error(`expected a sign-up, got ${signUp.status}`)
  const cookie = signUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await makePicture('png'))]), 'picture.png')
  const upload = await fetch(`${origin}/api/upload`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  })
  const { url }: { url: string } = JSON.parse(await upload.text())
  const save = await fetch(`${origin}/api/memes`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ customImageUrl: url }),
  })
  const meme: { id: number; shareUrl: string } = JSON.parse(await save.text())
  const keep = await fetch(`${origin}/api/templates`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'A wall', imageUrl: url }),
  })
  const template: { id: number } = JSON.parse(await keep.text())
  const allow = await fetch(`${origin}/api/account/keys`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'a program', scope: 'write' }),
  })
  const { key }: { key: string } = JSON.parse(await allow.text())
  return {
    cookie,
    uploadUrl: url,
    memeId: meme.id,
    templateId: template.id,
    shareUrl: meme.shareUrl,
    key,
  }
}

/** All files of the web build share a handler, so a few represent them. */
const FILES_KEPT = 3

/** A request for each route, by its name in the router. */
export function usualRequests(
  routes: readonly WatchedRoute[],
  victim: Victim,
  picture: Uint8Array,
): ReadonlyMap<string, AttackRequest> {
  const isFile = ({ path }: WatchedRoute) => /\.\w+$/.test(path) && !path.includes(':')
  const files = routes.filter(isFile).slice(0, FILES_KEPT)
  const others = routes.filter((route) => !isFile(route))
  return new Map(
    [...others, ...files].map((route) => [
      `${route.method} ${route.path}`,
      usualRequest(route, victim, picture),
    ]),
  )
}

function usualRequest(
  { method, path }: WatchedRoute,
  victim: Victim,
  picture: Uint8Array,
): AttackRequest {
  const target = path
    .replace('/api/images/:id', victim.uploadUrl)
    .replace('/m/:shareId', victim.shareUrl)
    .replace('/api/share/:shareId', victim.shareUrl.replace('/m/', '/api/share/'))
    .replace('/api/admin/memes/:shareId', victim.shareUrl.replace('/m/', '/api/admin/memes/'))
    .replace('/api/memes/:id', `/api/memes/${victim.memeId}`)
    .replace('/api/templates/:id', `/api/templates/${victim.templateId}`)
    .replace('/images/*', '/images/test-template/what~q_a__b/so-so.png?width=99&color=red,blue')
    .replaceAll(/:\w+/g, '1')
  const request: AttackRequest = {
    method,
    target,
    headers: [
      ['host', 'localhost'],
      ['connection', 'close'],
      ['cookie', victim.cookie],
    ],
    body: Buffer.alloc(0),
    isWhole: true,
  }
  if (method === 'GET' || method === 'HEAD') return request
  if (path === '/mcp') return ofAgent(json(request, CALL), victim)
  if (path === '/caption_image') return json(request, { ...CAPTION, password: victim.key })
  if (/^\/(?:images|templates)/.test(path)) return json(request, ADDRESS)
  if (path === '/api/upload') return multipart(request, picture)
  if (path === '/api/memes/generate') return json(request, GENERATE)
  if (path === '/api/ideas') return json(request, IDEAS)
  if (path.endsWith('/restore') && path.startsWith('/api/templates/')) return json(request, {})
  if (path.startsWith('/api/templates')) return json(request, templateOf(victim))
  if (path === '/api/memes' || method === 'PUT' || method === 'PATCH') {
    return json(request, memeOf(victim))
  }
  if (path.startsWith('/api/memes/')) return json(request, { ids: [] })
  if (path.startsWith('/api/account')) return json(request, ACCOUNT)
  if (path.startsWith('/api/admin/users')) return json(request, { act: 'sign-out' })
  if (path.startsWith('/api/admin/memes')) return json(request, { act: 'dismiss-reports' })
  return form(request)
}

const IDEAS = { topic: 'my cat', templateId: 1, zones: [{}, { name: 'The cat' }], seen: ['a / b'] }
const ofAgent = (request: AttackRequest, { key }: Victim): AttackRequest =>
  withHeader(
    withHeader(request, 'authorization', `Bearer ${key}`),
    'accept',
    'application/json, text/event-stream',
  )

const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'make_meme', arguments: { template_id: 1, texts: ['a', 'b'] } },
}
const CAPTION = { template_id: '1', text0: 'a', 'boxes[0][text]': 'b', 'boxes[0][x]': '10' }
const ADDRESS = { template_id: 'test-template', text: ['a', 'b?'], background: '/link-preview.jpg' }
const GENERATE = { prompt: 'a cat on the moon', title: 'Moon' }

const ACCOUNT = {
  currentPassword: PASSWORD,
  newPassword: PASSWORD,
  confirmation: 'wrong horse battery',
}

const memeOf = ({ uploadUrl }: Victim) => ({
  title: 'A title',
  topText: 'Above',
  bottomText: 'Below',
  fontSize: 32,
  textColor: '#ffffff',
  templateId: 1,
  customImageUrl: uploadUrl,
  memeImageUrl: null,
  isPublic: true,
})

const templateOf = ({ uploadUrl }: Victim) => ({
  name: 'A wall',
  description: 'It is yellow.',
  tags: ['wall'],
  imageUrl: uploadUrl,
  layers: [{ type: 'caption', text: 'Above', place: 'top' }],
})

const json = (request: AttackRequest, value: object): AttackRequest =>
  withHeader(
    withBody(request, Buffer.from(JSON.stringify(value))),
    'content-type',
    'application/json',
  )

/** Every field of this site's forms. */
const form = (request: AttackRequest): AttackRequest =>
  withHeader(
    withBody(
      request,
      Buffer.from(
        new URLSearchParams({
          email: 'nobody@example.com',
          password: PASSWORD,
          currentPassword: 'wrong horse battery',
          newPassword: PASSWORD,
          firstName: 'Ada',
          token: 'a'.repeat(43),
          reason: 'spam',
          details: 'Some words',
          appeal: 'Some words',
          returnTo: '/create?template=1',
        }).toString(),
      ),
    ),
    'content-type',
    'application/x-www-form-urlencoded',
  )

/** The request with a multipart body that contains a file. */
export function multipart(
  request: AttackRequest,
  picture: Uint8Array,
  field = 'image',
): AttackRequest {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="picture.png"\r\nContent-Type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  return withHeader(
    withBody(request, body),
    'content-type',
    `multipart/form-data; boundary=${BOUNDARY}`,
  )
}
