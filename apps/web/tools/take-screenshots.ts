/** Takes the screenshots that the README of the repository shows. */
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { signUp } from '../e2e/support/sign-up.ts'
import { openTestPage } from './open-test-page.ts'

const FOLDER = join(import.meta.dirname, '../../../.github/screenshots')

await openTestPage(async (page) => {
  await signUp(page, 'screenshots@example.com', '/create?template=1')
  await page.getByLabel('Top Text').fill('The build is red')
  await page.getByLabel('Bottom Text').fill('but it is only a warning')
  await expect(page.getByRole('img', { name: /only a warning/ })).toBeVisible()
  await page.getByLabel('Bottom Text').blur()
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: join(FOLDER, 'editor.png') })
})
