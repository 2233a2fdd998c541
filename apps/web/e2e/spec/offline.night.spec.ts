/** The installed app: without a network, with a save that is sent later, and with a shared picture. */
import type { BrowserContext, Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { logOutWithDraft, storedText } from '../support/drafts.ts'
import { canvasOf, openEditor, openEmptyEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { startLocalHttpServer } from '../support/local-http-server.ts'
import { editMeme } from '../support/page-locators.ts'
import { startServer } from '../support/server.ts'
import { listMemes, PASSWORD, saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast, toast } from '../support/toasts.ts'

// A service worker of the test before would be there.
test.use({ serviceWorkers: 'allow', reuseContext: false })

/**
 * Without Background Sync it is a page that sends what waits, and says so. Otherwise the browser lets the
 * worker send it at a time of its own, and no page says anything.
 */
const leaveSendingToPages = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
  })

test.beforeEach(({ context }) => leaveSendingToPages(context))

/** Waits until the service worker has all that the page needs without a network. */
async function beReady(page: Page, what: 'editor' | 'gallery'): Promise<void> {
  const isReady = () =>
    page.evaluate(async (what) => {
      if (navigator.serviceWorker.controller === null) return 'no worker'
      const worker = await (await fetch('/sw.js')).text()
      const files = worker.match(/\/assets\/[\w-]+(?:\.[\w-]+)*\.(?:js|css)/g) ?? []
      const assets = await (await caches.open('memesmith-assets-1')).keys()
      const kept = new Set(assets.map(({ url }) => new URL(url).pathname))
      const needed = what === 'editor' ? files : files.slice(0, 5)
      const missing = needed.filter((file) => !kept.has(file))
      const fonts = await (await caches.open('memesmith-fonts-1')).keys()
      const templates = await (await caches.open('memesmith-templates-1')).keys()
      if (what === 'gallery' && templates.length === 0) missing.push('templates')
      for (const path of ['/gallery?shell', '/theme.js'])
        if ((await caches.match(path)) === undefined) missing.push(path)
      if (what === 'editor' && fonts.length === 0) missing.push('a font')
      return missing.join()
    }, what)
  // A busy machine takes a while for a hundred files.
  await expect.poll(isReady, { timeout: 60_000 }).toBe('')
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save to Gallery' })
const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' })
const titlesOf = async (page: Page) => (await listMemes(page)).map(({ title }) => title).sort()

async function saveWithTitle(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await saveButton(page).click()
}

test('a save made offline waits on the device, and is sent once when the network is back', async ({
  page,
  context,
}) => {
  await openEditor(page)
  await beReady(page, 'editor')
  await context.setOffline(true)
  await page.getByLabel('Top Text', { exact: true }).fill('Far from any network')
  await saveWithTitle(page, 'A template')
  await expectToast(page, 'Saved on This Device', 'It will be sent when you are online.')
  await expect(waiting(page)).toContainText('A template')
  await expect(waiting(page)).toContainText(
    'Saved on this device; will be sent when you are online.',
  )

  await expectNoViolationsInBothThemes(page, 'a save that waits')

  await test.step('the same again is no second one, a picture of the device is', async () => {
    await saveButton(page).click()
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1)
    await upload(page, plainPicture(320, 200))
    await expect(canvasOf(page)).toHaveJSProperty('width', 320)
    await saveWithTitle(page, 'An upload')
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2)
  })

  await test.step('the editor, its draft and My Memes open without a network', async () => {
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue('An upload')
    await expect(canvasOf(page)).toBeVisible()
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2)
    await page.getByRole('tab', { name: 'AI Generator' }).click()
    await expect(page.getByText('The generator needs the network')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'My Memes' })).toBeVisible()
    await expect(page.getByText('You are offline. They need the network.')).toBeVisible()
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2)
  })

  await test.step('what is discarded is not sent', async () => {
    await page.goto('/create?tab=editor')
    await expect(page.getByLabel('Title')).toHaveValue('An upload')
    await saveWithTitle(page, 'A mistake')
    await page.getByRole('button', { name: 'Discard A mistake' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2)
  })

  await test.step('what the device has not loaded before needs the network, and says so', async () => {
    await page.getByRole('button', { name: 'Add sticker' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'You are offline, and this device has not loaded the stickers before.',
    )
    await page.keyboard.press('Escape')
    await page.goto('/create?template=2')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'You are offline, and this device has not opened this template before.',
    )
  })

  expect(await listMemes(page)).toEqual([])
  await context.setOffline(false)
  await expectToast(page, 'Success', '2 memes saved to your gallery!')
  await expect(waiting(page)).toBeHidden()
  expect(await titlesOf(page)).toEqual(['A template', 'An upload'])
})

