import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { signUpByApi } from '../support/test-user.ts'

// As long as an announcement may be, with a word that fits on no line.
const LINE = `${'We move to a larger disk on Friday at noon, and everything will be back soon. '.repeat(3)}${'x'.repeat(60)}`

test.use({ serverEnv: { ANNOUNCEMENT: LINE } })

test('an announcement is the first line of every page, once, at any width', async ({ page }) => {
  const line = page.getByRole('complementary', { name: 'Announcement' })
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/', '/api/login', '/m/gone']) {
    await page.goto(path)
    await expect(line, path).toHaveCount(1)
    await expect(line, path).toBeInViewport()
    expect((await line.boundingBox())?.y, path).toBe(0)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
  await signUpByApi(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'My Memes' })).toBeVisible()
  await expectNoViolationsInBothThemes(page, 'an announcement')
  // It stays while the app changes pages, which are not loaded anew.
  await page.getByRole('link', { name: 'Create New Meme' }).click()
  await expect(page).toHaveURL(/\/create/)
  await expect(line).toHaveText(LINE)
  await expect(line).toHaveCount(1)
})
