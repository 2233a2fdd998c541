import type { Page, Request } from 'playwright/test'
import { canvasOf, openEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { generate } from '../support/generator.ts'
import { passTime, stopClock } from '../support/page-clock.ts'
import {
  cards,
  follow,
  followToGallery,
  GALLERY_LISTS,
  mainMenu,
} from '../support/page-locators.ts'
import { listMemes, listTemplates, saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

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

  test('§4 auth is determined by the current-user call: signed in', async ({ page }) => {
    await signUpByApi(page)
    const calls = watchCalls(page)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
    expect(times(calls, 'GET /api/auth/user')).toBe(1)
  })

  for (const failure of ['a 401', 'a 500', 'no network'] as const) {
    test(`§4 auth: after ${failure} people can log in, and it is not retried`, async ({ page }) => {
      if (failure === 'a 500') {
        await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500 }))
      }
      if (failure === 'no network') await page.route('**/api/auth/user', (route) => route.abort())
      await stopClock(page)
      const calls = watchCalls(page)
      await page.goto('/')
      // Also while nobody knows who is signed in, people can log in.
      for (const name of ['Log In', 'Sign Up']) {
        await expect(mainMenu(page).getByRole('link', { name })).toBeVisible()
      }
      await passTime(page, HOUR)
      await expect(mainMenu(page).getByRole('link', { name: 'Logout' })).toHaveCount(0)
      expect(times(calls, 'GET /api/auth/user')).toBe(1)
    })
  }
})

test.describe('§3 The entities have their fields', () => {
  test('Template: id (number), name, description, tags (list of strings), imageUrl', async ({
    page,
  }) => {
    for (const template of await listTemplates(page)) {
      expect(template).toMatchObject({
        id: expect.any(Number),
        name: expect.any(String),
        description: expect.any(String),
        imageUrl: expect.any(String),
      })
      expect(template.tags.map((tag) => typeof tag)).toEqual(template.tags.map(() => 'string'))
      expect(await (await page.request.get(`/api/templates/${template.id}`)).json()).toEqual(
        template,
      )
    }
  })

  test('Meme: id, title, topText, bottomText, templateId, customImageUrl, memeImageUrl, isPublic, createdAt', async ({
    page,
  }) => {
    await signUpByApi(page)
    await saveMeme(page, { title: 'Mine', topText: 'Up', bottomText: 'Down', templateId: 2 })
    const [meme] = await listMemes(page)
    expect(meme).toMatchObject({
      id: expect.any(Number),
      title: 'Mine',
      topText: 'Up',
      bottomText: 'Down',
      templateId: 2,
      customImageUrl: null,
      memeImageUrl: expect.any(String),
      isPublic: false,
    })
    expect(Math.abs(Date.now() - Date.parse(meme?.createdAt ?? ''))).toBeLessThan(60_000)
  })

  test('User: firstName is read', async ({ page }) => {
    await signUpByApi(page, 'Grace')
    expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({
      firstName: 'Grace',
    })
  })
})

test.describe('§7 After a generate or a save, the memes list is refetched', () => {
  for (const how of ['save', 'generate'] as const) {
    test(`a ${how}: a dashboard that was open before shows the new meme`, async ({ page }) => {
      await signUpByApi(page)
      await page.goto('/dashboard')
      await expect(page.getByText('No memes yet')).toBeVisible()
      const calls = watchCalls(page)
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
      // In the background: the toast does not wait.
      await expect.poll(() => times(calls, 'GET /api/memes')).toBe(1)
      await follow(page, 'Dashboard')
      await expect(cards(page)).toHaveCount(1)
      expect(times(calls, 'GET /api/memes')).toBe(1)
    })
  }

  test('a refetch that fails does not make a save fail', async ({ page }) => {
    await openEditor(page)
    await page.route('**/api/memes', (route, request) =>
      request.method() === 'GET' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
    await page.unroute('**/api/memes')
    await follow(page, 'Dashboard')
    await expect(cards(page)).toHaveCount(1)
  })
})

test.describe('§9 Data fetching', () => {
  test('no automatic retries of queries', async ({ page }) => {
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
  })

  test('no automatic retries of mutations', async ({ page }) => {
    await openEditor(page)
    await page.route('**/api/memes', (route) => route.fulfill({ status: 503, body: 'busy' }))
    const calls = watchCalls(page)
    await stopClock(page)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Error')
    await passTime(page, HOUR)
    expect(times(calls, 'POST /api/memes')).toBe(1)
  })

  test('no refetch on window focus, no refetch on reconnect, no polling', async ({ page }) => {
    await signUpByApi(page)
    await saveMeme(page)
    await stopClock(page)
    const calls = watchCalls(page)
    await page.goto('/dashboard')
    await expect(cards(page)).toHaveCount(1)
    await passTime(page, HOUR)
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      for (const event of ['blur', 'focus', 'offline', 'online']) dispatchEvent(new Event(event))
    })
    await passTime(page, 24 * HOUR)
    expect(times(calls, 'GET /api/memes')).toBe(1)
    expect(times(calls, 'GET /api/auth/user')).toBe(1)
  })

  test('data never becomes stale: returning to a page reloads nothing', async ({ page }) => {
    await signUpByApi(page)
    await stopClock(page)
    const calls = watchCalls(page)
    await followToGallery(page)
    await expect(cards(page).first()).toBeVisible()
    await passTime(page, HOUR)
    const lists = times(calls, 'GET /api/templates')
    expect(lists).toBeGreaterThan(0)
    await follow(page, 'Dashboard')
    await expect(page.getByText('No memes yet')).toBeVisible()
    await passTime(page, 24 * HOUR)
    await follow(page, 'Gallery')
    await expect(cards(page).first()).toBeVisible()
    await follow(page, 'Dashboard')
    await expect(page.getByText('No memes yet')).toBeVisible()
    await passTime(page, HOUR)
    // Each page of the list once.
    expect(times(calls, 'GET /api/templates')).toBe(lists)
    for (const call of ['GET /api/memes', 'GET /api/auth/user']) {
      expect(times(calls, call), call).toBe(1)
    }
  })
})