test('a replacement made offline waits, too, and what is refused waits for the user', async ({
  page,
  context,
}) => {
  await signUpByApi(page)
  const { id } = await saveMeme(page, { title: 'Before' })
  await page.goto('/dashboard')
  await editMeme(page, 'Before')
  await expect(canvasOf(page)).toBeVisible()
  await page.reload()
  await expect(saveButton(page)).toBeEnabled()
  await beReady(page, 'editor')
  const button = (name: string) => waiting(page).getByRole('button', { name })

  async function replaceOffline(title: string): Promise<void> {
    await context.setOffline(true)
    await saveWithTitle(page, title)
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
    await expectToast(page, 'Saved on This Device')
  }

  await test.step('it is sent; refused, it is tried again when the user asks for it', async () => {
    const message = 'Your collection is full.'
    await replaceOffline('After')
    await page.route(`**/api/memes/${id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 413, json: { code: 'collection_full', message } })
        : route.continue(),
    )
    await context.setOffline(false)
    await expect(waiting(page)).toContainText(message)
    await expectNoViolationsInBothThemes(page, 'a refused save')
    await page.unroute(`**/api/memes/${id}`)
    await button('Try again to send After').click()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
    expect((await listMemes(page)).map((meme) => [meme.id, meme.title])).toEqual([[id, 'After']])
  })

  await test.step('saved again, it replaces what another device has saved since', async () => {
    const elsewhere = { data: { templateId: 1, title: 'Elsewhere' } }
    expect((await page.request.put(`/api/memes/${id}`, elsewhere)).status()).toBe(200)
    await saveWithTitle(page, 'After')
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
    await expect.poll(() => titlesOf(page)).toEqual(['After'])
  })

  await test.step('of a meme that is gone, it is saved as a new one', async () => {
    await replaceOffline('Later')
    await page.request.delete(`/api/memes/${id}`)
    await context.setOffline(false)
    await button('Save as new: Later').click()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
    await expect(waiting(page)).toBeHidden()
    expect(await titlesOf(page)).toEqual(['Later'])
  })
})

test('Background Sync sends a save though no page of the app is open', async ({
  page,
  context,
  server,
}) => {
  await openEditor(page)
  await beReady(page, 'editor')
  await context.setOffline(true)
  await saveWithTitle(page, 'From the background')
  await expectToast(page, 'Saved on This Device')
  // Nothing of the app runs there. Without a window, Chromium registers no sync: the test asks for it.
  await page.goto('about:blank')
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url))
      if (own !== undefined) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await context.setOffline(false)
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: server.url,
    registrationId,
    tag: 'memesmith-outbox',
    lastChance: false,
  })
  await expect.poll(() => titlesOf(page)).toEqual(['From the background'])
})

test('the worker shows what the operator says at once, keeps few templates, and knows what it has not', async ({
  browser,
}) => {
  const server = await startServer({ seededFrom: process.env.MEMESMITH_SEEDED_DATA })
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  await leaveSendingToPages(context)
  const page = await context.newPage()
  try {
    await signUpByApi(page)
    await page.goto('/gallery')
    await beReady(page, 'gallery')

    await test.step('offline, a page that was not loaded before says so', async () => {
      await context.setOffline(true)
      await page.getByRole('link', { name: 'Create', exact: true }).first().click()
      await expect(page.getByRole('alert')).toHaveText(
        'You are offline, and this device has not loaded this page before.',
      )
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Load again' }).click()
      await expect(page.getByRole('tab', { name: 'Template Editor' })).toBeVisible()
    })

    await test.step('sixty lists of templates are kept', async () => {
      const kept = () =>
        page.evaluate(
          async () => (await (await caches.open('memesmith-templates-1')).keys()).length,
        )
      await page.evaluate(async () => {
        for (let at = 0; at < 70; at += 1) await fetch(`/api/templates?limit=1&offset=${at}`)
      })
      await expect.poll(kept).toBeLessThanOrEqual(60)
      expect(await kept()).toBeGreaterThan(50)
    })

    await test.step('a read-only site says so on a page that is cached, and takes nothing', async () => {
      await page.goto('/create?template=1')
      await expect(saveButton(page)).toBeEnabled()
      await beReady(page, 'editor')
      await server.stop()
      await saveWithTitle(page, 'While it moves')
      await expectToast(page, 'Saved on This Device')
      await server.start({ READ_ONLY: 'true' })
      await page.reload()
      await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible()
      await expect(waiting(page)).toContainText('It will be tried again.')
      await server.stop()
      await server.start({ READ_ONLY: 'false' })
      await page.reload()
      await expectToast(page, 'Success', 'Meme saved to your gallery!')
      await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0)
      expect(await titlesOf(page)).toEqual(['While it moves'])
    })
  } finally {
    await context.close()
    await server.dispose()
  }
})

test('a save whose answer is lost makes one meme, though the server is killed and started again', async ({
  browser,
}) => {
  test.skip(!isFull, 'at night: by day without a server that is killed, below')
  const server = await startServer({ seededFrom: process.env.MEMESMITH_SEEDED_DATA })
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  await leaveSendingToPages(context)
  const page = await context.newPage()
  try {
    await openEditor(page)
    await beReady(page, 'editor')
    await page.route('**/api/memes', async (route) => {
      if (route.request().method() !== 'POST') return await route.continue()
      await route.fetch()
      await server.kill()
      await route.abort('connectionreset')
    })
    await saveWithTitle(page, 'Once')
    await expectToast(page, 'Saved on This Device')
    await page.unroute('**/api/memes')
    await server.start()
    await page.reload()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
    await expect(waiting(page)).toBeHidden()
    expect(await titlesOf(page)).toEqual(['Once'])
    await saveButton(page).click()
    await expectToast(page, 'Success')
    expect(await titlesOf(page)).toEqual(['Once'])
  } finally {
    await context.close()
    await server.dispose()
  }
})

test('a save is sent for the account that made it, and for no other', async ({ page, context }) => {
  const ada = await signUpByApi(page)
  await page.goto('/create?template=1')
  await expect(saveButton(page)).toBeEnabled()
  await beReady(page, 'editor')
  await context.setOffline(true)
  await saveWithTitle(page, 'Of Ada')
  await expect(waiting(page)).toContainText('Of Ada')

  await test.step('another account is signed in: it is asked for, and kept', async () => {
    await context.clearCookies()
    await signUpByApi(page, 'Bob')
    await context.setOffline(false)
    await expect(waiting(page)).toContainText('You are signed out. Log in, and it will be sent.')
    await expect(waiting(page).getByRole('link', { name: 'Log In' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('Welcome back, Bob!')).toBeVisible()
    await expect(page.getByText('No memes yet')).toBeVisible()
    await expect(waiting(page)).toBeHidden()
    expect(await titlesOf(page)).toEqual([])
  })

  await test.step('without a network the app is that of the account that was last signed in', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Welcome back, Bob!')).toBeVisible()
    await context.setOffline(false)
    await page.goto('/gallery')
    await page.getByRole('link', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
    const answer = () => page.evaluate(async () => (await caches.match('/api/auth/user'))?.status)
    await expect.poll(answer).toBe(401)
  })

  await page.request.post('/api/login', {
    form: { email: ada, password: PASSWORD },
    maxRedirects: 0,
  })
  await page.goto('/dashboard')
  await expectToast(page, 'Success', 'Meme saved to your gallery!')
  expect(await titlesOf(page)).toEqual(['Of Ada'])
})

test('the gallery that was seen opens offline; one that was not says so', async ({
  page,
  context,
}) => {
  await page.goto('/gallery')
  await expect(page.getByRole('article').first()).toBeVisible()
  await beReady(page, 'gallery')
  await page.getByRole('article').first().hover()
  await page
    .getByRole('button', { name: /^Favorite/ })
    .first()
    .click()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('article').nth(1)).toBeVisible()
  await page.getByRole('link', { name: 'Favorites' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('article').nth(1)).toBeVisible()
  const picture = page.getByRole('article').first().getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)

  await test.step('a search says that it needs the network', async () => {
    const box = page.getByRole('searchbox', { name: 'Search templates' })
    await box.fill('never seen')
    await expect(page.getByText('You are offline, and searching needs the network.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all templates' }).click()
    await expect(page.getByRole('article').nth(1)).toBeVisible()
  })

  await page.evaluate(() => caches.delete('memesmith-templates-1'))
  await page.reload()
  await expect(
    page.getByText('You are offline, and this device has not seen the gallery before.'),
  ).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).last().click()
  await expect(page.getByRole('article').first()).toBeVisible()

  await test.step('the home page has its captions in front of a color, not of broken pictures', async () => {
    await context.setOffline(true)
    await page.goto('/')
    const picture = page.locator('.showcase > img').first()
    await expect
      .poll(() => picture.evaluate((it) => getComputedStyle(it, '::after').position))
      .toBe('absolute')
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(4 / 3, 1)
  })
})

test('the editor draws offline, also if it was opened before without a picture', async ({
  page,
  context,
}) => {
  await signUpByApi(page)
  await page.goto('/gallery')
  await beReady(page, 'gallery')
  await page.goto('/create?tab=editor')
  await beReady(page, 'editor')
  await context.setOffline(true)
  await page.reload()
  await upload(page, plainPicture(320, 200))
  await expect(canvasOf(page)).toHaveJSProperty('width', 320)
  const isDrawn = () =>
    canvasOf(page).evaluate(
      (it: HTMLCanvasElement) => it.getContext('2d')?.getImageData(9, 9, 1, 1).data[3],
    )
  await expect.poll(isDrawn).toBe(255)
})

test('a new version replaces the worker, and open pages keep the files of theirs', async ({
  page,
  server,
}) => {
  let isNew = false
  const site = await startLocalHttpServer(async ({ url = '/' }, response) => {
    const answer = await fetch(server.url + url)
    const isAsset = url.startsWith('/assets/')
    response.writeHead(isNew && isAsset ? 404 : answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      // Otherwise the browser's own cache would have them.
      'cache-control': isAsset ? 'no-store' : 'no-cache',
    })
    response.end(
      isNew && url === '/sw.js'
        ? `${await answer.text()}// new`
        : Buffer.from(await answer.arrayBuffer()),
    )
  })
  try {
    await page.goto(`http://127.0.0.1:${site.port}/gallery`)
    await beReady(page, 'gallery')
    isNew = true
    await page.evaluate(async () => {
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
      await (await navigator.serviceWorker.ready).update()
      await changed
    })
    // A part of the page that was not loaded yet.
    const loaded = await page.evaluate(async () => {
      const names = (await (await caches.open('memesmith-assets-1')).keys()).map(({ url }) => url)
      const file = names.find((name) => name.includes('/not-found-') && name.endsWith('.js'))
      return Object.keys(await import(file ?? '')).length
    })
    expect(loaded).toBe(1)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
  } finally {
    await site.close()
  }
})

