import type { Page } from 'playwright/test'
import { canvasOf, openEditor, plainPicture, upload } from '../support/editor.ts'
import { expectLoaded } from '../support/expect-loaded.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { generate, generator, generatorButton, openGenerator } from '../support/generator.ts'
import { holdRequests } from '../support/hold-requests.ts'
import {
  clearLayoutShifts,
  delayAnswers,
  giveFont,
  layoutShiftsOf,
  watchLayoutShifts,
} from '../support/layout-shifts.ts'
import { cards, follow, main } from '../support/page-locators.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { listMemes, saveMeme, signUpByApi, uploadPicture } from '../support/test-user.ts'
import { expectToast, toast } from '../support/toasts.ts'

// What loads first moves the layout, and a page that is reused has it in its cache.
test.use({ reuseContext: false })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const LONG = 'Supercalifragilistic'.repeat(10)

test.describe('no horizontal scroll at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('signed out and signed in, with long names and texts', async ({ page }) => {
    await test.step('signed out: 404, log in', async () => {
      for (const path of ['/nowhere', '/api/login']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await widthOf(page), path).toBeLessThanOrEqual(320)
      }
    })
    await test.step('signed in: generator, result, dashboard, share page', async () => {
      await signUpByApi(page, 'Wolfeschlegelsteinhausenbergerdorff')
      const { shareUrl } = await saveMeme(page, { title: LONG })
      for (const path of ['/dashboard', shareUrl]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (path === '/dashboard') await expect(cards(page).first()).toBeVisible()
        expect(await widthOf(page), path).toBeLessThanOrEqual(320)
      }
      await page.goto('/create')
      await page.getByLabel('Meme Title').fill(LONG)
      await page.getByLabel('Describe your meme').fill(LONG)
      expect(await widthOf(page), 'generator').toBeLessThanOrEqual(320)
      await page.getByLabel('Describe your meme').press('Control+Enter')
      await expect(page.getByRole('button', { name: 'Generate Another' })).toBeVisible()
      expect(await widthOf(page), 'result').toBeLessThanOrEqual(320)
    })
  })
})

test('no horizontal scroll at any width between a phone and a desktop, signed out and signed in', async ({
  page,
}) => {
  for (const link of ['Log In', 'Logout']) {
    if (link === 'Logout') await signUpByApi(page)
    for (const path of ['/', '/gallery', '/create?template=1', '/dashboard']) {
      if (link === 'Log In' && path.length > '/gallery'.length) continue
      await page.goto(path)
      // In the header or in the closed menu: the account is loaded.
      await expect(page.getByText(link, { exact: true }).first()).toBeAttached()
      for (const width of isFull ? [320, 360, 640, 768, 1024] : [320, 768]) {
        await page.setViewportSize({ width, height: 700 })
        expect(await widthOf(page), `${path}, ${width} px`).toBeLessThanOrEqual(width)
      }
    }
  }
})

test.describe('extremes do not break anything', () => {
  test('a panorama, a tower, an icon and a single pixel: edited, saved and shown', async ({
    page,
  }, testInfo) => {
    await openEditor(page)
    for (const [what, width, height] of [
      ['a 10:1 panorama', 2000, 200],
      ['a 1:10 tower', 200, 2000],
      ['a 40×40 icon', 40, 40],
      ['a single pixel', 1, 1],
    ] as const) {
      await test.step(what, async () => {
        await upload(page, plainPicture(width, height))
        const scale = 1280 / Math.max(width, height, 1280)
        await expect(canvasOf(page)).toHaveJSProperty('width', width * scale)
        await expect(canvasOf(page)).toHaveJSProperty('height', height * scale)
        await expect(page.getByText(/^Drawn at|too small/)).toHaveCount(0)
        await page.getByLabel('Top Text', { exact: true }).fill('A caption that is rather long')
        await page.getByLabel('Bottom Text', { exact: true }).fill('and another one')
        const box = await canvasOf(page).boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280)
        await page.getByRole('button', { name: 'Save to Gallery' }).click()
        await expectToast(page, 'Success')
        const seen = await readCanvas(canvasOf(page))
        const [meme] = await listMemes(page)
        const stored = await (await page.request.get(meme?.memeImageUrl ?? '')).body()
        expect(await countDifferences(seen, stored, testInfo, 'extreme')).toBe(0)
        await toast(page).getByRole('button', { name: 'Close' }).click()
        await page.getByRole('button', { name: 'Reset' }).click()
        await expect(page.getByRole('button', { name: 'Undo Reset' })).toBeVisible()
      })
    }
    await page.goto('/dashboard')
    await expect(cards(page)).toHaveCount(4)
    for (const each of await cards(page).all()) {
      const card = await each.boundingBox()
      const picture = await each.getByRole('img').boundingBox()
      expect(picture?.width).toBeLessThanOrEqual(card?.width ?? 0)
      expect(picture?.height).toBeLessThanOrEqual(card?.height ?? 0)
    }
  })
})

