import { readFile } from 'node:fs/promises'
import { FrameEncoder, readAnimation, writeAnimation } from '@memesmith/animation'
import { makeAnimation } from '@memesmith/animation/testing'
import { type Meme, templateEditorPath } from '@memesmith/contract'
import type { Locator, Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { readCopiedPicture } from '../support/copied-picture.ts'
import { canvasOf, openEmptyEditor } from '../support/editor.ts'
import { expectLoaded } from '../support/expect-loaded.ts'
import { expect, test } from '../support/fixtures.ts'
import { systemColor } from '../support/forced-colors.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { copyMeme } from '../support/many-memes.ts'
import { cards } from '../support/page-locators.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { listMemes, listTemplates, saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'
import { transferOf } from '../support/transfer-of.ts'

test.use({ reducedMotion: 'no-preference' })

/** 1.4rem. */
const THUMB_WIDTH = 22.4

/** A GIF of nine frames. */
const made = makeAnimation(26)
const frames = made.delays.length

const choose = (page: Page, file: Uint8Array, mimeType: string) =>
  page
    .getByLabel('Upload image')
    .setInputFiles({ name: 'moving', mimeType, buffer: Buffer.from(file) })

/** Saves a meme that moves. */
async function saveMoving(page: Page): Promise<Meme> {
  const image = { name: 'moving', mimeType: made.type, buffer: Buffer.from(made.file) }
  const uploaded = await page.request.post('/api/upload', { multipart: { image } })
  const { url } = await uploaded.json()
  return await saveMeme(page, { templateId: null, customImageUrl: String(url) })
}

/** An animation of 300 frames of 50 ms. */
function makeLong(): Uint8Array {
  const [width, height] = [40, 30]
  const encoder = new FrameEncoder(width, height)
  const encode = (_: unknown, index: number) =>
    encoder.encode(new Uint32Array(width * height).fill(0xff000000 + index), 50, index === 0)
  return writeAnimation({ width, height, plays: 0, frames: Array.from({ length: 300 }, encode) })
}

/** The middle of a timeline's thumb, which is at a fraction of the track. */
async function thumbAt(slider: Locator, part: number) {
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (box === null) throw new Error('expected a slider')
  const x = box.x + THUMB_WIDTH / 2 + part * (box.width - THUMB_WIDTH)
  return { x, y: box.y + box.height / 2 }
}

/** Drags whichever thumb is on top at a fraction of the track. */
async function drag(page: Page, slider: Locator, from: number, to: number): Promise<void> {
  const [start, end] = [await thumbAt(slider, from), await thumbAt(slider, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up()
}

/** The color where the focus ring of a thumb is. */
async function besideThumb(page: Page, slider: Locator, part: number) {
  const { x, y } = await thumbAt(slider, part)
  const clip = { x: Math.round(x + THUMB_WIDTH / 2 + 4), y: Math.round(y), width: 1, height: 1 }
  return [...PNG.sync.read(await page.screenshot({ clip })).data.subarray(0, 3)]
}

/** The bytes of a file that the page downloads. */
async function readDownload(
  page: Page,
  extension: string,
  start: () => Promise<void>,
): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  expect(download.suggestedFilename()).toMatch(new RegExp(`^meme-\\d+\\.${extension}$`))
  return await readFile(await download.path())
}

const frameSlider = (page: Page) => page.getByRole('slider', { name: 'Frame' })

test.describe('a picture that moves', () => {
  test('plays in the editor, is saved, and plays in My Memes and on its page', async ({ page }) => {
    await openEmptyEditor(page)
    await choose(page, made.file, made.type)
    await expect(canvasOf(page)).toHaveJSProperty('width', made.width)

    // It plays by itself.
    const shown = () => frameSlider(page).inputValue()
    const before = await shown()
    await expect.poll(shown).not.toBe(before)
    await page.getByRole('button', { name: 'Pause' }).click()
    await frameSlider(page).fill('2')
    await expect(page.getByText(`3 / ${frames}`)).toBeVisible()
    const third = await readCanvas(canvasOf(page))
    await page.getByRole('button', { name: 'Next frame' }).click()
    await expect(frameSlider(page)).toHaveAttribute('aria-valuetext', `Frame 4 of ${frames}`)
    await expect.poll(async () => (await readCanvas(canvasOf(page))).equals(third)).toBe(false)
    await frameSlider(page).press('ArrowLeft')
    await expect.poll(async () => (await readCanvas(canvasOf(page))).equals(third)).toBe(true)

    // A text is shown in its span only.
    await page.getByLabel('Top Text').fill('NOW')
    await expect.poll(async () => (await readCanvas(canvasOf(page))).equals(third)).toBe(false)
    await page.getByText('When texts show').click()
    const appears = page.getByRole('slider', { name: 'Top Text appears' })
    await appears.fill('4')
    await expect(page.getByText(`5 / ${frames}`)).toBeVisible()
    await frameSlider(page).fill('2')
    await expect.poll(async () => (await readCanvas(canvasOf(page))).equals(third)).toBe(true)
    const disappears = page.getByRole('slider', { name: 'Top Text disappears' })
    await page.getByLabel('To (s)').fill('0')
    await expect(disappears).toHaveValue('5')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(disappears).toHaveValue(String(frames))
    await page.reload()
    // The draft has the animation and the span.
    await page.getByText('When texts show').click()
    await expect(appears).toHaveValue('4')

    // A download saves nothing, and its GIF has the bytes that a save gives.
    const gif = await readDownload(page, 'gif', () =>
      page.getByRole('button', { name: 'Download Meme' }).click(),
    )
    const webp = await readDownload(page, 'webp', async () => {
      await page.getByRole('button', { name: 'More ways to keep it' }).click()
      await page.getByRole('menuitem', { name: 'Download WebP' }).click()
    })
    expect(await listMemes(page)).toEqual([])
    await page.getByLabel('Title').fill('Saved once')
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
    const [meme] = await listMemes(page)
    const animationUrl = String(meme?.animationUrl)
    expect(animationUrl).toMatch(/^\/m\/.*\.webp/)
    const stored = await page.request.get(animationUrl.replace('.webp', '.gif'))
    expect(gif.equals(await stored.body())).toBe(true)
    expect(readAnimation(webp)?.frames).toHaveLength(frames)
    expect(meme?.document.layers[0]).toHaveProperty('from', expect.any(Number))

    await page.goto('/dashboard')
    const animation = page.locator(`img[src="${meme?.animationUrl}"]`)
    await expect(animation).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(animation).toBeHidden()
    await page.getByRole('button', { name: /^More ways to keep/ }).click()
    const again = await readDownload(page, 'gif', () =>
      page.getByRole('menuitem', { name: 'GIF' }).click(),
    )
    expect(again.equals(gif)).toBe(true)
    const mp4 = await readDownload(page, 'mp4', () =>
      page.getByRole('button', { name: /^Download/ }).click(),
    )
    expect(mp4.subarray(4, 8).toString()).toBe('ftyp')

    // Who wants less motion starts with a still.
    await page.getByRole('button', { name: /^Edit/ }).click()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(frameSlider(page)).toHaveValue('0')

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(meme?.shareUrl ?? '')
    await expect(page.locator('img.animation')).toBeVisible()
  })

  test('of many in My Memes, only some in view are loaded and play', async ({ page, server }) => {
    await signUpByApi(page)
    const { id } = await saveMoving(page)
    copyMeme(server, id, 40)
    await page.setViewportSize({ width: 1600, height: 1400 })
    await page.goto('/dashboard')
    const playing = page.locator('.meme-card img[src^="/m/"]')
    await expect(playing).toHaveCount(6)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(cards(page).first().locator(playing)).toHaveCount(0)
    await expect(playing).toHaveCount(6)
    for (const picture of await playing.all()) await expect(picture).toBeInViewport()
    // What the user points at plays, too.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(cards(page).first().locator(playing)).toBeAttached()
    const waiting = cards(page).nth(6)
    await expect(waiting.locator(playing)).toHaveCount(0)
    await waiting.getByRole('link').focus()
    await expect(waiting.locator(playing)).toBeAttached()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(playing).toHaveCount(0)
  })

  test('can be given up while it is opened; a sticker of it says that it is a still', async ({
    page,
  }) => {
    await openEmptyEditor(page)
    await page.route(/\/api\/upload/, () => undefined)
    const failed = page.waitForEvent('requestfailed')
    await choose(page, made.file, made.type)
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect((await failed).url()).toContain('/api/upload')
    await expect(page.getByText('Opening the animation')).toHaveCount(0)
    await page.unrouteAll()

    await choose(page, made.file, made.type)
    await expect(frameSlider(page)).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Add picture' }).click()
    const file = { name: 'moving', mimeType: made.type, buffer: Buffer.from(made.file) }
    await (await chooser).setFiles(file)
    await expectToast(
      page,
      'Picture added',
      'Stickers do not move: the first frame of the animation is used.',
    )
  })

  test('has a timeline of 300 frames on a phone, whose thumbs can always be moved', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openEmptyEditor(page)
    await choose(page, makeLong(), 'image/webp')
    await page.getByRole('button', { name: 'Pause' }).click()
    await frameSlider(page).fill('299')
    const counter = page.getByText('300 / 300')
    await expect(counter).toBeVisible()
    const player = page.getByRole('group', { name: 'Animation' })
    const right = async (locator: Locator) => {
      const { x, width } = (await locator.boundingBox()) ?? { x: 0, width: Infinity }
      return x + width
    }
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await right(counter)).toBeLessThanOrEqual(await right(player))
      expect(await right(player)).toBeLessThanOrEqual(width)
      expect(await player.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    }

    await page.getByLabel('Top Text').fill('NOW')
    await page.getByText('When texts show').click()
    const appears = page.getByRole('slider', { name: 'Top Text appears' })
    const disappears = page.getByRole('slider', { name: 'Top Text disappears' })

    // Both at the end, and both at the start.
    await drag(page, appears, 0, 1)
    await expect(appears).toHaveValue('299')
    await drag(page, disappears, 1, 0.5)
    await expect.poll(() => appears.inputValue().then(Number)).toBeLessThan(200)
    await expect(disappears).toHaveValue('300')
    await drag(page, appears, 0.5, 0)
    await expect(appears).toHaveValue('0')
    await drag(page, disappears, 1, 0)
    await expect(disappears).toHaveValue('1')
    await drag(page, appears, 0, 0.5)
    await expect.poll(() => disappears.inputValue().then(Number)).toBeGreaterThan(100)
    await expect(appears).toHaveValue('0')

    // What is typed stays while it is typed.
    await page.getByLabel('From (s)').fill('0.55')
    await page.getByLabel('To (s)').selectText()
    await page.getByLabel('To (s)').pressSequentially('1.25')
    await page.getByLabel('To (s)').selectText()
    await page.getByLabel('To (s)').pressSequentially('0.76')
    await expect(page.getByLabel('To (s)')).toHaveValue('0.76')
    await page.getByLabel('To (s)').blur()
    await expect(page.getByLabel('To (s)')).toHaveValue('0.75')
    await expect(disappears).toHaveAttribute('aria-valuetext', '0.75 s')
    await expect(page.getByLabel('From (s)')).toHaveValue('0.55')

    // The ring is around the thumb that has the focus.
    await page.getByLabel('To (s)').fill('7.5')
    await page.getByLabel('From (s)').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(disappears).toBeFocused()
    await expect(disappears).toHaveCSS('outline-style', 'none')
    const ring = async () => `rgb(${(await besideThumb(page, disappears, 0.5)).join(', ')})`
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await ring(), colorScheme).toBe(await systemColor(page, 'var(--focus)'))
    }
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await ring()).not.toBe(await systemColor(page, 'Canvas'))
  })

  test('is copied as the frame that is shown, which is said', async ({ page, context }, info) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openEmptyEditor(page)
    await choose(page, made.file, made.type)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByLabel('Top Text').fill('LATER')
    await page.getByText('When texts show').click()
    await page.getByRole('slider', { name: 'Top Text appears' }).fill('4')
    await frameSlider(page).fill('2')
    await expect(page.getByText(`3 / ${frames}`)).toBeVisible()
    await page.getByRole('button', { name: 'More ways to keep it' }).click()
    await page.getByRole('menuitem', { name: 'Copy picture' }).click()
    await expectToast(page, 'Copied!', 'Frame 3 copied as a still picture.')
    const [shown, copied] = [await readCanvas(canvasOf(page)), await readCopiedPicture(page)]
    expect(await countDifferences(shown, copied, info, 'frame')).toBe(0)
  })

  test('stops with a message at a frame that can not be decoded', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openEmptyEditor(page)
    await page.route(/\/images\//, async (route) => {
      const response = await route.fetch()
      const body = await response.body()
      let third = -1
      for (let frame = 0; frame < 3; frame += 1) third = body.indexOf('VP8L', third + 1)
      const LOSSLESS_HEADER_BYTES = 13
      body.fill(0xff, third + LOSSLESS_HEADER_BYTES, third + LOSSLESS_HEADER_BYTES + 40)
      await route.fulfill({ response, body })
    })
    await choose(page, made.file, made.type)
    await frameSlider(page).fill('1')
    await expect(page.getByText(`2 / ${frames}`)).toBeVisible()
    const alert = page.getByRole('tabpanel').getByRole('alert')
    await expect(alert).toHaveCount(0)
    const second = await readCanvas(canvasOf(page))
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(alert).toContainText("Frame 3 of this animation can't be shown")
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(frameSlider(page)).toHaveValue('1')
    expect((await readCanvas(canvasOf(page))).equals(second)).toBe(true)
    await page.getByRole('button', { name: 'Next frame' }).click()
    await page.getByRole('button', { name: 'Next frame' }).click()
    await expect(alert).toContainText("Frame 4 of this animation can't be shown")
    await frameSlider(page).fill('0')
    await expect.poll(async () => (await readCanvas(canvasOf(page))).equals(second)).toBe(false)
  })

  test('that is too long can be used in part, or as a still', async ({ page }) => {
    await openEmptyEditor(page)
    await page.route(/\/api\/upload/, async (route) => {
      const message = 'This animation has 301 frames; at most 300 can be used.'
      await route.fulfill({ status: 413, json: { code: 'animation_too_large', message } })
    })
    await choose(page, made.file, made.type)
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(
      'This animation has 301 frames',
    )
    const again = page.waitForResponse(/\/api\/upload/)
    await page.getByRole('button', { name: 'Use the first part' }).click()
    await again
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(
      'This animation has 301 frames',
    )
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Use a still picture' }).click()
    await expect(canvasOf(page)).toHaveJSProperty('width', made.width)
    await expect(page.getByText('This animation became a still picture')).toBeVisible()
    await expect(frameSlider(page)).toHaveCount(0)
  })

  test('can be a template, and a generated meme', async ({ page }) => {
    await signUpByApi(page)
    const moving = (await listTemplates(page)).filter((template) => template.frames > 1)
    expect(moving.length).toBeGreaterThanOrEqual(6)
    const held = await holdRequests(page, `**${moving[0]?.imageUrl}`)
    await page.goto(templateEditorPath(moving[0]?.id ?? 0))
    const opening = page.getByRole('status').filter({ hasText: 'Opening the animation…' })
    await expect(opening).toBeVisible()
    held.open()
    await expect(opening).toHaveCount(0)
    await expect(frameSlider(page)).toHaveAttribute('max', String((moving[0]?.frames ?? 0) - 1))

    await page.goto('/create')
    await page.getByLabel('Describe your meme').fill('a frog in the rain')
    await page.getByLabel('Make it move').check()
    // Its frames take many seconds on a busy machine.
    const generated = page.waitForResponse('**/api/memes/generate', { timeout: 60_000 })
    await page.getByRole('button', { name: 'Generate AI Meme' }).click()
    await (await generated).finished()
    await expectToast(page, 'Meme Generated!', 'It is in your collection, too.')
    const [meme] = await listMemes(page)
    const picture = page.getByRole('img', { name: /The captions say/ })
    await expect(picture).toHaveJSProperty(
      'currentSrc',
      new URL(meme?.animationUrl ?? '', page.url()).href,
    )

    // On a slow connection, the shared page is complete before its animation.
    const animation = await holdRequests(page, `**${meme?.animationUrl}`)
    const poster = page.waitForResponse(/\.jpg/)
    await page.goto(meme?.shareUrl ?? '')
    expect((await (await poster).body()).byteLength).toBeLessThan(100_000)
    await expectLoaded(page.locator('picture img'))
    animation.open()
    await expectLoaded(page.locator('img.animation'))
  })

  test('moves also in a browser without ImageDecoder, when it is pasted or dropped', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ImageDecoder'))
    await openEmptyEditor(page)
    const give = ({ file, type }: typeof made) =>
      transferOf(page, Buffer.from(file), 'moving', type)
    await page.evaluate(
      (clipboardData) =>
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
      await give(made),
    )
    await expect(frameSlider(page)).toHaveAttribute('max', String(frames - 1))
    const shown = () => frameSlider(page).inputValue()
    const before = await shown()
    await expect.poll(shown).not.toBe(before)

    const dropped = makeAnimation(0)
    expect(dropped.delays.length).not.toBe(frames)
    await page
      .locator('label', { hasText: 'Upload image' })
      .dispatchEvent('drop', { dataTransfer: await give(dropped) })
    await expect(frameSlider(page)).toHaveAttribute('max', String(dropped.delays.length - 1))
  })
})