/** Shares a picture or a video with the app as the system does: by a form. */
const share = (page: Page, kind: 'picture' | 'video' = 'picture') =>
  page.evaluate(async (kind) => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 200
    const context = canvas.getContext('2d')
    const { promise, resolve } = Promise.withResolvers<Blob | null>()
    if (kind === 'picture') canvas.toBlob(resolve)
    else {
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
      recorder.addEventListener('dataavailable', ({ data }) => resolve(data))
      recorder.start()
      const end = performance.now() + 600
      while (performance.now() < end) {
        context?.fillRect(Math.random() * 300, 0, 20, 200)
        await new Promise(requestAnimationFrame)
      }
      recorder.stop()
    }
    const blob = await promise
    const name = kind === 'picture' ? 'shared.png' : 'shared.webm'
    const type = kind === 'picture' ? 'image/png' : 'video/webm'
    const files = new DataTransfer()
    if (blob !== null) files.items.add(new File([blob], name, { type }))
    const form = document.createElement('form')
    Object.assign(form, {
      method: 'post',
      enctype: 'multipart/form-data',
      action: '/shared-picture',
    })
    const field = document.createElement('input')
    Object.assign(field, { type: 'file', name: 'picture', files: files.files })
    form.append(field)
    document.body.append(form)
    form.submit()
  }, kind)

