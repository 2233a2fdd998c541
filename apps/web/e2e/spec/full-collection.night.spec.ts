import { openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { listMemes } from '../support/test-user.ts'
import { expectToast, toast } from '../support/toasts.ts'

test.use({ serverEnv: { STORAGE_PER_USER_MB: '0.01' } })

test('a user whose collection is full is told what to do', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('button', { name: 'Save to Gallery' }).click()
  await expectToast(page, 'Error')
  await expect(toast(page)).toContainText(
    'Failed to save meme. Please try again. Your collection is full',
  )
  await expect(toast(page)).toContainText('Delete memes that you no longer need')
  expect(await listMemes(page)).toEqual([])
})
