import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { devicesOf } from '../support/devices.ts'
import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/page-locators.ts'
import { signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

for (const [device, use] of devicesOf('phone')) {
  test.describe(`API keys, on a ${device}`, () => {
    test.use({ ...use, permissions: ['clipboard-read', 'clipboard-write'] })

    test('are made, shown once, used by a program, and revoked', async ({ page, playwright }) => {
      await signUpByApi(page)
      await page.goto('/account')
      const section = page.getByRole('region', { name: 'API Keys' })
      await expect(section).toContainText('You have no keys yet.')
      await section.getByLabel('What the key is for').fill('Chat bot')
      await section.getByRole('button', { name: 'Make Key' }).click()
      const shown = section.getByLabel('Your new key')
      await expect(shown).toHaveValue(/^mk_[\w-]{43}$/)
      const key = await shown.inputValue()
      await section.getByRole('button', { name: 'Copy Key' }).click()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
      await expectNoViolationsInBothThemes(page, 'a new key')
      await page.reload()
      await expect(section).toContainText('Chat bot')
      await expect(section).toContainText('never used')
      await expect(section).not.toContainText(key)

      const program = await playwright.request.newContext({
        baseURL: new URL(page.url()).origin,
        extraHTTPHeaders: { authorization: `Bearer ${key}` },
      })
      expect((await program.get('/api/memes')).status()).toBe(200)
      await page.reload()
      await expect(section).toContainText('last used')

      await section.getByRole('button', { name: 'Revoke Chat bot' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
      await expectToast(page, 'Success', 'Chat bot is revoked.')
      await expect(section).toContainText('You have no keys yet.')
      expect((await program.get('/api/memes')).status()).toBe(401)
      await program.dispose()
    })

    test('say when they can not be loaded or made', async ({ page }) => {
      await signUpByApi(page)
      await page.route('**/api/account/keys', (route) => route.abort())
      await page.goto('/account')
      await expect(main(page)).toContainText('Your keys could not be loaded.')
      await page.unroute('**/api/account/keys')
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await expect(main(page)).toContainText('You have no keys yet.')
      await page.getByLabel('What the key is for').fill('   ')
      await page.getByRole('button', { name: 'Make Key' }).click()
      await expect(main(page).getByRole('alert')).toHaveText('name must say what the key is for.')
    })
  })
}
