import { openEmptyEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'

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