test.describe('no layout shift', () => {
  test.beforeEach(async ({ page }) => {
    await giveFont(page)
    await watchLayoutShifts(page)
    await delayAnswers(page)
  })

  const pictureIsThere = (page: Page) => expectLoaded(main(page).getByRole('img').first())

  for (const [index, who] of (['a visitor', 'a member'] as const).entries()) {
    test(`on the gallery with slow images, for ${who}`, async ({ page }) => {
      if (who === 'a member') await signUpByApi(page)
      for (const width of isFull ? [320, 390, 600, 1280] : ([[390], [1280]][index] ?? [])) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          await page.goto('/gallery')
          await pictureIsThere(page)
          await expect(main(page)).toContainText(
            who === 'a member' ? 'Use Template' : 'Sign Up to Use',
          )
          expect(await layoutShiftsOf(page)).toEqual([])
        })
      }
    })
  }

  test('on the gallery opened from another page, and in the editor opened from it', async ({
    page,
  }) => {
    await test.step('on the gallery, opened from another page', async () => {
      await signUpByApi(page)
      await page.goto('/create')
      await expect(page.getByRole('tab')).toHaveCount(2)
      await follow(page, 'Gallery')
      await expect(main(page).getByRole('status', { name: /^Loading/ })).toBeVisible()
      await clearLayoutShifts(page)
      await pictureIsThere(page)
      expect(await layoutShiftsOf(page)).toEqual([])
    })
    await test.step('in the editor, opened from the gallery with a template of four texts', async () => {
      await main(page).locator('a[href="/create?template=26"]').click()
      const [last, title] = [
        page.getByRole('textbox', { name: 'Step 4' }),
        page.getByRole('textbox', { name: 'Title' }),
      ]
      await expect(last).toBeDisabled()
      const before = await title.boundingBox()
      await expect(last).toBeEnabled()
      expect(await title.boundingBox()).toEqual(before)
    })
  })

  test('on the dashboard with slow images', async ({ page }) => {
    await signUpByApi(page)
    const customImageUrl = await uploadPicture(page, plainPicture(300, 500))
    for (const input of [{}, { templateId: null, customImageUrl }]) await saveMeme(page, input)
    await page.goto('/dashboard')
    await pictureIsThere(page)
    expect(await layoutShiftsOf(page)).toEqual([])
  })

  test('on the editor, the generator and the Create page while they are loading', async ({
    page,
  }) => {
    await test.step('on the editor while its template is loading', async () => {
      for (const width of isFull ? [360, 1280] : [360]) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          await openEditor(page)
          await expect(page.getByLabel('Title')).toBeVisible()
          expect(await layoutShiftsOf(page)).toEqual([])
        })
      }
    })
    await test.step('on the Create page while the account is loading', async () => {
      await signUpByApi(page)
      await page.goto('/create')
      await expect(page.getByRole('tab')).toHaveCount(2)
      expect(await layoutShiftsOf(page)).toEqual([])
    })
    await test.step('on the generator with a slow meme', async () => {
      for (const width of isFull ? [360, 1280] : [360]) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          await openGenerator(page)
          const gate = await holdRequests(page, '**/api/memes/generate')
          await generate(page)
          await expect(generatorButton(page, 'Generating Your Meme...')).toBeVisible()
          await clearLayoutShifts(page)
          gate.open()
          await expectLoaded(generator(page).getByRole('img'))
          expect(await layoutShiftsOf(page)).toEqual([])
          await page.unroute('**/api/memes/generate')
        })
      }
    })
  })
})
