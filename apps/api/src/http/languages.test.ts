/** The language of what the server sends: the browser's, then the one that somebody has chosen. */
import { DEFAULT_SITE } from '@memesmith/contract'
import { LANGUAGES, type Language } from '@memesmith/languages'
import { i18nOf } from '@memesmith/languages/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeResetMail } from '../features/auth/reset/reset.service.ts'
import { gonePage } from '../features/share/gone-page.ts'
import { webManifest } from '../features/site/web-manifest.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
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
const SITE = { ...DEFAULT_SITE, version: '1.0.0' }

describe('with every language offered', () => {
  const ALL = LANGUAGES.map(({ tag }) => tag)

  it.each([
    [GERMAN, 'de'],
    [ARABIC, 'ar'],
    [{}, 'en'],
    [{ 'accept-language': 'nl' }, 'en'],
    [{ ...GERMAN, cookie: 'memesmith_language=xx' }, 'de'],
  ] as const)('the language for %j is %s', (headers, language) => {
    expect(languageOf({ headers }, ALL)).toBe(language)
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
    expect(page).toMatch(/modulepreload" href="\/assets\/web-[^"]+\.js"/)
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

  it('an e-mail is in that which the account keeps', async () => {
    const user = await test.signUp()
    const { email } = await user.me()
    const db = await test.connect()
    const account = await findUserByEmail(db, email)
    await setLanguage(db, account?.id ?? 0, 'de')
    const site = { siteName: 'Memesmith', origin: 'https://memes.example', offered: ALL }
    const mail = await writeResetMail(db, site, email)
    expect(mail?.subject).toBe('Wähle ein neues Passwort für Memesmith')
    expect(mail?.text).toMatch(/^Hallo,\n\nmit diesem Link kannst du ein neues Passwort/)
    const english = await writeResetMail(db, { ...site, offered: ['en'] }, email)
    expect(english?.subject).toBe('Choose a new password for Memesmith')
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

describe('with English only', () => {
  it('every page is in English, whatever the browser or an old choice asks for', async () => {
    const { body: english, headers } = await get('/', {})
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('Two lines. One picture. Everyone laughs.')
    expect(headers.vary).toContain('accept-language, cookie')
    for (const wish of [GERMAN, ARABIC]) {
      expect((await get('/', wish)).body).toBe(english)
      expect((await get('/gallery', wish)).body).toContain('<html lang="en">')
      expect((await get('/api/login', wish)).body).toContain('<h2 id="login-title">Log In</h2>')
      expect((await get('/manifest.webmanifest', wish)).json()).toMatchObject({ lang: 'en' })
    }
    const error = await test.app.inject({ url: '/api/templates/999999', headers: ARABIC })
    expect(error.json()).toMatchObject({ message: 'There is no such template.' })
  })

  it('an account keeps no other, and tells no browser of one', async () => {
    const user = await test.signUp()
    expect((await user.postJson('/api/account/language', { language: 'ar' })).statusCode).toBe(400)
    expect((await user.postJson('/api/account/language', { language: 'en' })).statusCode).toBe(204)
    expect((await user.get('/api/account')).json()).toMatchObject({ language: 'en' })
  })
})
