import type { Page } from 'playwright/test'
import { boxAround, canvasOf, openEmptyEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'

const advice = (page: Page) => page.getByText('is hard to read on this picture')

async function caption(page: Page, gray: number): Promise<void> {
  await openEmptyEditor(page)
  await upload(page, plainPicture(400, 300, gray))
  await expect(canvasOf(page)).toHaveJSProperty('width', 400)
  await page.getByLabel('Top Text', { exact: true }).fill('HELLO')
}

test.describe('C10 white on a light picture', () => {
  test('stays white, and a color that reads better is offered', async ({ page }) => {
    await caption(page, 250)
    await expect(advice(page)).toHaveText('White is hard to read on this picture.')
    await expect(page.getByRole('radio', { name: 'White' })).toBeChecked()
    await page.getByRole('button', { name: 'Use Black' }).click()
    await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Black' })).toBeFocused()
    await expect(advice(page)).toHaveCount(0)
    const isBlack = (...rgb: readonly number[]) => rgb.join() === '0,0,0'
    await expect.poll(async () => (await boxAround(page, isBlack)).bottom).toBeGreaterThan(40)
  })

  test('no color is offered if the text is legible: white on dark, and a picture without captions', async ({
    page,
  }) => {
    await caption(page, 20)
    await page.getByRole('radio', { name: 'Black' }).check()
    await expect(advice(page)).toHaveText('Black is hard to read on this picture.')
    await page.getByRole('radio', { name: 'White' }).check()
    await expect(advice(page)).toHaveCount(0)
    await upload(page, plainPicture(401, 300, 250))
    await expect(advice(page)).toBeVisible()
    await page.getByLabel('Top Text', { exact: true }).fill('')
    await expect(advice(page)).toHaveCount(0)
  })
})

test('C10 Got a picture of your own? Create opens the editor', async ({ page }) => {
  await openEmptyEditor(page)
  await page.goto('/gallery')
  await expect(page.getByText('Got a picture of your own?')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Template Editor' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByLabel('Upload image')).toBeAttached()
})
