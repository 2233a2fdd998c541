/**
 * Access control of every route, and its agreement with the API contract. Each route is called by a
 * visitor, by another user, by the user who owns the meme and the picture, and by an administrator.
 * The routes come from the router, so a route without an entry in the table fails the test.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  ADMIN_PATH,
  ALL_CALLS,
  type Call,
  COMMON_ERRORS,
  calls,
  type Meme,
  PAGES,
  PERSON_PAGE,
  type Template,
} from '@memesmith/contract'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WEB_DIST } from './http/pages/web-assets.ts'
import { makePicture } from './testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from './testing/test-app.ts'
import { type WatchedRoute, watchRoutes } from './testing/watch-routes.ts'

/** The resources of the owner. */
interface Owned {
  readonly meme: Meme
  /** URL of an upload that no meme uses. */
  readonly upload: string
  /** A template of the owner's, made from the upload. */
  readonly template: Template
}

type Statuses = readonly [visitor: number, anotherUser: number, owner: number]
type EveryStatus = readonly [...Statuses, administrator: number]

interface Access {
  readonly statuses: Statuses
  /** Without it, an administrator gets what any other user gets. */
  readonly administrator?: number
  /** Options of the request besides its path. */
  readonly request?: (owned: Owned) => InjectOptions
  /** Values of the path's parameters. */
  readonly path?: (owned: Owned) => string
}

const everybody: Access = { statuses: [200, 200, 200] }
/** Redirects every caller. */
const elsewhere: Access = { statuses: [308, 308, 308] }

/** The preflight that a browser sends before a cross-site request. */
const asked: Access = { statuses: [204, 204, 204] }
const makesPicture = () => ({ payload: { template_id: 'test-template', text: ['hi'] } })

/** For everyone but administrators it does not exist. */
const hidden = (administrator = 200) => ({ statuses: [404, 404, 404], administrator }) as const

const form = (fields: Record<string, string>): InjectOptions => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
})
/** An answer of a browser that was asked nothing. */
const madeUp = (rest: 'attestationObject' | 'signature') => ({
  id: 'made-up',
  rawId: 'made-up',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: '', [rest]: '' },
})
const credentials = { email: 'nobody@example.com', password: 'correct horse' }

