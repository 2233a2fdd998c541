import { expect, type Page, type TestInfo } from 'playwright/test'
import { canvasOf } from './editor.ts'
import { countDifferences, readCanvas } from './pixels.ts'
import { listMemes } from './test-user.ts'
import { expectToast } from './toasts.ts'

/** Saves the draft, and expects every pixel of the stored picture to be the preview's. */
export async function expectStoredAsShown(page: Page, testInfo: TestInfo, name: string) {
  const seen = await readCanvas(canvasOf(page))
  await page.getByRole('button', { name: 'Save to Gallery' }).click()
  await expectToast(page, 'Success', 'Meme saved to your gallery!')
  const [meme] = await listMemes(page)
  if (!meme?.memeImageUrl) throw new Error('expected a stored meme')
  const stored = await page.request.get(meme.memeImageUrl)
  expect(await countDifferences(seen, await stored.body(), testInfo, name), name).toBe(0)
  return meme
}
