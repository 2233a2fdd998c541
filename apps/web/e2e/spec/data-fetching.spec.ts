import type { Page, Request } from 'playwright/test'
import { canvasOf, openEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { generate } from '../support/generator.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { passTime, stopClock } from '../support/page-clock.ts'
import {
  cards,
  follow,
  followToGallery,
  GALLERY_LISTS,
  mainMenu,
} from '../support/page-locators.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

/** Of the current-user call. */
const FAILURES = ['a 401', 'no network', 'a 500'] as const

const HOUR = 60 * 60 * 1000

/** Records the data calls of the page from now on, as "GET /api/memes". */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    // The document of My Memes begins a call with a link.
    const isBegun = request.resourceType() === 'other' && pathname.startsWith('/api/')
    const isCall = request.resourceType() === 'fetch' || isBegun
    if (isCall) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

const times = (calls: readonly string[], wanted: string) =>
  calls.filter((call) => call === wanted).length

declare global {
  interface Window {
    credentials?: string[]
  }
}

test.describe('§7 The calls', () => {
  test('all requests include credentials', async ({ page }) => {
    await page.addInitScript(() => {
      const { fetch } = window
      window.credentials = []
      window.fetch = (input, init) => {
        const { url, method, credentials } = new Request(input, init)
        const { pathname } = new URL(url)
        window.credentials?.push(`${method} ${pathname.replace(/\d+$/, '{id}')} ${credentials}`)
        return fetch(input, init)
      }
    })
    await openEditor(page)
    await upload(page, plainPicture(60, 60))
    await expect(canvasOf(page)).toHaveJSProperty('width', 60)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success')
    await page.getByRole('tab', { name: 'AI Generator' }).click()
    await generate(page)
    await expectToast(page, 'Meme Generated!')
    await follow(page, 'Gallery')
    await expect(cards(page).first()).toBeVisible()
    await follow(page, 'Dashboard')
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', 'Meme deleted successfully.')
    const calls = await page.evaluate(() => window.credentials ?? [])
    expect(calls.filter((call) => !call.endsWith(' include'))).toEqual([])
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /api/auth/user include',
        'GET /api/templates include',
        'GET /api/templates/{id} include',
        'POST /api/memes/generate include',
        'POST /api/upload include',
        'POST /api/memes include',
        'GET /api/memes include',
        'DELETE /api/memes/{id} include',
      ]),
    )
  })

  test('§4 auth is determined by the current-user call; a failure is not retried', async ({
    page,
  }) => {
    await stopClock(page)
    const calls = watchCalls(page)
    for (const failure of isFull ? FAILURES : FAILURES.slice(0, 2)) {
      await test.step(`§4 auth: after ${failure} people can log in, and it is not retried`, async () => {
        if (failure === 'a 500') {
          await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500 }))
        }
        if (failure === 'no network') await page.route('**/api/auth/user', (route) => route.abort())
        calls.length = 0
        await page.goto('/')
        // Also while nobody knows who is signed in, people can log in.
        for (const name of ['Log In', 'Sign Up']) {
          await expect(mainMenu(page).getByRole('link', { name })).toBeVisible()
        }
        await passTime(page, HOUR)
        await expect(mainMenu(page).getByRole('link', { name: 'Logout' })).toHaveCount(0)
        expect(times(calls, 'GET /api/auth/user')).toBe(1)
        await page.unroute('**/api/auth/user')
      })
    }
    await test.step('signed in', async () => {
      await signUpByApi(page)
      calls.length = 0
      await page.goto('/')
      await expect(mainMenu(page).getByRole('link', { name: 'Logout' })).toBeVisible()
      expect(times(calls, 'GET /api/auth/user')).toBe(1)
    })
  })
})

