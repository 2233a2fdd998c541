import type { CDPSession, Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/page-locators.ts'
import { newEmail, PASSWORD, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

test.use({
  // A page that is used again keeps its devices.
  reuseContext: false,
  // Passkeys need a host name.
  baseURL: async ({ server }, use) => {
    await use(server.url.replace('127.0.0.1', 'localhost'))
  },
})

const form = (page: Page, name: 'Log in' | 'Sign up') => page.getByRole('region', { name })
const section = (page: Page, name: string) => main(page).getByRole('region', { name })
const usePasskey = (page: Page) =>
  form(page, 'Log in').getByRole('button', { name: 'Use a passkey' })

/** A device of the user, with a finger that is always right. */
async function addDevice(page: Page, transport: 'internal' | 'usb' = 'internal') {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

const credentialsOf = async (device: { cdp: CDPSession; authenticatorId: string }) => {
  const { authenticatorId } = device
  const { credentials } = await device.cdp.send('WebAuthn.getCredentials', { authenticatorId })
  return credentials
}

test('an account without a password: sign-up, login, another passkey, and its end', async ({
  page,
}) => {
  const phone = await addDevice(page)
  const email = newEmail()

  await test.step('signs up without a password', async () => {
    await page.goto('/api/login?returnTo=/dashboard#signup')
    const signUp = form(page, 'Sign up').getByRole('button', { name: 'Sign up with a passkey' })
    // The browser asks for the address, which the form needs.
    await signUp.click()
    await expect(form(page, 'Sign up').getByLabel('E-mail')).toBeFocused()
    await form(page, 'Sign up').getByLabel('E-mail').fill(email)
    await signUp.click()
    await expect(page).toHaveURL('/dashboard')
    expect(await credentialsOf(phone)).toMatchObject([
      { isResidentCredential: true, rpId: 'localhost', userName: email },
    ])
  })

  await test.step('logs in with the button, in a browser whose fields offer nothing', async () => {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await page.goto('/api/logout')
    await page.goto('/api/login?returnTo=/account')
    await usePasskey(page).click()
    await expect(page).toHaveURL('/account')
  })

  const passkeys = section(page, 'Passkeys')
  await test.step('keeps the last way in', async () => {
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)
    await expect(passkeys).toContainText('last used')
    await passkeys.getByRole('button', { name: 'Remove' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' })
    await expect(dialog).toContainText('Your browser will ask for a passkey of this account.')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'This is the only way into your account. Set a password or add another passkey first.',
    )
    await expectNoViolationsInBothThemes(page, 'a refused removal')
    await page.keyboard.press('Escape')
  })

  await test.step('makes one passkey on a device, not two', async () => {
    await passkeys.getByRole('button', { name: 'Add a Passkey' }).click()
    await expect(passkeys.getByRole('alert')).toHaveText(
      'There is a passkey of this account on this device already.',
    )
  })

  const newPassword = 'correct horse battery'
  await test.step('sets a password with the passkey', async () => {
    const password = section(page, 'Set a Password')
    await password.getByLabel('New password').fill(newPassword)
    await password.getByRole('button', { name: 'Set Password' }).click()
    await expectToast(page, 'Success', 'Password set. Other devices are signed out.')
    await expect(section(page, 'Change Password')).toBeVisible()
  })

  await test.step('replaces the passkey by that of another device', async () => {
    const { cdp, authenticatorId } = phone
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    await addDevice(page, 'usb')
    await passkeys.getByLabel('Name of the passkey').fill('Key ring')
    await passkeys.getByLabel('Your password').fill(newPassword)
    await passkeys.getByRole('button', { name: 'Add a Passkey' }).click()
    await expect(passkeys.getByRole('listitem')).toHaveCount(2)
    await passkeys.getByRole('button', { name: 'Remove Chrome' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill('wrong horse')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('That is not your current password.')
    await dialog.getByLabel('Your password').fill(newPassword)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(passkeys.getByRole('listitem')).toHaveText([/Key ring/])
  })

  await test.step('deletes the account with the passkey', async () => {
    await main(page).getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
    await dialog.getByRole('button', { name: 'Delete Everything' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is gone')
  })

  await test.step('says that nobody has the passkey any more', async () => {
    await page.goto('/api/login')
    await usePasskey(page).click()
    await expect(form(page, 'Log in').getByRole('alert')).toHaveText(
      'This site does not know this passkey. Log in another way.',
    )
  })
})

test('the login field offers the passkey, without a click', async ({ page }) => {
  await addDevice(page)
  await signUpByApi(page)
  await page.goto('/account')
  const passkeys = section(page, 'Passkeys')
  await expect(passkeys).toContainText('You have no passkeys yet.')
  await passkeys.getByLabel('Your password').fill('wrong horse')
  await passkeys.getByRole('button', { name: 'Add a Passkey' }).click()
  await expect(passkeys.getByRole('alert')).toHaveText('That is not your current password.')
  await passkeys.getByLabel('Your password').fill(PASSWORD)
  await passkeys.getByRole('button', { name: 'Add a Passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  await page.goto('/api/logout')
  await page.goto('/api/login?returnTo=/gallery')
  await expect(form(page, 'Log in').getByLabel('E-mail')).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  )
  // The virtual authenticator is the person who chooses what the field offers.
  await expect(page).toHaveURL('/gallery')
})
