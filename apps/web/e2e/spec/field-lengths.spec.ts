import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { signUpByApi } from '../support/test-user.ts'

/** A field with its label and its count. */
const fieldOf = (page: Page, label: string): Locator =>
  page.locator('.counted').filter({ has: page.getByLabel(label, { exact: false }) })

async function expectCount(page: Page, label: string, max: number): Promise<void> {
  const field = page.getByLabel(label)
  const all = fieldOf(page, label)
  const limit = max.toLocaleString('en')
  const count = (length: number) =>
    all.getByText(`${length.toLocaleString('en')} / ${limit}`, { exact: true })
  await field.fill('x'.repeat(max * 0.9 - 1))
  await expect(all.getByText(` / ${limit}`)).toHaveCount(0)
  await field.fill('x'.repeat(max * 0.9))
  await expect(count(max * 0.9)).toBeVisible()
  await expect(all.getByRole('status')).toHaveText(`Nearly full: up to ${limit} characters.`)
  // Pasted text is cut at the limit, so the counter shows the maximum.
  await field.fill('x'.repeat(max - 1))
  await field.press('End')
  await page.keyboard.insertText('yz')
  await expect(count(max)).toBeVisible()
  await expect(all.getByRole('status')).toHaveText(`Full: ${limit} characters.`)
  await expect(field).toHaveValue(`${'x'.repeat(max - 1)}y`)
  await field.fill('')
  await expect(all.getByText(` / ${limit}`)).toHaveCount(0)
}

test.describe('C11 the count of characters is shown near the limit', () => {
  test('of title and prompt, in the generator', async ({ page }) => {
    await signUpByApi(page)
    await page.goto('/create')
    await expectCount(page, 'Meme Title', 200)
    await expectCount(page, 'Describe your meme', 2000)
  })
})