test('a picture that is shared with the app opens in the editor, which asks about a draft', async ({
  page,
}) => {
  await signUpByApi(page)
  await page.goto('/gallery')
  await beReady(page, 'gallery')
  // Of a video, a part is chosen first.
  await share(page, 'video')
  const choice = page.getByRole('dialog', { name: 'Choose a part of the video' })
  await choice.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/create?tab=editor')
  await share(page)
  await expect(page).toHaveURL('/create?tab=editor')
  await expect(canvasOf(page)).toHaveJSProperty('width', 300)
  await page.getByLabel('Title').fill('Not saved yet')
  await share(page)
  await expect(page.getByRole('dialog')).toContainText('The shared picture would take its place.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Not saved yet')
  await share(page)
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(canvasOf(page)).toBeVisible()
})

test('a picture that was shared with the app waits for a login, and is forgotten at a log-out', async ({
  page,
}) => {
  await page.goto('/gallery')
  await beReady(page, 'gallery')
  const countShared = () =>
    page.evaluate(async () => {
      const opened = Promise.withResolvers<IDBDatabase>()
      const request = indexedDB.open('memesmith-shared')
      request.onsuccess = () => opened.resolve(request.result)
      const db = await opened.promise
      const counted = Promise.withResolvers<number>()
      const count = db.transaction('pictures').objectStore('pictures').count()
      count.onsuccess = () => counted.resolve(count.result)
      const result = await counted.promise
      db.close()
      return result
    })
  await share(page)
  await expect(page).toHaveURL(/\/api\/login/)
  await signUpByApi(page)
  expect(await countShared()).toBe(1)
  await page.goto('/api/logout')
  await expect(page).toHaveURL('/')
  await expect.poll(countShared).toBe(0)
})

