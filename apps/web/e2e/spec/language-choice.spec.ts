/** The language of the app: the browser's until somebody chooses another, kept, and the account's. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { PASSWORD, signUpByApi } from '../support/test-user.ts'

// A service worker of the test before would be there.
test.use({ locale: 'de-AT', serviceWorkers: 'allow', reuseContext: false })

const expectLanguage = async (page: Page, lang: string, dir = 'ltr') => {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('html')).toHaveAttribute('dir', dir)
}

test('the language is the browser’s, then the one that somebody chooses, and goes with the account', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await test.step('the browser’s at first, also without a network after the first visit', async () => {
    await page.goto('/gallery')
    await expectLanguage(page, 'de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vorlagengalerie')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    const isKept = () =>
      page.evaluate(async () => {
        const cache = await caches.open('memesmith-assets-1')
        const kept = (await cache.keys()).map(({ url }) => url)
        const links = [...document.querySelectorAll('link[rel=modulepreload]:not([crossorigin])')]
        const needed = links.flatMap((link) => (link instanceof HTMLLinkElement ? link.href : []))
        return needed.length > 0 && needed.every((url) => kept.includes(url))
      })
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expectLanguage(page, 'de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vorlagengalerie')
    await context.setOffline(false)
  })

  await test.step('another that is chosen in the header is kept, also by pages of the server', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Sprache' }).click()
    await page.getByRole('button', { name: 'العربية' }).click()
    await expectLanguage(page, 'ar', 'rtl')
    for (const path of ['/gallery', '/api/login', '/nowhere']) {
      await page.goto(path)
      await expectLanguage(page, 'ar', 'rtl')
    }
  })

  await test.step('on the account page, too, and other browsers speak it after the login', async () => {
    const email = await signUpByApi(page)
    await page.goto('/account')
    // Those of API keys come later.
    await page.locator('select').first().selectOption('ja')
    await expectLanguage(page, 'ja')
    const other = await browser.newPage({ baseURL: baseURL ?? '' })
    await other.request.post('/api/login', { form: { email, password: PASSWORD }, maxRedirects: 0 })
    await other.goto('/dashboard')
    await expectLanguage(other, 'ja')
    await other.close()
  })
})
