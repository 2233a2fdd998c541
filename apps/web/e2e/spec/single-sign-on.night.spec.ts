import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

// A server whose single sign-on provider does not answer.
test.use({
  serverEnv: {
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'memesmith',
    OIDC_CLIENT_SECRET: 'a secret',
    PUBLIC_URL: 'http://memes.test',
    LOG_LEVEL: 'fatal',
  },
})

test('a failed sign-in shows an error in both themes, and can be retried', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/gallery')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not this time.')
  await expect(page.getByText('The sign-in provider can not be reached.')).toBeVisible()
  await expectNoViolationsInBothThemes(page, 'sign-in failed')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/api/login?returnTo=%2Fgallery')
  await page.getByRole('link', { name: 'Go on without signing in' }).click()
  await expect(page).toHaveURL('/')
})
