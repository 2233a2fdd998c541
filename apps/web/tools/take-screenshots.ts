/** Takes the screenshots that the README of the repository shows. */
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { readPreview } from '../e2e/support/editor.ts'
import { signUp } from '../e2e/support/sign-up.ts'
import { openTestPage } from './open-test-page.ts'

const FOLDER = join(import.meta.dirname, '../../../.github/screenshots')
/** Two Hard Choices, which has a sign on each door. */
const TEMPLATE = 9

await openTestPage(async (page) => {
  // The server draws its templates one after another.
  await expect
    .poll(async () => (await page.request.get(`/api/templates/${TEMPLATE}`)).ok())
    .toBe(true)
  await signUp(page, 'screenshots@example.com', `/create?template=${TEMPLATE}`)
  const texts = {
    'Left door': 'Read the manual',
    'Right door': 'Just try it',
    'Bottom Text': 'Every time',
  }
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name }).fill(text)
  }
  await readPreview(page)
  await page.getByRole('button', { name: 'Layer 2: Just try it' }).click()
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: join(FOLDER, 'editor.png') })
})
