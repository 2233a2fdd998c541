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
  test('three of them, each a picture with a name', async ({ page }) => {
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

  test('no two buttons have the same name, even if memes have the same title', async ({ page }) => {
    await signUpByApi(page)
    for (const topText of ['Monday', 'Tuesday']) await saveMeme(page, { topText })
    await saveMeme(page, { title: 'Wednesday' })
    await page.goto('/dashboard')
    await expect(cards(page)).toHaveCount(3)
    const names = await cards(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((it) => it.ariaLabel ?? it.textContent))
    expect(new Set(names).size).toBe(3 * 7)
    expect(names).toContain('Edit “Wednesday”')
    expect(names).toContain('Delete “Untitled Meme: Tuesday / Bottom”')
  })

  for (const name of ['Download', 'Share', 'Delete']) {
    test(`tooltip of ${name}: open delay 700 ms (§9)`, async ({ page }) => {
      await signUpByApi(page)
      await saveMeme(page, { title: 'Hover me' })
      await page.goto('/dashboard')
      await expect(cardOf(page, 'Hover me')).toBeVisible()
      await stopClock(page)
      await cardButton(cardOf(page, 'Hover me'), name).hover()
      await page.clock.runFor(699)
      await expect(page.getByRole('tooltip')).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(page.getByRole('tooltip')).toHaveText(name)
    })
  }

  test('Download gives meme-{timestamp}.png, the stored picture', async ({ page }) => {
    await signUpByApi(page)
    const meme = await saveMeme(page)
    await page.goto('/dashboard')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      cardButton(cards(page), 'Download').click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^meme-\d{13}\.png$/)
    const stored = await (await page.request.get(meme.memeImageUrl)).body()
    expect((await readFile(await file.path())).equals(stored)).toBe(true)
  })

  test('Delete asks first; Cancel and Escape keep the meme and give the focus back', async ({
    page,
  }) => {
    await signUpByApi(page)
    await saveMeme(page, { title: 'Keep' })
    await page.goto('/dashboard')
    for (const leave of [
      () => button(dialog(page), 'Cancel').click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await cardButton(cards(page), 'Delete').click()
      await expect(dialog(page)).toContainText('Keep')
      await leave()
      await expect(dialog(page)).toHaveCount(0)
      await expect(cardButton(cards(page), 'Delete')).toBeFocused()
    }
    expect(await listMemes(page)).toHaveLength(1)
  })

  test('Delete can’t be pressed twice', async ({ page }) => {
    await signUpByApi(page)
    await saveMeme(page, { title: 'Once' })
    await page.goto('/dashboard')
    const gate = await holdRequests(page, '**/api/memes/*')
    await cardButton(cards(page), 'Delete').click()
    await button(dialog(page), 'Delete').dblclick()
    await expect(button(dialog(page), 'Deleting...')).toBeDisabled()
    await page.keyboard.press('Enter')
    gate.open()
    await expectToast(page, 'Success', 'Meme deleted successfully.')
    expect(gate.requests.map((it) => it.method())).toEqual(['DELETE'])
  })

  test('DELETE /api/memes/{id} removes that meme and no other, and its card', async ({ page }) => {
    await signUpByApi(page)
    const keep = await saveMeme(page, { title: 'Keep' })
    const drop = await saveMeme(page, { title: 'Drop' })
    await page.goto('/dashboard')
    await cardButton(cardOf(page, 'Drop'), 'Delete').click()
    const loads: string[] = []
    page.on('request', (it) => {
      const { pathname } = new URL(it.url())
      if (it.method() === 'GET' && pathname === '/api/memes') loads.push(it.url())
    })
    const [request] = await Promise.all([
      page.waitForRequest((it) => it.method() === 'DELETE'),
      button(dialog(page), 'Delete').click(),
    ])
    expect(new URL(request.url()).pathname).toBe(`/api/memes/${drop.id}`)
    await expect(cardOf(page, 'Drop')).toHaveCount(0)
    // The list is not reloaded.
    expect(loads).toEqual([])
    await expect(cardOf(page, 'Keep')).toBeVisible()
    expect((await listMemes(page)).map(({ id }) => id)).toEqual([keep.id])
    await expect(main(page)).toBeFocused()
  })

  test('a delete that fails keeps the card', async ({ page }) => {
    await signUpByApi(page)
    await saveMeme(page, { title: 'Still here' })
    await page.goto('/dashboard')
    await page.route('**/api/memes/*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await cardButton(cards(page), 'Delete').click()
    await button(dialog(page), 'Delete').click()
    await expectToast(page, 'Error', 'Failed to delete meme. Please try again.')
    await expect(dialog(page)).toHaveCount(0)
    await expect(cardButton(cardOf(page, 'Still here'), 'Delete')).toBeEnabled()
  })
})
