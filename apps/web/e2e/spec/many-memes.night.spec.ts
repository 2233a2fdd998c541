import { MEMES_PER_PAGE } from '@memesmith/contract'
import type { Page } from 'playwright/test'
import { expectLoaded } from '../support/expect-loaded.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { copyMeme } from '../support/many-memes.ts'
import { stopClock } from '../support/page-clock.ts'
import { cards, follow, main, mainMenu } from '../support/page-locators.ts'
import type { TestServer } from '../support/server.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

/** Several pages of the list; a full run has fifty. */
const MANY = isFull ? 10_000 : 1200
/** More cards than the page begins with. */
const CARDS = isFull ? 40 : 24

/** Number of elements up to which a page stays fast on a phone. */
const MAX_NODES = 3000

async function openDashboard(page: Page, server: TestServer, count: number): Promise<void> {
  await signUpByApi(page)
  const { id, thumbnailUrl } = await saveMeme(page)
  // Made once, not for each copy.
  await page.request.get(thumbnailUrl)
  copyMeme(server, id, count)
  await page.goto('/dashboard')
  await expect(cards(page).first()).toBeVisible()
}

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
const ending = (page: Page) => main(page).getByText(/^That is all/)
const cardAt = (page: Page, position: number) => page.locator(`[aria-posinset="${position}"]`)

/** The index of the first card that extends below the middle of the screen. */
const positionInSight = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('[aria-posinset]')]
    const seen = items.find((it) => it.getBoundingClientRect().bottom > innerHeight / 2)
    return Number(seen?.ariaPosInSet)
  })

/**
 * Scrolls the card in sight to the middle of the screen, so that no pixel more or less makes another
 * the one in sight. Rows that are measured in the next frames may move it.
 *
 * @returns its index
 */
async function centerCardInSight(page: Page): Promise<number> {
  const position = await positionInSight(page)
  const distance = () =>
    cardAt(page, position).evaluate(async (card) => {
      card.scrollIntoView({ block: 'center' })
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      const { top, bottom } = card.getBoundingClientRect()
      return Math.abs(top + bottom - innerHeight)
    })
  await expect.poll(distance).toBeLessThan(20)
  return position
}

