import { join } from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { signUp } from './support/sign-up.ts'

const FOLDER = join(import.meta.dirname, '../../../.github/screenshots')

test('makes the pictures of the README', async ({ page }) => {
  test.skip(process.env.UPDATE !== '1', 'run with UPDATE=1 to make them anew')
  await page.setViewportSize({ width: 1280, height: 860 })
  await signUp(page, 'screenshots@example.com', '/create?template=1')
  await page.getByLabel('Top Text').fill('The build is red')
  await page.getByLabel('Bottom Text').fill('but it is only a warning')
  await expect(page.getByRole('img', { name: /only a warning/ })).toBeVisible()
  await page.getByLabel('Bottom Text').blur()
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: join(FOLDER, 'editor.png') })
})