test('§7 After a generate or a save, the memes list is refetched; §8 the toast does not wait for it', async ({
  page,
}) => {
  await signUpByApi(page)
  await page.goto('/dashboard')
  await expect(page.getByText('No memes yet')).toBeVisible()
  const calls = watchCalls(page)
  const list = /\/api\/memes(\?.*)?$/
  for (const [memes, how] of ['save', 'generate'].entries()) {
    await test.step(`a ${how}: a dashboard that was open before shows the new meme`, async () => {
      const gate = await holdRequests(page, list, 'GET')
      calls.length = 0
      if (how === 'save') {
        await follow(page, 'Gallery')
        await page.getByRole('link', { name: 'Use Template' }).first().click()
        await expect(canvasOf(page)).toBeVisible()
        await page.getByRole('button', { name: 'Save to Gallery' }).click()
      } else {
        await follow(page, 'Create')
        await generate(page)
      }
      await expectToast(page, how === 'save' ? 'Success' : 'Meme Generated!')
      await expect.poll(() => gate.requests.length).toBe(1)
      gate.open()
      await follow(page, 'Dashboard')
      await expect(cards(page)).toHaveCount(memes + 1)
      expect(times(calls, 'GET /api/memes')).toBe(1)
      await page.unroute(list)
    })
  }
  await test.step('a refetch that fails does not make a save fail', async () => {
    await page.goto('/create?template=1')
    await page.route('**/api/memes', (route, request) =>
      request.method() === 'GET' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Top Text', { exact: true }).fill('Another')
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
    await page.unroute('**/api/memes')
    await follow(page, 'Dashboard')
    await expect(cards(page)).toHaveCount(3)
  })
})

test.describe('§9 Data fetching', () => {
  test('no automatic retries of queries and mutations', async ({ page }) => {
    await test.step('no automatic retries of queries', async () => {
      await signUpByApi(page)
      await page.route(GALLERY_LISTS, (route) => route.fulfill({ status: 503, body: 'busy' }))
      await page.route('**/api/memes', (route) => route.abort())
      await stopClock(page)
      const calls = watchCalls(page)
      await followToGallery(page)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await passTime(page, HOUR)
      await follow(page, 'Dashboard')
      await expect(page.getByText('Your memes could not be loaded')).toBeVisible()
      await passTime(page, HOUR)
      expect(times(calls, 'GET /api/templates')).toBe(1)
      expect(times(calls, 'GET /api/memes')).toBe(1)
      await page.unroute('**/api/memes')
    })
    await test.step('no automatic retries of mutations', async () => {
      await page.goto('/create?template=1')
      await expect(canvasOf(page)).toBeVisible()
      await page.route('**/api/memes', (route) => route.fulfill({ status: 503, body: 'busy' }))
      const calls = watchCalls(page)
      await page.getByRole('button', { name: 'Save to Gallery' }).click()
      await expectToast(page, 'Error')
      await passTime(page, HOUR)
      expect(times(calls, 'POST /api/memes')).toBe(1)
    })
  })

  test('what is loaded stays', async ({ page }) => {
    const calls = watchCalls(page)
    await test.step('data never becomes stale: returning to a page reloads nothing', async () => {
      await signUpByApi(page)
      await saveMeme(page)
      await stopClock(page)
      await followToGallery(page)
      await expect(cards(page).first()).toBeVisible()
      await passTime(page, HOUR)
      const lists = times(calls, 'GET /api/templates')
      expect(lists).toBeGreaterThan(0)
      await follow(page, 'Dashboard')
      await expect(cards(page)).toHaveCount(1)
      await passTime(page, 24 * HOUR)
      await follow(page, 'Gallery')
      await expect(cards(page).first()).toBeVisible()
      await follow(page, 'Dashboard')
      await expect(cards(page)).toHaveCount(1)
      await passTime(page, HOUR)
      // Each page of the list once.
      expect(times(calls, 'GET /api/templates')).toBe(lists)
      for (const call of ['GET /api/memes', 'GET /api/auth/user']) {
        expect(times(calls, call), call).toBe(1)
      }
    })
    await test.step('no refetch on window focus, no refetch on reconnect, no polling', async () => {
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'))
        for (const event of ['blur', 'focus', 'offline', 'online']) dispatchEvent(new Event(event))
      })
      await passTime(page, 24 * HOUR)
      expect(times(calls, 'GET /api/memes')).toBe(1)
      expect(times(calls, 'GET /api/auth/user')).toBe(1)
    })
  })
})