test('the app can be installed, and its manifest has no errors', async ({ page, context }) => {
  await page.goto('/gallery')
  const devtools = await context.newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Memesmith', display: 'standalone' })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Test contexts are like private windows.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(others).toEqual([])
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a shared picture is asked for again', async ({ page }) => {
    await signUpByApi(page)
    await page.goto('/gallery')
    await share(page)
    await expectToast(
      page,
      'Picture Not Received',
      'The shared picture did not arrive. Please choose it here.',
    )
    await expect(page.getByRole('tab', { name: 'Template Editor' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  test('a save that still waits at a log-out is locked, and sent after the next login', async ({
    page,
    context,
  }) => {
    await openEmptyEditor(page)
    const { email } = await (await page.request.get('/api/auth/user')).json()
    await upload(page, plainPicture(320, 200))
    await expect(saveButton(page)).toBeEnabled()
    await context.setOffline(true)
    await saveWithTitle(page, 'My secret')
    await expectToast(page, 'Saved on This Device', 'It will be sent when you are online.')
    await page.route('**/api/memes', (route) => route.fulfill({ status: 503, json: {} }))
    await context.setOffline(false)
    await logOutWithDraft(page, 'locked until you log in again')
    expect(await storedText(page)).not.toMatch(/secret|‰PNG/)
    await page.unroute('**/api/memes')
    const form = { email, password: PASSWORD }
    await page.request.post('/api/login', { form, maxRedirects: 0 })
    await page.goto('/dashboard')
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
    expect(await titlesOf(page)).toEqual(['My secret'])
  })

  test('a save that is sent again after its answer was lost makes no second meme', async ({
    page,
  }) => {
    await openEditor(page)
    await page.route('**/api/memes', async (route) => {
      if (route.request().method() !== 'POST') return await route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await saveButton(page).click()
    await expectToast(page, 'Error', 'Failed to save meme. Please try again.')
    expect(await listMemes(page)).toHaveLength(1)
    await page.unroute('**/api/memes')
    await page.reload()
    await expect(canvasOf(page)).toBeVisible()
    await saveButton(page).click()
    await expectToast(page, 'Success')
    expect(await listMemes(page)).toHaveLength(1)
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await saveButton(page).click()
    await expectToast(page, 'Already Saved')
  })
})
