import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { canvasOf } from './support/editor.ts'
import { expect, test } from './support/fixtures.ts'
import { drawInBrowser, GIF, takePhoto } from './support/photo.ts'
import { countDifferences, readCanvas } from './support/pixels.ts'
import { fillSignUp } from './support/sign-up.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function download(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('from sign-up to a meme that a friend can open', async ({
  page,
  browser,
  server,
}, testInfo) => {
  test.setTimeout(180_000)
  await test.step('1. the landing page, and a gallery of at least twelve real pictures', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Browse Templates' }).click()
    await expect(page).toHaveURL(/\/gallery$/)
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(cards.nth(11)).toBeVisible()
    const picture = cards.first().getByRole('img')
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  })

  let templateName = ''
  await test.step('2. a visitor searches, signs up, and returns to the requested page', async () => {
    await expect(page.getByText('Sign up is required to use templates')).toBeVisible()
    templateName =
      (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await page.getByRole('searchbox').fill(templateName.toUpperCase())
    await expect(page.getByRole('heading', { name: templateName })).toBeVisible()
    await page.getByRole('link', { name: 'Sign Up to Use' }).first().click()
    await expect(page).toHaveURL(/\/api\/login/)
    await fillSignUp(page, 'ada@example.com')
    await expect(page).toHaveURL(/\/create\?template=\d+$/)
  })

  await test.step('3a. captions on a template, live on the canvas', async () => {
    const canvas = canvasOf(page)
    await expect(canvas).toBeVisible()
    const before = await readCanvas(canvas)
    await page.getByLabel('Top Text', { exact: true }).fill('When the first save')
    await page.getByLabel('Bottom Text', { exact: true }).fill('is already a keeper')
    await page.getByLabel('Font Size').fill('44')
    await page.getByRole('radio', { name: 'Yellow' }).check()
    expect((await readCanvas(canvas)).equals(before)).toBe(false)
    await expect(canvas).toHaveAccessibleName(/When the first save \/ is already a keeper/)
  })

  let shared = ''
  await test.step('4. download, save and share; the stored picture is identical to the preview', async () => {
    const seen = await readCanvas(canvasOf(page))
    const file = await download(page, page.getByRole('button', { name: 'Download Meme' }))
    expect(file.name).toMatch(/^meme-\d+\.png$/)
    expect(await countDifferences(seen, file.bytes, testInfo, 'download')).toBe(0)

    await page.getByLabel('Title').fill('Keeper')
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expect(page.getByText('Meme saved to your gallery!')).toBeVisible()
    const [meme] = await (await page.request.get('/api/memes')).json()
    const stored = await (await page.request.get(meme.memeImageUrl)).body()
    expect(await countDifferences(seen, stored, testInfo, 'template')).toBe(0)

    await page.getByRole('button', { name: 'Share Meme' }).click()
    await expect(page.getByText('Meme URL copied to clipboard.')).toBeVisible()
  })

  await test.step('3b. a photo of 12 megapixels with EXIF rotation', async () => {
    await page.getByLabel('Upload image').setInputFiles({
      name: 'IMG_0001.JPG',
      mimeType: 'image/jpeg',
      buffer: await takePhoto(page),
    })
    await expect(canvasOf(page)).toHaveJSProperty('height', 1280)
    await expect(canvasOf(page)).toHaveJSProperty('width', 960)
    const seen = await readCanvas(canvasOf(page))
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expect
      .poll(async () => (await (await page.request.get('/api/memes')).json()).length)
      .toBe(2)
    const [meme] = await (await page.request.get('/api/memes')).json()
    const stored = await (await page.request.get(meme.memeImageUrl)).body()
    expect(await countDifferences(seen, stored, testInfo, 'photo')).toBe(0)
  })

  // Each has another width, which shows that the preview has changed.
  for (const [kind, mimeType, width] of [
    ['PNG', 'image/png', 500],
    ['WebP', 'image/webp', 460],
    ['GIF', 'image/gif', 60],
  ] as const) {
    await test.step(`3c. a ${kind}`, async () => {
      const buffer =
        mimeType === 'image/gif' ? GIF : await drawInBrowser(page, mimeType, width, 400)
      const before = (await (await page.request.get('/api/memes')).json()).length
      await page
        .getByLabel('Upload image')
        .setInputFiles({ name: `picture.${kind}`, mimeType, buffer })
      await expect(canvasOf(page)).toHaveJSProperty('width', width)
      const seen = await readCanvas(canvasOf(page))
      await page.getByRole('button', { name: 'Save to Gallery' }).click()
      await expect
        .poll(async () => (await (await page.request.get('/api/memes')).json()).length)
        .toBe(before + 1)
      const [meme] = await (await page.request.get('/api/memes')).json()
      const stored = await (await page.request.get(meme.memeImageUrl)).body()
      expect(await countDifferences(seen, stored, testInfo, kind)).toBe(0)
    })
  }

  await test.step('5. the dashboard: download, share and delete', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Dashboard' })
      .click()
    await expect(page.getByText('Welcome back, Ada!')).toBeVisible()
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(5)
    const keeper = cards.filter({ hasText: 'Keeper' }).last()
    await expect(keeper.getByRole('img')).toHaveJSProperty('naturalWidth', 480)
    await expect(keeper.getByRole('time')).toContainText(String(new Date().getFullYear()))
    const file = await download(page, keeper.getByRole('button', { name: 'Download' }))
    expect(file.name).toMatch(/^meme-\d+\.png$/)

    await keeper.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Meme URL copied to clipboard.')).toBeVisible()
    shared = await page.evaluate(() => navigator.clipboard.readText())
    expect(shared).toMatch(/\/m\/[\w-]{22}$/)

    await cards.first().getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Meme deleted successfully.')).toBeVisible()
    await expect(cards).toHaveCount(4)
  })

  await test.step('6. a friend who is not signed in opens the link', async () => {
    const friend = await (await browser.newContext()).newPage()
    const response = await friend.goto(shared)
    expect(response?.status()).toBe(200)
    const picture = friend.getByRole('img', {
      name: 'A meme that says: When the first save / is already a keeper',
    })
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
    const meta = (name: string) =>
      friend.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
    expect(await meta('og:title')).toBe('Keeper')
    expect(await meta('twitter:card')).toBe('summary_large_image')
    const jpeg = await friend.request.get((await meta('og:image')) ?? '')
    expect(jpeg.headers()['content-type']).toBe('image/jpeg')
    await friend.context().close()
  })

  await test.step('7. stop and start: everything is still there, the session too', async () => {
    await server.stop()
    await server.start()
    await page.goto('/dashboard')
    await expect(page.getByText('Welcome back, Ada!')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  })
})
