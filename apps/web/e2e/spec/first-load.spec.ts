import { watchConsoleErrors } from '../support/console-errors.ts'
import { weighFirstLoad } from '../support/first-load.ts'
import { expect, test } from '../support/fixtures.ts'
import { halfOf } from '../support/full-run.ts'
import { delayAnswers, layoutShiftsOf, watchLayoutShifts } from '../support/layout-shifts.ts'
import { signUpByApi } from '../support/test-user.ts'

// A page that is reused has files in its cache.
test.use({ reuseContext: false })

/** Bytes, after gzip. */
const SCRIPT_LIMIT = 115 * 1024

test.describe('Landing: prerendered', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the page is complete: header, hero, cards, call to action, footer', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveTitle('Make memes people send on · Memesmith')
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const name of ['Get Started', 'Browse Templates', 'Make your first meme']) {
        await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
      }
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
      await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.')
      await page.getByRole('link', { name: 'Browse Templates' }).click()
      await expect(page).toHaveURL('/gallery')
    })
  })

  test('it is painted, in its font and theme, before any script of the app is loaded', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
    const fonts = () =>
      page.evaluate(() => document.fonts.check('800 16px "Bricolage Grotesque Variable"'))
    await expect.poll(fonts).toBe(true)
  })

  for (const [index, who] of (['a visitor', 'a member'] as const).entries()) {
    test(`the app hydrates it without an error and without a layout shift: ${who}`, async ({
      page,
    }) => {
      if (who === 'a member') await signUpByApi(page)
      // Without one of the fonts that stand in for it, the page's own font moves the words (below).
      await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
      for (const width of halfOf([360, 1280], index)) {
        await test.step(`${width} px`, async () => {
          const complaints = watchConsoleErrors(page)
          await page.setViewportSize({ width, height: 800 })
          await watchLayoutShifts(page)
          await delayAnswers(page)
          await page.goto('/', { waitUntil: 'networkidle' })
          const last = who === 'a member' ? 'Logout' : 'Sign Up'
          await expect(page.getByText(last, { exact: true }).first()).toBeAttached()
          expect(complaints.filter((text) => !text.includes('.woff2'))).toEqual([])
          expect(await layoutShiftsOf(page)).toEqual([])
        })
      }
    })
  }
})

test('Landing: a font that loads late moves almost nothing: its fallback is as wide', async ({
  page,
}) => {
  const hasStandIn = await page.evaluate(() =>
    new FontFace(
      'probe',
      'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Roboto")',
    )
      .load()
      .then(
        () => true,
        () => false,
      ),
  )
  test.skip(!hasStandIn, 'this machine has none of the fonts that stand in')
  await watchLayoutShifts(page)
  await page.route('**/assets/*.woff2', async (route) => {
    await page.waitForTimeout(400)
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const shifts = (await layoutShiftsOf(page)).map((entry) => Number(JSON.parse(entry).value))
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001)
})

test.describe('Landing: cheap', () => {
  test('at most 115 KB of JavaScript after gzip, one font, no list of templates', async ({
    page,
  }) => {
    const fonts: string[] = []
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
      if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname)
    })
    const { script } = await weighFirstLoad(page, '/')
    expect(script.gzip).toBeGreaterThan(0)
    expect(script.gzip).toBeLessThanOrEqual(SCRIPT_LIMIT)
    await expect.poll(() => calls).toEqual(['/api/auth/user'])
    await expect.poll(() => new Set(fonts).size).toBe(1)
  })

  test('its files are compressed, and cached permanently', async ({ page, request }) => {
    await page.goto('/')
    const sources = await page
      .locator('script[type="module"], link[rel="modulepreload"], link[rel="stylesheet"]')
      .evaluateAll((them) => them.map((it) => it.getAttribute('src') ?? it.getAttribute('href')))
    expect(sources.length).toBeGreaterThan(1)
    for (const source of ['/', ...sources]) {
      const response = await request.get(source ?? '', {
        headers: { 'accept-encoding': 'gzip, br' },
      })
      const headers = response.headers()
      expect(headers['content-encoding'], source ?? '').toBe('br')
      expect(headers['cache-control']).toBe(
        source === '/' ? 'no-cache' : 'public, max-age=31536000, immutable',
      )
    }
  })
})
