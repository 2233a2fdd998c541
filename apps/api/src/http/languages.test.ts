/** The language of what the server sends: the browser's, then the one that somebody has chosen. */
import { DEFAULT_SITE, MINUTE_MS } from '@memesmith/contract'
import type { Language } from '@memesmith/languages'
import { i18nOf } from '@memesmith/languages/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeChangedMail } from '../features/auth/email-change/email-change.service.ts'
import { deleteMail, insertMail, takeMail } from '../features/auth/mails/mail-queue.repository.ts'
import { writeResetMail } from '../features/auth/reset/reset.service.ts'
import { gonePage } from '../features/share/gone-page.ts'
import { webManifest } from '../features/site/web-manifest.ts'
import { AppError } from '../runtime/app-error.ts'
import { PASSWORD, startTestApp, type TestApp } from '../testing/test-app.ts'
import { findUserByEmail, setLanguage } from '../users/users.repository.ts'
import { languageOf } from './language-of.ts'
import { loadPageRenderer, withContent } from './pages/page-renderer.ts'
import { findWebAssets } from './pages/web-assets.ts'
import { readWebPage } from './pages/web-page.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const get = async (url: string, headers: Readonly<Record<string, string>>) =>
  await test.app.inject({ url, headers: { accept: 'text/html', ...headers } })

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }
const ARABIC = { ...GERMAN, cookie: 'memesmith_language=ar' }
/** Of the web app, of the server's own, and of what is not there. */
const PAGES_OF_ALL_KINDS = [
  '/',
  '/gallery',
  '/create',
  '/dashboard',
  '/explore',
  '/privacy',
  '/nowhere',
  '/api/login',
  '/api/nowhere',
  `/m/${'a'.repeat(22)}`,
  '/u/nobody',
]
const SITE = { ...DEFAULT_SITE, version: '1.0.0' }

describe('what the server sends', () => {
  it.each([
    [GERMAN, 'de'],
    [ARABIC, 'ar'],
    [{}, 'en'],
    [{ 'accept-language': 'nl' }, 'en'],
    [{ ...GERMAN, cookie: 'memesmith_language=xx' }, 'de'],
  ] as const)('the language for %j is %s', (headers, language) => {
    expect(languageOf({ headers })).toBe(language)
  })

  const landingIn = async (language: Language) => {
    const { prerenderLanding } = await loadPageRenderer()
    const rendered = await prerenderLanding({ site: SITE, language })
    return withContent(readWebPage('index.html')(SITE, language), rendered)
  }

  it('the landing page is in it, and starts loading it', async () => {
    const page = await landingIn('de')
    expect(page).toContain('<html lang="de" dir="ltr">')
    expect(page).toContain('<title>Mach Memes, die man weiterschickt · Memesmith</title>')
    expect(page).toContain('Zwei Zeilen. Ein Bild. Alle lachen.')
    for (const file of ['web', 'templates'])
      expect(page).toMatch(new RegExp(`modulepreload" href="/assets/${file}-[^"]+\\.js"`))
    const arabic = await landingIn('ar')
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('سطران. صورة واحدة. والجميع يضحك.')
  })

  it('so is a page of the server’s own, mirrored for Arabic', () => {
    const site = {
      siteName: 'Memesmith',
      webAssets: findWebAssets(undefined),
      i18n: i18nOf('ar'),
    }
    const page = gonePage(site)
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('<title>هذا الميم لم يعد هنا · Memesmith</title>')
  })

  it('an e-mail is in that which the account keeps, or else in that of the request', async () => {
    const user = await test.signUp()
    const { email } = await user.me()
    const db = await test.connect()
    const account = await findUserByEmail(db, email)
    const site = { siteName: 'Memesmith', origin: 'https://memes.example', language: 'tr' } as const
    const first = await writeResetMail(db, site, email)
    expect(first?.subject).toBe(i18nOf('tr').t('Choose a new password for {siteName}', site))
    await setLanguage(db, account?.id ?? 0, 'de')
    const mail = await writeResetMail(db, site, email)
    expect(mail?.subject).toBe('Wähle ein neues Passwort für Memesmith')
    expect(mail?.text).toMatch(/^Hallo,\n\nmit diesem Link kannst du ein neues Passwort/)
    await db.destroy()
  })

  it('so is one that is sent later, when the account can’t be found by its address any more', async () => {
    const db = await test.connect()
    const id = await insertMail(db, 'before@example.com', 'email-changed', 'de')
    const waiting = await takeMail(db, id, MINUTE_MS)
    await deleteMail(db, id)
    expect(waiting).toMatchObject({ kind: 'email-changed', language: 'de' })
    const site = { siteName: 'Memesmith', origin: 'https://memes.example', language: 'de' } as const
    const mail = await writeChangedMail(db, site, 'before@example.com')
    expect(mail.text).toMatch(/^Hallo,\n\ndein Konto/)
    await db.destroy()
  })

  it('counts as the language does', () => {
    const subject = '{count, plural, one {# report} other {# reports}} on {siteName}'
    const reports = (count: number) => i18nOf('pl').t(subject, { count, siteName: 'Memesmith' })
    expect([1, 3, 5, 22].map(reports)).toEqual([
      '1 zgłoszenie na Memesmith',
      '3 zgłoszenia na Memesmith',
      '5 zgłoszeń na Memesmith',
      '22 zgłoszenia na Memesmith',
    ])
  })

  it('the manifest and errors are in it', () => {
    expect(webManifest({ siteName: 'Memesmith' }, i18nOf('ar'))).toMatchObject({
      lang: 'ar',
      dir: 'rtl',
    })
    expect(i18nOf('de').t('There is no such template.')).toBe('Diese Vorlage gibt es nicht.')
  })
})