const TABLE: Record<string, Access> = {
  'GET /': everybody,
  'GET /link-preview.jpg': everybody,
  'GET /gallery': everybody,
  'GET /create': everybody,
  'GET /dashboard': everybody,
  'GET /account': everybody,
  'GET /help': everybody,
  'GET /privacy': everybody,
  'GET /terms': everybody,
  'GET /gallery/': elsewhere,
  'GET /create/': elsewhere,
  'GET /dashboard/': elsewhere,
  'GET /account/': elsewhere,
  'GET /help/': elsewhere,
  'GET /privacy/': elsewhere,
  'GET /terms/': elsewhere,
  'GET /healthz': everybody,
  'GET /readyz': everybody,
  // It takes a token instead of a session.
  'GET /metrics': { statuses: [401, 401, 401] },
  'GET /api/site': everybody,
  'GET /manifest.webmanifest': everybody,
  'GET /api/openapi.json': everybody,
  // It takes an API key instead of a session.
  'POST /mcp': { statuses: [401, 401, 401], request: () => ({ payload: {} }) },
  'GET /mcp': { statuses: [405, 405, 405] },
  'DELETE /mcp': { statuses: [405, 405, 405] },
  'GET /.well-known/oauth-protected-resource/mcp': everybody,
  'GET /api/docs': everybody,
  // Nothing that is sent is kept.
  'POST /shared-picture': { statuses: [303, 303, 303] },
  'GET /robots.txt': everybody,
  'GET /schemas/templates.json': everybody,
  'GET /.well-known/security.txt': everybody,
  'GET /.well-known/change-password': { statuses: [302, 302, 302] },
  'GET /api/fonts/:id': { statuses: [404, 404, 404], path: () => '/api/fonts/none' },
  'GET /api/stickers': everybody,
  'GET /api/stickers/:name/picture': { ...everybody, path: () => '/api/stickers/fire/picture' },
  'GET /api/templates': everybody,
  'GET /api/templates/tags': everybody,
  'GET /api/templates/:id': {
    statuses: [404, 404, 200],
    path: ({ template }) => `/api/templates/${template.id}`,
  },
  'POST /api/templates': {
    statuses: [401, 404, 201],
    request: ({ upload }) => ({ payload: { name: 'Wall', imageUrl: upload } }),
  },
  'PUT /api/templates/:id': {
    statuses: [401, 404, 200],
    path: ({ template }) => `/api/templates/${template.id}`,
    request: ({ upload }) => ({ payload: { name: 'Another name', imageUrl: upload } }),
  },
  'DELETE /api/templates/:id': {
    statuses: [401, 404, 204],
    path: ({ template }) => `/api/templates/${template.id}`,
  },
  'POST /api/templates/:id/restore': {
    statuses: [401, 404, 200],
    path: ({ template }) => `/api/templates/${template.id}/restore`,
    request: () => ({ payload: {} }),
  },

  'GET /explore': everybody,
  'GET /explore/': elsewhere,
  // Nobody has chosen the handle.
  'GET /u/:handle': { statuses: [404, 404, 404], path: () => '/u/ada' },
  'GET /u/:handle/': { ...elsewhere, path: () => '/u/ada/' },
  'GET /explore.atom': everybody,
  'GET /explore.json': everybody,
  'GET /u/:handle.atom': { ...everybody, path: () => '/u/ada.atom', statuses: [404, 404, 404] },
  'GET /u/:handle.json': { ...everybody, path: () => '/u/ada.json', statuses: [404, 404, 404] },
  'GET /sitemap.xml': everybody,
  'GET /reports/:ticket': { statuses: [404, 404, 404], path: () => '/reports/none' },
  'GET /api/decisions': { statuses: [401, 200, 200] },
  'POST /api/decisions/:id/appeal': {
    statuses: [401, 409, 409],
    path: () => '/api/decisions/1/appeal',
    request: () => ({ payload: { appeal: 'It is mine.' } }),
  },
  'GET /suspended/:ticket': { statuses: [404, 404, 404], path: () => '/suspended/none' },
  'POST /suspended/:ticket': {
    statuses: [404, 404, 404],
    path: () => '/suspended/none',
    request: () => form({ appeal: 'It is mine.' }),
  },
  'GET /api/explore': everybody,
  // It is not shown in public.
  'GET /api/explore/tags': everybody,
  // It is not shown in public.
  'GET /api/explore/:shareId/thumbnail': {
    statuses: [404, 404, 404],
    path: ({ meme }) => meme.shareUrl.replace('/m/', '/api/explore/').concat('/thumbnail'),
  },
  'PUT /api/explore/:shareId/like': {
    statuses: [401, 404, 404],
    path: ({ meme }) => meme.shareUrl.replace('/m/', '/api/explore/').concat('/like'),
  },
  'DELETE /api/explore/:shareId/like': {
    statuses: [401, 404, 404],
    path: ({ meme }) => meme.shareUrl.replace('/m/', '/api/explore/').concat('/like'),
  },

  'GET /m/:shareId': { ...everybody, path: ({ meme }) => meme.shareUrl },
  'GET /m/:shareId/': { ...elsewhere, path: ({ meme }) => `${meme.shareUrl}/` },
  'GET /m/:shareId.png': { ...everybody, path: ({ meme }) => meme.memeImageUrl },
  'GET /m/:shareId.gif': {
    // It does not move.
    statuses: [404, 404, 404],
    path: ({ meme }) => meme.memeImageUrl.replace('.png', '.gif'),
  },
  'GET /m/:shareId.mp4': {
    statuses: [404, 404, 404],
    path: ({ meme }) => meme.memeImageUrl.replace('.png', '.mp4'),
  },
  'GET /m/:shareId.jpg': {
    ...everybody,
    path: ({ meme }) => meme.memeImageUrl.replace('.png', '.jpg'),
  },
  'GET /m/:shareId.webp': {
    ...everybody,
    path: ({ meme }) => meme.memeImageUrl.replace('.png', '.webp'),
  },
  'GET /api/share/:shareId': {
    ...everybody,
    path: ({ meme }) => meme.shareUrl.replace('/m/', '/api/share/'),
  },
  'GET /m/:shareId/embed': { ...everybody, path: ({ meme }) => `${meme.shareUrl}/embed` },
  'GET /oembed': {
    ...everybody,
    path: ({ meme }) => `/oembed?url=http://localhost:80${meme.shareUrl}`,
  },
  'GET /m/:shareId/report': { ...everybody, path: ({ meme }) => `${meme.shareUrl}/report` },
  'POST /m/:shareId/report': {
    ...everybody,
    path: ({ meme }) => `${meme.shareUrl}/report`,
    request: () => form({ reason: 'spam' }),
  },

  'GET /images': everybody,
  'GET /images/': elsewhere,
  'GET /images/*': { ...everybody, path: () => '/images/test-template/hi.png' },
  'GET /images/preview.jpg': everybody,
  'POST /images': { statuses: [201, 201, 201], request: makesPicture },
  'POST /images/custom': {
    statuses: [201, 201, 201],
    request: () => ({ payload: { background: '/link-preview.jpg' } }),
  },
  'POST /images/automatic': { statuses: [201, 201, 201], request: makesPicture },
  'GET /templates': everybody,
  'GET /templates/': everybody,
  'GET /templates/:slug': { ...everybody, path: () => '/templates/test-template' },
  'POST /templates/:slug': {
    statuses: [201, 201, 201],
    path: () => '/templates/test-template',
    request: makesPicture,
  },
  'GET /get_memes': everybody,
  // Every failure, such as a missing key, has this status.
  'GET /caption_image': everybody,
  'POST /caption_image': everybody,
  'GET /fonts': everybody,
  'GET /fonts/': everybody,
  'GET /fonts/:id': { ...everybody, path: () => '/fonts/thick' },
  'OPTIONS /images': asked,
  'OPTIONS /images/custom': asked,
  'OPTIONS /images/automatic': asked,
  'OPTIONS /templates/:slug': { ...asked, path: () => '/templates/test-template' },

  'GET /api/images/:id': { statuses: [404, 404, 200], path: ({ upload }) => upload },

  // Redirects a signed-in user.
  'GET /api/login': { statuses: [200, 302, 302] },
  'POST /api/login': { statuses: [401, 401, 401], request: () => form(credentials) },
  'POST /api/signup': {
    statuses: [422, 422, 422],
    request: () => form({ ...credentials, password: 'short' }),
  },
  'GET /api/forgot-password': everybody,
  'POST /api/forgot-password': { ...everybody, request: () => form(credentials) },
  'GET /api/reset-password': { statuses: [410, 410, 410] },
  'POST /api/reset-password': {
    statuses: [410, 410, 410],
    request: () => form({ token: 'made-up', password: 'another horse' }),
  },
  'GET /api/verify-email': { statuses: [410, 410, 410] },
  'POST /api/verify-email': {
    statuses: [410, 410, 410],
    request: () => form({ token: 'made-up' }),
  },
  'POST /api/account/verification': { statuses: [401, 204, 204] },
  'GET /api/auth/user': { statuses: [401, 200, 200] },
  'GET /api/auth/draft-key': { statuses: [401, 200, 200] },

  'GET /api/account': { statuses: [401, 200, 200] },
  'GET /.well-known/oauth-authorization-server': everybody,
  // No caller is identified.
  'GET /oauth/authorize': { statuses: [302, 400, 400] },
  'POST /oauth/authorize': { statuses: [401, 400, 400], request: () => form({}) },
  'POST /oauth/token': { statuses: [400, 400, 400], request: () => form({}) },
  'GET /api/account/keys': { statuses: [401, 200, 200] },
  'POST /api/account/keys': {
    statuses: [401, 201, 201],
    request: () => ({ payload: { name: 'bot', scope: 'read' } }),
  },
  'DELETE /api/account/keys/:id': {
    statuses: [401, 204, 204],
    path: () => '/api/account/keys/999',
  },
  'GET /api/account/sessions': { statuses: [401, 200, 200] },
  'DELETE /api/account/sessions/:id': {
    statuses: [401, 204, 204],
    path: () => `/api/account/sessions/${'x'.repeat(43)}`,
  },
  'POST /api/account/sign-out-elsewhere': { statuses: [401, 204, 204] },
  'POST /api/passkeys/sign-in/options': everybody,
  'POST /api/passkeys/sign-in': {
    statuses: [403, 403, 403],
    request: () => ({ payload: { passkey: madeUp('signature') } }),
  },
  'POST /api/passkeys/sign-up/options': {
    ...everybody,
    request: () => ({ payload: { email: 'nobody@example.com' } }),
  },
  'POST /api/passkeys/sign-up': {
    statuses: [403, 403, 403],
    request: () => ({ payload: { passkey: madeUp('attestationObject') } }),
  },
  'GET /api/account/passkeys': { statuses: [401, 200, 200] },
  // They have none.
  'POST /api/account/confirmation/options': { statuses: [401, 403, 403] },
  'POST /api/account/passkeys/options': {
    statuses: [401, 403, 403],
    request: () => ({ payload: { password: 'wrong one' } }),
  },
  'POST /api/account/passkeys': {
    statuses: [401, 403, 403],
    request: () => ({ payload: { passkey: madeUp('attestationObject') } }),
  },
  'POST /api/account/passkeys/:id/remove': {
    statuses: [401, 403, 403],
    path: () => '/api/account/passkeys/999/remove',
    request: () => ({ payload: { password: 'wrong one' } }),
  },
  'POST /api/account/name': {
    statuses: [401, 204, 204],
    request: () => ({ payload: { firstName: 'Ada' } }),
  },
  'POST /api/account/language': {
    statuses: [401, 204, 204],
    request: () => ({ payload: { language: 'en' } }),
  },
  'POST /api/account/handle': {
    statuses: [401, 422, 422],
    request: () => ({ payload: { handle: '!' } }),
  },
  'POST /api/account/email': {
    statuses: [401, 403, 403],
    request: () => ({ payload: { email: 'ada@example.com', password: 'wrong one' } }),
  },
  'GET /api/confirm-email': { statuses: [410, 410, 410] },
  'POST /api/confirm-email': {
    statuses: [410, 410, 410],
    request: () => form({ token: 'made-up' }),
  },
  'POST /api/account/password': {
    statuses: [401, 403, 403],
    request: () => ({ payload: { currentPassword: 'wrong one', newPassword: 'another horse' } }),
  },
  'POST /api/account/delete': {
    statuses: [401, 403, 403],
    request: () => ({ payload: { confirmation: 'wrong one' } }),
  },

  'GET /admin': hidden(),
  'GET /admin/': hidden(308),
  'GET /api/admin/overview': hidden(),
  'GET /api/admin/users': hidden(),
  'GET /api/admin/memes': hidden(),
  'GET /api/admin/reports': hidden(),
  'GET /api/admin/waiting': hidden(),
  'GET /api/admin/appeals': hidden(),
  'POST /api/admin/appeals/:id': {
    ...hidden(404),
    path: () => '/api/admin/appeals/9',
    request: () => ({ payload: { isReversed: false } }),
  },
  'GET /api/admin/log': hidden(),
  'GET /api/admin/invitations': hidden(),
  'DELETE /api/admin/invitations/:id': {
    ...hidden(404),
    path: () => '/api/admin/invitations/0123456789ab',
  },
  'GET /api/admin/memes/:shareId/picture': {
    ...hidden(),
    path: ({ meme }) => meme.shareUrl.replace('/m/', '/api/admin/memes/').concat('/picture'),
  },
  'POST /api/admin/users/:id/acts': {
    ...hidden(404),
    path: () => '/api/admin/users/999/acts',
    request: () => ({ payload: { act: 'suspend' } }),
  },
  'POST /api/admin/memes/:shareId/acts': {
    ...hidden(204),
    path: ({ meme }) => meme.shareUrl.replace('/m/', '/api/admin/memes/').concat('/acts'),
    request: () => ({ payload: { act: 'dismiss-reports' } }),
  },

  'POST /api/upload': { statuses: [401, 415, 415], request: () => ({ payload: {} }) },
  'GET /api/memes': { statuses: [401, 200, 200] },
  'GET /api/memes/:id': {
    statuses: [401, 404, 200],
    path: ({ meme }) => `/api/memes/${meme.id}`,
  },
  'POST /api/memes': {
    statuses: [401, 404, 201],
    request: ({ upload }) => ({ payload: { customImageUrl: upload } }),
  },
  'POST /api/memes/generate': {
    statuses: [401, 201, 201],
    request: () => ({ payload: { prompt: 'a cat' } }),
  },
  'POST /api/ideas': {
    statuses: [401, 200, 200],
    request: () => ({ payload: { zones: [{}, {}] } }),
  },
  'GET /api/memes/:id/thumbnail': {
    statuses: [401, 404, 200],
    path: ({ meme }) => meme.thumbnailUrl,
  },
  'PUT /api/memes/:id': {
    statuses: [401, 404, 200],
    path: ({ meme }) => `/api/memes/${meme.id}`,
    request: () => ({ payload: { templateId: 1, topText: 'other words' } }),
  },
  'PATCH /api/memes/:id': {
    statuses: [401, 404, 200],
    path: ({ meme }) => `/api/memes/${meme.id}`,
    request: () => ({ payload: { title: 'Another name' } }),
  },
  'GET /api/tags': { statuses: [401, 200, 200] },
  // Other users' memes are ignored: see the "should not" tests of each call.
  'POST /api/memes/tags': {
    statuses: [401, 200, 200],
    request: ({ meme }) => ({ payload: { ids: [meme.id], add: ['one'] } }),
  },
  'POST /api/memes/delete': {
    statuses: [401, 204, 204],
    request: ({ meme }) => ({ payload: { ids: [meme.id] } }),
  },
  'POST /api/memes/restore': {
    statuses: [401, 200, 200],
    request: ({ meme }) => ({ payload: { ids: [meme.id] } }),
  },
  'GET /api/archive': { statuses: [401, 200, 200] },
  'POST /api/archive/download': {
    statuses: [401, 200, 200],
    request: ({ meme }) => form({ ids: `${meme.id}` }),
  },
  'POST /api/archive': { statuses: [401, 400, 400], request: () => multipart('') },
  'DELETE /api/memes/:id': {
    statuses: [401, 404, 204],
    path: ({ meme }) => `/api/memes/${meme.id}`,
  },

  // These end the sessions of this test, so they come last.
  'POST /api/account/sign-out-everywhere': { statuses: [401, 204, 204] },
  'GET /api/logout': { statuses: [302, 302, 302] },
}

