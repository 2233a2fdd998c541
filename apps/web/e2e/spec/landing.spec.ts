import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { main } from '../support/page-locators.ts'

const hero = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1 }) })

test.describe('§2 Landing', () => {
  test('hero, three feature cards, closing call to action, for visitors (§1), and where they lead', async ({
    page,
  }) => {
    const response = await page.goto('/')
    expect(response?.status()).toBe(200)
    await expect(main(page).getByRole('img').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // §1: sign-up is described as free, with an e-mail.
    await expect(main(page)).toContainText(/free/i)
    await expect(main(page)).toContainText(/e-mail/i)
    const cards = main(page).getByRole('listitem')
    await expect(cards).toHaveCount(3)
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 3 })).toBeVisible()
      await expect(card.getByRole('paragraph')).toBeVisible()
    }
    const closing = main(page).locator('section').last()
    await expect(closing.getByRole('heading', { level: 2 })).toBeVisible()
    for (const [link, path] of [
      [hero(page).getByRole('link', { name: 'Browse Templates', exact: true }), '/gallery'],
      [hero(page).getByRole('link', { name: 'Get Started', exact: true }), '/create'],
      [closing.getByRole('link'), '/create'],
    ] as const) {
      await link.click()
      await expect(page).toHaveURL(path)
      await page.goBack()
      await expect(page).toHaveURL('/')
    }
    await page.goto('/api/login')
    await expect(main(page)).toContainText(/signing up is free/i)
    await expect(
      page.getByRole('region', { name: 'Sign Up' }).getByLabel('E-mail'),
    ).toHaveAttribute('type', 'email')
  })

  test("the hero's memes cover no caption of each other", async ({ page }) => {
    for (const width of isFull ? [360, 768, 1440] : [360]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto('/')
        const captions = page.locator('.hero-memes figcaption > span')
        await expect(captions).toHaveCount(6)
        for (const caption of await captions.all()) {
          await caption.scrollIntoViewIfNeeded()
          const isWhole = await caption.evaluate((element) => {
            const range = document.createRange()
            range.selectNodeContents(element)
            return [...range.getClientRects()].every(({ left, right, top, height }) =>
              [left + 1, right - 1].every((x) => {
                const hit = document.elementFromPoint(x, top + height / 2)
                return hit?.closest('figure') === element.closest('figure')
              }),
            )
          })
          expect(isWhole, (await caption.textContent()) ?? '').toBe(true)
        }
      })
    }
  })

  test('§1 every meme has the watermark, also here', async ({ page }) => {
    for (const width of isFull ? [360, 1440] : [360]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto('/')
        const memes = page.locator('.showcase')
        await expect(memes).toHaveCount(6)
        for (const meme of await memes.all()) {
          await meme.scrollIntoViewIfNeeded()
          const mark = meme.getByText('Memesmith', { exact: true })
          await expect(mark).toBeVisible()
          const [whole, part] = [await meme.boundingBox(), await mark.boundingBox()]
          // At the bottom right, within a tenth of the meme's width from the corner.
          const right = (whole?.x ?? 0) + (whole?.width ?? 0) - (part?.x ?? 0) - (part?.width ?? 0)
          const below =
            (whole?.y ?? 0) + (whole?.height ?? 0) - (part?.y ?? 0) - (part?.height ?? 0)
          const near = (whole?.width ?? 0) / 10
          expect(right >= 0 && right < near && below >= 0 && below < near).toBe(true)
          const isSeen = await mark.evaluate((element) => {
            const { left, right, top, height } = element.getBoundingClientRect()
            return [left + 2, (left + right) / 2, right - 2].every((x) => {
              const hit = document.elementsFromPoint(x, top + height / 2)[0]
              return hit?.closest('.showcase') === element.closest('.showcase')
            })
          })
          expect(isSeen, 'nothing lies over it').toBe(true)
        }
      })
    }
  })
})