describe('the choice', () => {
  it('is the browser’s until somebody makes one, on every page', async () => {
    const { body: english, headers } = await get('/', {})
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('Two lines. One picture. Everyone laughs.')
    expect(headers.vary).toContain('accept-language, cookie')
    for (const [wish, lang, dir] of [
      [GERMAN, 'de', 'ltr'],
      [ARABIC, 'ar', 'rtl'],
    ] as const) {
      for (const url of PAGES_OF_ALL_KINDS) {
        const page = await get(url, wish)
        expect([url, page.body.match(/<html [^>]*>/)?.[0]]).toEqual([
          url,
          expect.stringMatching(`^<html lang="${lang}" dir="${dir}"`),
        ])
        const { vary, 'cache-control': cached } = page.headers
        expect([url, `${vary} ${cached}`]).toEqual([
          url,
          expect.stringMatching('accept-language, cookie|no-store'),
        ])
      }
      expect((await get('/manifest.webmanifest', wish)).json()).toMatchObject({ lang, dir })
    }
  })

  it('a cache that has a page in one language does not keep it for another', async () => {
    for (const url of ['/', '/gallery', '/manifest.webmanifest', '/api/site']) {
      const { headers } = await get(url, GERMAN)
      const { etag = '' } = headers
      const again = await get(url, { ...ARABIC, 'if-none-match': String(etag) })
      expect([url, again.statusCode, again.headers.etag === etag && etag !== '']).toEqual([
        url,
        200,
        false,
      ])
    }
  })

  it('an error is in it, with its values, also where its progress is followed', async () => {
    const error = await test.app.inject({ url: '/api/templates/999999', headers: ARABIC })
    expect(error.json().message).toBe(i18nOf('ar').t('There is no such template.'))
    expect(error.headers.vary).toContain('accept-language, cookie')
    const user = await test.signUp()
    const messageIn = async (language: string, accept = 'application/json') => {
      const headers = { 'accept-language': language, accept }
      const body = { prompt: 'x'.repeat(2001) }
      const answer = await user.postJson('/api/memes/generate', body, headers)
      return answer.json().message
    }
    expect(await messageIn('nl')).toBe('prompt must be at most 2000 characters, got 2001.')
    expect(await messageIn('de')).toBe('prompt darf höchstens 2000 Zeichen haben, nicht 2001.')
    const wrong = await get('/api/templates?limit=ten', { ...GERMAN, accept: '*/*' })
    expect(wrong.json().message).toMatch(/^limit muss eine ganze Zahl von 1 bis \d+ sein\.$/)
  })

  it('the values of an error are written as it does, and its parts are said in it', () => {
    const error = new AppError('animation_too_large', {
      message: 'This animation has {frames} frames; at most {maxFrames} can be used. {advice}',
      values: {
        frames: 12_000,
        maxFrames: 200,
        advice: { message: 'It can be used as a still picture.' },
      },
    })
    expect(error.message).toBe(
      'This animation has 12,000 frames; at most 200 can be used. It can be used as a still picture.',
    )
    expect(error.toBody('id', i18nOf('de')).message).toBe(
      'Diese Animation hat 12.000 Einzelbilder; höchstens 200 sind möglich. Sie kann als Standbild verwendet werden.',
    )
  })

  it('goes with the account: another browser speaks it after a sign-in, and after the session has ended', async () => {
    const user = await test.signUp()
    const { email } = await user.me()
    expect((await user.postJson('/api/account/language', { language: 'xx' })).statusCode).toBe(400)
    expect((await user.postJson('/api/account/language', { language: 'ar' })).statusCode).toBe(204)
    expect((await user.get('/api/account')).json()).toMatchObject({ language: 'ar' })
    const other = test.newVisitor()
    const login = await other.postForm('/api/login', { email, password: PASSWORD })
    expect(String(login.headers['set-cookie'])).toContain('memesmith_language=ar;')
    await other.get('/api/logout')
    expect((await other.get('/api/login')).body).toContain('<html lang="ar" dir="rtl">')
  })

  it('of a browser is taken by an account that keeps none', async () => {
    const user = await test.signUp()
    const { email } = await user.me()
    const form = { email, password: PASSWORD }
    const again = test.newVisitor()
    await test.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: {
        cookie: 'memesmith_language=ja',
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost',
        host: 'localhost',
      },
      payload: new URLSearchParams(form).toString(),
    })
    const login = await again.postForm('/api/login', form)
    expect(String(login.headers['set-cookie'])).toContain('memesmith_language=ja;')
  })
})
