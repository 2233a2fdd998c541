/** The language of what the server sends: the browser's, then the one that somebody has chosen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const get = async (url: string, headers: Readonly<Record<string, string>>) =>
  await test.app.inject({ url, headers: { accept: 'text/html', ...headers } })

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }
const ARABIC = { ...GERMAN, cookie: 'memesmith_language=ar' }

describe('the landing page', () => {
  it('is in the language of the browser, and starts loading it', async () => {
    const { body, headers } = await get('/', GERMAN)
    expect(body).toContain('<html lang="de" dir="ltr">')
    expect(body).toContain('<title>Mach Memes, die man weiterschickt · Memesmith</title>')
    expect(body).toContain('Zwei Zeilen. Ein Bild. Alle lachen.')
    expect(body).toMatch(/modulepreload" href="\/assets\/web-[^"]+\.js"/)
    expect(headers.vary).toContain('accept-language, cookie')
  })

  it('is in the language that was chosen', async () => {
    const { body } = await get('/', ARABIC)
    expect(body).toContain('<html lang="ar" dir="rtl">')
    expect(body).toContain('سطران. صورة واحدة. والجميع يضحك.')
  })

  it('is in English for everybody else, to the letter', async () => {
    const english = (await get('/', {})).body
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('Two lines. One picture. Everyone laughs.')
    expect((await get('/', { 'accept-language': 'nl' })).body).toBe(english)
    expect((await get('/', { cookie: 'memesmith_language=xx' })).body).toBe(english)
  })
})

it('the gallery, the login page, errors and the manifest are in that language, too', async () => {
  expect((await get('/gallery', GERMAN)).body).toContain('<html lang="de" dir="ltr">')
  expect((await get('/api/login', ARABIC)).body).toContain('<h2 id="login-title">تسجيل الدخول</h2>')
  const manifest = await get('/manifest.webmanifest', ARABIC)
  expect(manifest.json()).toMatchObject({ lang: 'ar', dir: 'rtl' })
  const error = await test.app.inject({ url: '/api/templates/999999', headers: GERMAN })
  expect(error.json()).toMatchObject({
    code: 'template_not_found',
    message: 'Diese Vorlage gibt es nicht.',
  })
  const signedOut = await test.app.inject({ url: '/api/memes', headers: GERMAN })
  expect(signedOut.json()).toMatchObject({ code: 'unauthorized', message: 'Unauthorized' })
})

it('the choice is kept with the account, and goes to every browser that logs in to it', async () => {
  const user = await test.signUp()
  expect((await user.postJson('/api/account/language', { language: 'xx' })).statusCode).toBe(400)
  expect((await user.postJson('/api/account/language', { language: 'ar' })).statusCode).toBe(204)
  expect((await user.get('/api/account')).json()).toMatchObject({ language: 'ar' })
  const form = { email: 'user1@example.com', password: PASSWORD }
  const answer = await test.newVisitor().postForm('/api/login', form)
  expect(String(answer.headers['set-cookie'])).toContain('memesmith_language=ar; Path=/')
})
