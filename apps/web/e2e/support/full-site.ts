import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { languageCookie } from '@memesmith/languages'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test'
import { plainPicture } from './editor.ts'
import type { TestServer } from './server.ts'
import { listTemplates, PASSWORD, saveMeme, signUpByApi, uploadPicture } from './test-user.ts'

/** Settings of a site that has every page. */
export const FULL_SITE = {
  PUBLIC_GALLERY: 'open',
  PUBLIC_HELD_WORDS: 'wait',
  ABUSE_CONTACT: 'abuse@example.com',
} as const

/** Who looks at a page. */
export type Viewer = 'visitor' | 'newcomer' | 'member' | 'administrator'

/** A site with something on every page. */
export interface FullSite {
  readonly server: TestServer
  /** The address of a meme of the member, and of the page that shows what became of a report about it. */
  readonly shareUrl: string
  readonly reportUrl: string
  readonly takenDownUrl: string
  readonly suspendedUrl: string
  readonly handle: string
  /** A new context in which somebody reads the site in a language. */
  open(viewer: Viewer, language: string, options?: BrowserContextOptions): Promise<BrowserContext>
}

const HANDLE = 'ada_99'

/** Fills a site that was started with `FULL_SITE` through its calls, so that no list is empty. */
export async function fillSite(browser: Browser, server: TestServer): Promise<FullSite> {
  // The first account that signs up is an administrator's.
  withDatabase(server, (db) => db.exec('delete from first_account'))
  const page = await browser.newPage({ baseURL: server.url })
  const cookies: Record<Viewer, Awaited<ReturnType<BrowserContext['cookies']>>> = {
    visitor: [],
    newcomer: [],
    member: [],
    administrator: [],
  }
  const keep = async (viewer: Viewer) => {
    cookies[viewer] = await page.context().cookies()
    await page.context().clearCookies()
  }

  await signUpByApi(page, 'Grace')
  await keep('administrator')
  await signUpByApi(page, 'Lin')
  await keep('newcomer')

  const outcast = await signUpByApi(page, 'Zoe')
  const removed = await saveMeme(page, { title: 'Not nice' })
  await page.context().clearCookies()

  await signUpByApi(page, 'Wolfeschlegelsteinhausen')
  await send(page, '/api/account/handle', { handle: HANDLE })
  await send(page, '/api/account/keys', { name: 'The bot of the office', scope: 'write' })
  await send(page, '/api/account/keys', { name: 'A script', scope: 'read', expiresInDays: 30 })
  const templates = await listTemplates(page)
  const [shown] = await Promise.all(
    TITLES.map(async (title, index) => {
      const templateId = templates[index * 3]?.id ?? 1
      const meme = await saveMeme(page, { title, templateId, isPublic: true })
      await send(page, '/api/memes/tags', { ids: [meme.id], add: TAGS.slice(0, index + 1) })
      return meme
    }),
  )
  const shareUrl = shown?.shareUrl ?? ''
  const takenDown = await saveMeme(page, { title: 'The boss at the beach' })
  const imageUrl = await uploadPicture(page, plainPicture(400, 300))
  await send(page, '/api/templates', { name: 'Gray wall', tags: ['wall', 'plain'], imageUrl })
  withDatabase(server, keepPasskey)
  await keep('member')

  const reportUrl = await report(page, shareUrl)
  await report(page, removed.shareUrl)
  await page.context().addCookies(cookies.administrator)
  const actOn = async (meme: { readonly shareUrl: string }, act: string) =>
    await send(page, `/api/admin/memes/${meme.shareUrl.split('/').at(-1)}/acts`, {
      act,
      why: 'private',
      reason: 'The people on it did not agree.',
    })
  await actOn(takenDown, 'take-down')
  await actOn(removed, 'suspend-owner')
  await page.context().clearCookies()
  await page.context().addCookies(cookies.member)
  const decisions: { readonly id: number }[] = await (
    await page.request.get('/api/decisions')
  ).json()
  for (const { id } of decisions) {
    await send(page, `/api/decisions/${id}/appeal`, { appeal: 'They all agreed. Ask them.' })
  }
  const form = { email: outcast, password: PASSWORD, returnTo: '/' }
  const refused = await (await page.request.post('/api/login', { form })).text()
  const suspendedUrl = /\/suspended\/[^"'<\s]+/.exec(refused)?.[0] ?? ''
  await page.close()

  return {
    server,
    shareUrl,
    reportUrl,
    takenDownUrl: takenDown.shareUrl,
    suspendedUrl,
    handle: HANDLE,
    async open(viewer, language, options = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: 'reduce',
        ...options,
      })
      const [choice = ''] = languageCookie(language).split(';')
      const [name = '', value = ''] = choice.split('=')
      await context.addCookies([...cookies[viewer], { name, value, url: server.url }])
      return context
    },
  }
}

const TITLES = [
  'When the tests pass',
  'عندما تنجح الاختبارات',
  'जब टेस्ट पास हो जाएँ',
  'テストが通ったとき',
  'Please wait for the review',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
]
const TAGS = ['work', 'عمل', 'काम', '仕事', 'Arbeit']

function withDatabase({ dataDir }: TestServer, use: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(dataDir, 'memesmith.sqlite'))
  db.exec('pragma busy_timeout = 5000')
  use(db)
  db.close()
}

/** A passkey of the newest account, which no device has. */
function keepPasskey(db: DatabaseSync): void {
  db.prepare(`
    insert into passkeys
      (user_id, credential_id, rp_id, user_handle, public_key, counter, name, created_at, last_used_at)
    select max(id), 'an id', 'localhost', 'a handle', x'00', 0, 'Chrome on macOS', ?, null from users
  `).run(Date.now())
}

async function report(page: Page, shareUrl: string): Promise<string> {
  const form = { reason: 'private', details: 'That is my house.' }
  const options = { form, maxRedirects: 0 }
  const response = await page.request.post(
    `${new URL(shareUrl, 'http://x').pathname}/report`,
    options,
  )
  const { location = '' } = response.headers()
  return location === ''
    ? (/\/reports\/[^"'<\s]+/.exec(await response.text())?.[0] ?? '')
    : location
}

async function send(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { data })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
}