test.describe(`${MANY} memes on the dashboard`, () => {
  test.setTimeout(180_000)

  test('one after the other', async ({ page, server }) => {
    await test.step('can be navigated by keyboard', async () => {
      await openDashboard(page, server, MANY)
      await cardAt(page, 1).getByRole('link').focus()
      // Each card has a link and eight buttons.
      for (let tabs = 1; tabs <= 9 * CARDS; tabs += 1) await page.keyboard.press('Tab')
      await expect(cardAt(page, CARDS + 1).locator(':focus')).toBeInViewport()
      await scrollToEnd(page)
      // The end moves on while pages are loaded, so the footer may be what is in sight.
      await expect(cardAt(page, CARDS + 1)).not.toBeInViewport()
      await page.keyboard.press('Shift+Tab')
      await expect(cardAt(page, CARDS).locator(':focus')).toBeInViewport()
    })
    await test.step('load page by page, to the last one, and the DOM stays small', async () => {
      await page.goto('/healthz')
      await page.goto('/dashboard')
      await expect(cards(page).first()).toBeVisible()
      const calls: string[] = []
      page.on('request', (it) => calls.push(new URL(it.url()).pathname))
      expect(await nodesOf(page)).toBeLessThan(MAX_NODES)
      await expect(cardAt(page, 1)).toHaveAttribute('aria-setsize', '-1')
      // In the page: it takes hundreds of frames.
      const most = await page.evaluate(async () => {
        let count = 0
        while (!document.querySelector('main')?.textContent.includes('That is all')) {
          scrollTo(0, document.body.scrollHeight)
          count = Math.max(count, document.querySelectorAll('*').length)
          await new Promise(requestAnimationFrame)
        }
        return count
      })
      await expect(ending(page)).toHaveText(`That is all: ${MANY.toLocaleString('en')} memes.`)
      await scrollToEnd(page)
      await expect(cardAt(page, MANY)).toHaveAttribute('aria-setsize', String(MANY))
      await expect(cardAt(page, MANY)).toBeInViewport()
      expect(most).toBeLessThan(MAX_NODES)
      // The first page was loaded already.
      expect(calls.filter((path) => path === '/api/memes')).toHaveLength(MANY / MEMES_PER_PAGE - 1)
    })
    await test.step('keep the scroll position on a reload, and on the way back from a meme', async () => {
      await page.goto('/healthz')
      await page.goto('/dashboard')
      await expect(cards(page).first()).toBeVisible()
      // Scrolls down some pages.
      for (let pages = 0; pages < 4; pages += 1) {
        const length = await page.evaluate(() => document.body.scrollHeight)
        await scrollToEnd(page)
        await expect
          .poll(() => page.evaluate(() => document.body.scrollHeight))
          .toBeGreaterThan(length)
      }
      await page.evaluate(() => scrollBy(0, -3000))
      await expect.poll(() => positionInSight(page)).toBeGreaterThan(500)
      const before = await centerCardInSight(page)
      await page.reload()
      await expect.poll(() => positionInSight(page)).toBe(before)
      await expectLoaded(cardAt(page, before).getByRole('img'))

      await cardAt(page, before).getByRole('link').click()
      await expect(page).toHaveURL(/\/m\//)
      await page.goBack()
      await expect.poll(() => positionInSight(page)).toBe(before)

      // Not with the mouse, which would scroll to the link.
      const gallery = mainMenu(page).getByRole('link', { name: 'Gallery' })
      await gallery.evaluate((link) => link instanceof HTMLElement && link.click())
      await expect(main(page).getByRole('searchbox', { name: 'Search templates' })).toBeVisible()
      await page.goBack()
      await expect.poll(() => positionInSight(page)).toBe(before)
    })
  })
})

test.describe('the next page', () => {
  const NEXT = '**/api/memes?*'

  test('the next page of a list', async ({ page, server }) => {
    test.setTimeout(180_000)
    await test.step('that fails to load shows an error, and can be retried', async () => {
      await page.route(NEXT, (route) => route.abort())
      await openDashboard(page, server, 300)
      await scrollToEnd(page)
      await expect(main(page).getByRole('alert')).toHaveText('More memes could not be loaded')
      await expect(cardAt(page, 200)).toBeInViewport()
      await page.unroute(NEXT)
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await expect(main(page).getByRole('alert')).toHaveCount(0)
      await expect(cardAt(page, 201)).toBeAttached()
      await scrollToEnd(page)
      await expect(ending(page)).toHaveText('That is all: 300 memes.')
    })
    await test.step('deleting one of many removes its card and does not move the others', async () => {
      await scrollToEnd(page)
      await expect(ending(page)).toBeInViewport()
      const calls: string[] = []
      page.on('request', (it) => {
        if (it.resourceType() === 'fetch') calls.push(it.method())
      })
      await cardAt(page, 293).getByRole('button', { name: 'Delete' }).click()
      const place = await page.evaluate(() => scrollY)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Success', 'Meme deleted successfully.')
      await expect(ending(page)).toHaveText('That is all: 299 memes.')
      expect(calls).toEqual(['DELETE'])
      expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(10)
    })
    await test.step('after a save the older pages are still there, and the new meme is first', async () => {
      await follow(page, 'Create')
      await page.getByLabel('Meme Title').fill('Brand new')
      await page.getByLabel('Describe your meme').fill('a cat')
      await page.getByRole('button', { name: 'Generate AI Meme' }).click()
      await expectToast(page, 'Meme Generated!')
      await follow(page, 'Dashboard')
      await expect(cards(page).first().getByRole('heading')).toHaveText('Brand new')
      await expect(cardAt(page, 1)).toHaveAttribute('aria-setsize', '300')
    })
    await test.step('§9 nothing is reloaded automatically: no polling, not on focus, not on return', async () => {
      await stopClock(page)
      const calls: string[] = []
      page.on('request', (it) => {
        if (it.url().includes('/api/memes?') || it.url().endsWith('/api/memes'))
          calls.push(it.url())
      })
      await page.evaluate(() => {
        for (const event of ['blur', 'focus', 'offline', 'online']) dispatchEvent(new Event(event))
      })
      await page.clock.runFor(24 * 60 * 60 * 1000)
      await follow(page, 'Gallery')
      await expect(cards(page).first()).toBeVisible()
      await follow(page, 'Dashboard')
      await expect(cardAt(page, 1)).toBeVisible()
      expect(calls).toEqual([])
    })
  })

  test('the next page that is slow, or comes after the session has ended', async ({
    page,
    server,
  }) => {
    await test.step('shows that it is loading', async () => {
      await page.route(NEXT, () => undefined)
      await openDashboard(page, server, 300)
      await scrollToEnd(page)
      await expect(main(page).getByText('Loading more memes...')).toHaveRole('status')
      await page.unroute(NEXT)
    })
    await test.step('after the session has ended: Unauthorized, and the login', async () => {
      await page.goto('/healthz')
      await page.goto('/dashboard')
      await expect(cards(page).first()).toBeVisible()
      await page.request.get('/api/logout')
      await page.route('**/api/login?*', (route) => route.fulfill({ status: 204 }))
      await scrollToEnd(page)
      await expectToast(page, 'Unauthorized')
      await page.waitForRequest((it) => new URL(it.url()).pathname === '/api/login')
    })
  })

  test('is loaded when every loaded meme is deleted', async ({ page, server }) => {
    await signUpByApi(page)
    copyMeme(server, (await saveMeme(page)).id, 3)
    // A server with small pages.
    await page.route('**/api/memes', async (route) => {
      await route.continue({ url: `${server.url}/api/memes?limit=2` })
    })
    let mayLoad = false
    await page.route(NEXT, (route) => (mayLoad ? route.continue() : route.abort()))
    await page.goto('/dashboard')
    await expect(cards(page)).toHaveCount(2)
    for (const left of [1, 0]) {
      await cards(page).first().getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(cards(page)).toHaveCount(left)
    }
    await expect(page.getByText('No memes yet')).toHaveCount(0)
    mayLoad = true
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(1)
  })
})

test('All selects also the memes that are not loaded yet, and one zip has them', async ({
  page,
  server,
}) => {
  await openDashboard(page, server, 700)
  await cards(page).first().hover()
  await cards(page)
    .first()
    .getByRole('button', { name: /^Select/ })
    .click()
  const bar = main(page).getByRole('toolbar', { name: 'Selected memes' })
  await bar.getByRole('button', { name: 'All' }).click()
  await expect(bar).toContainText('700 selected')
  await expect(bar.getByRole('button', { name: 'All' })).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^my-memes-.*\.zip$/)
  await download.cancel()
  await expect(page).toHaveURL('/dashboard')
})

test('on a phone of 320 px one is in a row, of 360 px two, with buttons for fingers', async ({
  page,
}) => {
  await signUpByApi(page)
  await saveMeme(page, { title: 'First', isPublic: true })
  await saveMeme(page, { title: 'Second title, which is longer than one line' })
  await page.goto('/dashboard')
  await expect(cards(page)).toHaveCount(2)
  for (const [width, columns] of [
    [320, 1],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    const boxesNow = () => Promise.all([0, 1].map((at) => cards(page).nth(at).boundingBox()))
    const rows = async () => new Set((await boxesNow()).map((box) => box?.y)).size
    await expect.poll(rows).toBe(columns === 2 ? 1 : 2)
    const boxes = await boxesNow()
    // The scroll position is restored only if it does not depend on titles.
    expect(new Set(boxes.map((box) => box?.height)).size).toBe(1)
    for (const card of await cards(page).all()) {
      const inside = await card.boundingBox()
      for (const button of await card.getByRole('button').all()) {
        const box = await button.boundingBox()
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.x).toBeGreaterThan(inside?.x ?? 0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(
          (inside?.x ?? 0) + (inside?.width ?? 0),
        )
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