const everyStatus = ({ statuses, administrator = statuses[1] }: Access): EveryStatus => [
  ...statuses,
  administrator,
]

/** The routes that change data and require a user. */
const needUser = Object.entries(TABLE)
  .filter(([name, { statuses }]) => !name.startsWith('GET') && statuses[0] === 401)
  .map(([name]) => name)
  // The request has a wrong password.
  .filter((name) => name !== 'POST /api/login')

const BOUNDARY = 'frontier'
const part = (name: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n${content}\r\n`
const multipart = (payload: string): InjectOptions => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload,
})
const json = (payload: string): InjectOptions => ({
  headers: { 'content-type': 'application/json' },
  payload,
})
const HUGE = 'a'.repeat(11 * 1024 * 1024)

/** Bodies that must not be parsed. */
const BODIES: Record<string, InjectOptions> = {
  'no body': {},
  'an empty body': json(''),
  'malformed JSON': json('{"prompt": '),
  'JSON of another shape': json('[1, 2, 3]'),
  'JSON beyond the limit': json(JSON.stringify(HUGE)),
  'JSON that sets a prototype': json('{"__proto__": {"userId": 1}}'),
  'a stated length beyond the limit': {
    headers: { 'content-type': 'application/json', 'content-length': '99999999999' },
    payload: '{}',
  },
  'bytes without a type': { payload: Buffer.from([0, 255, 0]) },
  'a type that nobody takes': { headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
  'a type that is none': { headers: { 'content-type': ';;' }, payload: 'a' },
  'another type of form': form({ prompt: 'a cat' }),
  'a form with a file': multipart(`${part('image', 'no picture')}--${BOUNDARY}--\r\n`),
  'a form with another field': multipart(`${part('file', 'no picture')}--${BOUNDARY}--\r\n`),
  'a form that is cut off': multipart(part('image', 'no picture')),
  'a form with a file beyond the limit': multipart(`${part('image', HUGE)}--${BOUNDARY}--\r\n`),
  'a form without a boundary': { headers: { 'content-type': 'multipart/form-data' }, payload: 'a' },
}

/** The routes that get every body; the guards of all others are the same code. */
const ALL_BODIES = ['POST /api/memes', 'POST /api/admin/memes/:shareId/acts']
/** The routes that take a form with a file. */
const TAKE_FILES = ['POST /api/upload', 'POST /api/archive']

/** The bodies that a route gets: all of them, or one that its parser would answer with 400. */
function bodiesFor(name: string): (readonly [what: string, body: InjectOptions])[] {
  const one = TAKE_FILES.includes(name) ? 'a form that is cut off' : 'malformed JSON'
  return Object.entries(BODIES).filter(([what]) => ALL_BODIES.includes(name) || what === one)
}

/** Routes that exist only in some configurations: no e-mail is sent here, for example. */
const WITH_ALL_ROUTES = {
  METRICS_TOKEN: 'a token of 22 characters',
  SECURITY_CONTACT: 'mailto:security@example.com',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'http://localhost',
  PUBLIC_GALLERY: 'open',
}

const CALLS: readonly Call[] = Object.values(ALL_CALLS)
/** Exists only with single sign-on, which replaces passwords. */
const ELSEWHERE: readonly Call[] = [calls.loginCallback]

let test: TestApp
let routes: readonly WatchedRoute[]
let clients: readonly [visitor: Client, anotherUser: Client, owner: Client, administrator: Client]
let owned: Owned

beforeAll(async () => {
  const watched = await watchRoutes(() => startTestApp(WITH_ALL_ROUTES))
  test = watched.app
  routes = watched.routes
  // The first account is an administrator's.
  const administrator = await test.signUp()
  clients = [test.visitor, await test.signUp(), await test.signUp(), administrator]
  // Memes of users who have not confirmed their e-mail address can't be shared.
  await test.query('update users set unverified_since = null')
  const [, , owner] = clients
  const upload = (await owner.upload(await makePicture('png'))).json().url
  owned = {
    meme: (await owner.postJson('/api/memes', { templateId: 1 })).json(),
    upload,
    template: (await owner.postJson('/api/templates', { name: 'Sign', imageUrl: upload })).json(),
  }
})
afterAll(() => test.close())

/** The files of the web build are public and have one route each. */
const isFile = ({ path }: WatchedRoute) => path !== '/' && existsSync(join(WEB_DIST, path))

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const isMethod = (method = ''): method is (typeof METHODS)[number] =>
  METHODS.some((each) => each === method)

const nameOf = ({ method, path }: Pick<WatchedRoute, 'method' | 'path'>) => `${method} ${path}`

/** Paths of the web app, and the redirects that remove a trailing slash. */
const isPage = ({ method, path }: Pick<WatchedRoute, 'method' | 'path'>) =>
  method === 'GET' &&
  ([...Object.values<string>(PAGES), PERSON_PAGE].includes(path) ||
    path === ADMIN_PATH ||
    path.endsWith('/'))
/** What a browser sends before a request, and what a server answers without a call. */
const isPart = ({ method }: WatchedRoute) => method === 'HEAD' || method === 'OPTIONS'

async function responsesTo(method: InjectOptions['method'], url: string, rest: InjectOptions = {}) {
  const responses: LightMyRequestResponse[] = []
  for (const client of clients) {
    const response = await client.send({ ...rest, method: method ?? 'GET', url })
    responses.push(response)
  }
  return responses
}

async function statusesOf(...request: Parameters<typeof responsesTo>) {
  return (await responsesTo(...request)).map(({ statusCode }) => statusCode)
}

/** Whether the contract lists the response's status or its error code. */
function isOf(call: Call | undefined, response: LightMyRequestResponse): boolean {
  if (call === undefined || response.statusCode in call.answer) return true
  return [...COMMON_ERRORS, ...call.errors].includes(response.json().code)
}

describe('access control', () => {
  it('has an entry for every route, and no others', () => {
    const names = routes.filter((route) => route.method !== 'HEAD' && !isFile(route)).map(nameOf)
    expect(Object.keys(TABLE).sort()).toEqual([...new Set(names)].sort())
  })

  it('has a contract call for every route that is not a page of the web app', () => {
    const routed = routes.filter((route) => !isPart(route) && !isFile(route) && !isPage(route))
    const expected = CALLS.filter((call) => !ELSEWHERE.includes(call) && !isPage(call)).map(nameOf)
    expect([...new Set(routed.map(nameOf))].sort()).toEqual(expected.sort())
  })

  it.each(Object.entries(TABLE))('%s', async (name, access) => {
    const { path, request } = access
    const statuses = everyStatus(access)
    const [method, pattern = ''] = name.split(' ')
    const url = path?.(owned) ?? pattern
    if (method === 'GET' && !name.endsWith('logout')) {
      expect(await statusesOf('HEAD', url)).toEqual(statuses)
    }
    if (!isMethod(method)) throw new Error(name)
    const responses = await responsesTo(method, url, request?.(owned))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(statuses)
    const call = CALLS.find((each) => nameOf(each) === name)
    const unknown = responses.filter((response) => !isOf(call, response))
    expect(unknown.map(({ body }) => body)).toEqual([])
  })

  it.each(
    needUser.flatMap((name) => bodiesFor(name).map(([what, body]) => [name, what, body] as const)),
  )('%s answers a visitor 401 and "Unauthorized", before it parses %s', async (name, _, body) => {
    const [method, pattern = ''] = name.split(' ')
    const url = TABLE[name]?.path?.(owned) ?? pattern
    if (!isMethod(method)) throw new Error(name)
    const request = { ...body, url, method }
    const response = await test.visitor.send(request)
    expect([response.statusCode, response.json().message]).toEqual([401, 'Unauthorized'])
    // Another site learns nothing, not even that the user is not signed in.
    const headers = { ...body.headers, 'sec-fetch-site': 'cross-site' }
    expect((await test.visitor.send({ ...request, headers })).statusCode).toBe(403)
  })

  it.each(Object.entries(TABLE).filter(([name]) => / \/(api\/)?admin/.test(name)))(
    '%s answers everyone but administrators like a path that nobody serves',
    async (name, { path }) => {
      const [method, pattern = ''] = name.split(' ')
      if (!isMethod(method)) throw new Error(name)
      const url = path?.(owned) ?? pattern
      const elsewhereUrl = url.replace('admin', 'nimda')
      const requests = method === 'GET' ? [{}] : bodiesFor(name).map(([, body]) => body)
      for (const client of clients.slice(0, 3)) {
        for (const request of requests) {
          for (const headers of [{}, { accept: 'text/html' }, { 'sec-fetch-site': 'cross-site' }]) {
            const ask = async (at: string) => {
              const rest = { ...request, headers: { ...request.headers, ...headers } }
              const response = await client.send({ ...rest, method, url: at })
              const { 'x-request-id': id, date: _, ...same } = response.headers
              const body = response.body.replaceAll(String(id), '').replaceAll(at, '')
              return { status: response.statusCode, headers: same, body }
            }
            const answer = await ask(url)
            expect(answer).toEqual(await ask(elsewhereUrl))
          }
        }
      }
    },
  )

  it('serves every file of the web build to everyone', async () => {
    const files = routes.filter((route) => route.method === 'GET' && isFile(route))
    expect(files.length).toBeGreaterThan(5)
    for (const { path } of files) {
      // Pages have routes of their own.
      const status = path.endsWith('.html') ? 404 : 200
      expect(await statusesOf('GET', path), path).toEqual(clients.map(() => status))
    }
  })

  it('limits the rate of every route that changes data', () => {
    const writes = routes.filter(
      ({ method, isReading }) => !isReading && !['GET', 'HEAD', 'OPTIONS'].includes(method),
    )
    expect(writes.filter(({ limit }) => limit === undefined).map(nameOf)).toEqual([])
  })
})
