import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { stopClock } from '../support/page-clock.ts'
import { cardOf, cards, main } from '../support/page-locators.ts'
import { listMemes, saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
/** The name of a card's button ends with the meme's name. */
const cardButton = (within: Locator, name: string) =>
  within.getByRole('button', { name: new RegExp(`^${name} “`) })

test.describe('§2 Dashboard: icon buttons Download, Share, Delete', () => {
  test('§2 Dashboard: icon buttons Download, Share, Delete', async ({ page }) => {
    await test.step('three of them, each a picture with a name', async () => {
      await signUpByApi(page)
      await saveMeme(page, { title: 'Friday, 16:58' })
      await page.goto('/dashboard')
      const buttons = cards(page).getByRole('button').filter({ hasNotText: /./ })
      await expect(buttons).toHaveCount(3)
      for (const [index, name] of ['Download', 'Share', 'Delete'].entries()) {
        await expect(buttons.nth(index)).toHaveAccessibleName(`${name} “Friday, 16:58”`)
        await expect(buttons.nth(index).locator('svg')).toBeVisible()
      }
    })
    await test.step('Download gives meme-{timestamp}.png, the stored picture', async () => {
      const [meme] = await listMemes(page)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        cardButton(cards(page), 'Download').click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^meme-\d{13}\.png$/)
      const stored = await (await page.request.get(meme?.memeImageUrl ?? '')).body()
      expect((await readFile(await file.path())).equals(stored)).toBe(true)
    })
    await test.step('Delete asks first, can’t be pressed twice, and removes that meme and no other', async () => {
      const keep = await saveMeme(page, { title: 'Keep' })
      const drop = await saveMeme(page, { title: 'Drop' })
      await page.reload()
      const remove = cardButton(cardOf(page, 'Drop'), 'Delete')

      await test.step('Cancel and Escape keep the meme and give the focus back', async () => {
        for (const leave of [
          () => button(dialog(page), 'Cancel').click(),
          () => page.keyboard.press('Escape'),
        ]) {
          await remove.click()
          await expect(dialog(page)).toContainText('Drop')
          await leave()
          await expect(dialog(page)).toHaveCount(0)
          await expect(remove).toBeFocused()
        }
        expect(await listMemes(page)).toHaveLength(3)
      })
      await test.step('a failure keeps the card', async () => {
        await page.route('**/api/memes/*', (route) => route.fulfill({ status: 500, body: 'no' }))
        await remove.click()
        await button(dialog(page), 'Delete').click()
        await expectToast(page, 'Error', 'Failed to delete meme. Please try again.')
        await expect(dialog(page)).toHaveCount(0)
        await expect(remove).toBeEnabled()
        await page.unroute('**/api/memes/*')
      })
      await test.step('DELETE /api/memes/{id} is sent once, and the list is not reloaded', async () => {
        const gate = await holdRequests(page, '**/api/memes/*')
        const loads: string[] = []
        page.on('request', (it) => {
          const { pathname } = new URL(it.url())
          if (it.method() === 'GET' && pathname === '/api/memes') loads.push(it.url())
        })
        await remove.click()
        await button(dialog(page), 'Delete').dblclick()
        await expect(button(dialog(page), 'Deleting...')).toBeDisabled()
        await page.keyboard.press('Enter')
        gate.open()
        await expectToast(page, 'Success', 'Meme deleted successfully.')
        expect(gate.requests.map((it) => [it.method(), new URL(it.url()).pathname])).toEqual([
          ['DELETE', `/api/memes/${drop.id}`],
        ])
        await expect(cardOf(page, 'Drop')).toHaveCount(0)
        expect(loads).toEqual([])
        await expect(cardOf(page, 'Keep')).toBeVisible()
        expect((await listMemes(page))[0]?.id).toBe(keep.id)
        await expect(main(page)).toBeFocused()
      })
    })
    await test.step('no two buttons have the same name, even if memes have the same title', async () => {
      for (const topText of ['Monday', 'Tuesday']) await saveMeme(page, { topText })
      await saveMeme(page, { title: 'Wednesday' })
      await page.reload()
      await expect(cards(page)).toHaveCount(5)
      const names = await cards(page)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((it) => it.ariaLabel ?? it.textContent))
      expect(new Set(names).size).toBe(5 * 8)
      expect(names).toContain('Edit “Wednesday”')
      expect(names).toContain('Delete “Untitled Meme: Tuesday / Bottom”')
    })
    await test.step('tooltips: open delay 700 ms (§9)', async () => {
      await expect(cardOf(page, 'Wednesday')).toBeVisible()
      await stopClock(page)
      for (const name of ['Download', 'Share', 'Delete']) {
        await test.step(name, async () => {
          await page.mouse.move(1, 1)
          await page.clock.runFor(10_000)
          await expect(page.getByRole('tooltip')).toHaveCount(0)
          await cardButton(cardOf(page, 'Wednesday'), name).hover()
          await page.clock.runFor(699)
          await expect(page.getByRole('tooltip')).toHaveCount(0)
          await page.clock.runFor(1)
          await expect(page.getByRole('tooltip')).toHaveText(name)
        })
      }
    })
  })
})
