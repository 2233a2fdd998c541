import type { Browser, Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectRedirectToLogin, stopClock } from '../support/page-clock.ts'
import { follow, main } from '../support/page-locators.ts'
import { newEmail, PASSWORD, saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

const section = (page: Page, name: string) => main(page).getByRole('region', { name })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
const NEW_PASSWORD = 'correct horse battery'

const logIn = async (page: Page, email: string, password = PASSWORD) =>
  (await page.request.post('/api/login', { form: { email, password }, maxRedirects: 0 })).status()

const userStatus = async (page: Page) => (await page.request.get('/api/auth/user')).status()

/** Another device of the same user. */
async function anotherDevice(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const page = await browser.newPage({ baseURL })
  expect(await logIn(page, email)).toBe(303)
  return page
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  const form = section(page, 'Change Password')
  await form.getByLabel('Current password').fill(current)
  await form.getByLabel('New password').fill(next)
  await form.getByRole('button', { name: 'Change Password' }).click()
}

test.describe('the account page', () => {
  test('shows and changes what belongs to the account', async ({ page, context }) => {
    await test.step('is linked from the dashboard, and shows the e-mail address', async () => {
      const email = await signUpByApi(page, 'Ada')
      await page.goto('/dashboard')
      await main(page).getByRole('link', { name: 'Account' }).click()
      await expect(page).toHaveURL('/account')
      await expect(page).toHaveTitle('Your Account · Memesmith')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Account')
      await expect(main(page).getByText(email, { exact: true })).toBeVisible()
    })
    await test.step('fits a small phone', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await main(page).getByRole('button', { name: 'Delete Account' }).click()
      await expect(dialog(page)).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 1280, height: 800 })
    })
    await test.step('keeps the account when the user cancels', async () => {
      const button = main(page).getByRole('button', { name: 'Delete Account' })
      await button.click()
      await dialog(page).getByLabel('Your password').fill('half a pass')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(button).toBeFocused()
      await button.click()
      await expect(dialog(page).getByLabel('Your password')).toHaveValue('')
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      expect(await userStatus(page)).toBe(200)
    })
    await test.step('changes the name and, with the password, the e-mail address', async () => {
      const { email } = await (await page.request.get('/api/auth/user')).json()
      const name = section(page, 'Your Name')
      await name.getByLabel('First name').fill('evil.example')
      await name.getByRole('button').click()
      await expect(name.getByRole('alert')).toContainText('without a web or e-mail address')
      await name.getByLabel('First name').fill(' Grace ')
      await name.getByRole('button').click()
      await expectToast(page, 'Success', 'Name changed.')
      await expect(name.getByRole('button')).toBeFocused()

      const address = section(page, 'Change E-Mail')
      const fresh = newEmail()
      await address.getByLabel('New e-mail').fill(fresh)
      await address.getByLabel('Your password').fill('wrong horse')
      await address.getByRole('button').click()
      await expect(address.getByRole('alert')).toHaveText('That is not your current password.')
      await address.getByLabel('Your password').fill(PASSWORD)
      await address.getByRole('button').click()
      await expectToast(page, 'Success')
      await expect(main(page).getByText(fresh, { exact: true })).toBeVisible()
      await expect(address.getByLabel('New e-mail')).toHaveValue('')
      await follow(page, 'Dashboard')
      await expect(main(page)).toContainText('Welcome back, Grace!')
      expect(await logIn(page, email)).toBe(401)
      expect(await logIn(page, fresh)).toBe(303)
    })
    await test.step('shows an error if it can not be loaded, and retries', async () => {
      await page.route('**/api/account', (route) => route.abort())
      await page.goto('/account')
      await expect(main(page).getByRole('alert')).toHaveText('Your account could not be loaded.')
      await context.setOffline(true)
      await expect(main(page).getByRole('alert')).toHaveText(
        'You are offline. The settings of your account need the network.',
      )
      await context.setOffline(false)
      await page.unroute('**/api/account')
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await expect(section(page, 'Change Password')).toBeVisible()
    })
    await test.step('deletes the account after the password is entered, and says first what is lost', async () => {
      const { email } = await (await page.request.get('/api/auth/user')).json()
      const { shareUrl } = await saveMeme(page)
      await saveMeme(page)
      await page.goto('/account')
      await main(page).getByRole('button', { name: 'Delete Account' }).click()
      await expect(dialog(page)).toContainText(
        'All 2 memes, their links, every picture you uploaded and the account itself will be gone.',
      )
      await expect(dialog(page).getByLabel('Your password')).toBeFocused()
      await dialog(page).getByLabel('Your password').fill('wrong horse')
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByRole('alert')).toHaveText('That is not your password.')
      await dialog(page).getByLabel('Your password').fill(PASSWORD)
      await dialog(page).getByRole('button', { name: 'Delete Everything' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is gone')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
      expect((await page.request.get(shareUrl)).status()).toBe(404)
      expect(await logIn(page, email)).toBe(401)
    })
  })

  test('sends visitors to the login page and back', async ({ page }) => {
    await stopClock(page)
    await page.goto('/account')
    await expectToast(page, 'Log in to see your account')
    await expectRedirectToLogin(page, 1000, '/account')
  })

  test('is left on every device', async ({ page, browser, server }) => {
    const email = await signUpByApi(page)
    const elsewhere = await anotherDevice(browser, server.url, email)
    await test.step('changes the password, and signs out the other devices', async () => {
      await page.goto('/account')
      await expect(section(page, 'Change Password')).toBeVisible()
      await expectNoViolationsInBothThemes(page, 'settings')
      await changePassword(page, 'wrong horse', NEW_PASSWORD)
      await expectNoViolationsInBothThemes(page, 'refusal')
      await expect(section(page, 'Change Password').getByRole('alert')).toHaveText(
        'That is not your current password.',
      )
      // The error disappears with the next input.
      await section(page, 'Change Password').getByLabel('Current password').fill('right')
      await expect(section(page, 'Change Password').getByRole('alert')).toHaveCount(0)
      await changePassword(page, PASSWORD, 'iloveyou')
      await expect(section(page, 'Change Password').getByRole('alert')).toContainText(
        'one of the 10,000 most common passwords',
      )
      await changePassword(page, PASSWORD, NEW_PASSWORD)
      await expectToast(page, 'Success', 'Password changed. Other devices are signed out.')
      await expect(section(page, 'Change Password').getByRole('alert')).toHaveCount(0)
      await expect(page.getByLabel('New password')).toHaveValue('')
      expect([await userStatus(page), await userStatus(elsewhere)]).toEqual([200, 401])
      expect(await logIn(elsewhere, email, NEW_PASSWORD)).toBe(303)
    })
    await test.step('signs out everywhere', async () => {
      await main(page).getByRole('button', { name: 'Delete Account' }).click()
      await dialog(page).getByLabel('Your password').fill('wrong horse')
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByRole('alert')).toBeVisible()
      await expectNoViolationsInBothThemes(page, 'dialog')
      await page.keyboard.press('Escape')
      await main(page).getByRole('button', { name: 'Logout Everywhere', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'You are signed out everywhere',
      )
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
      expect([await userStatus(page), await userStatus(elsewhere)]).toEqual([401, 401])
      await elsewhere.close()
      await expectNoViolationsInBothThemes(page, 'farewell')
      await main(page).getByRole('link', { name: 'Log In' }).click()
      await expect(page).toHaveURL('/api/login?returnTo=%2Fdashboard')
    })
  })

  test('shows how far an import is, what it skipped, and the space that is used', async ({
    page,
    context,
  }) => {
    await signUpByApi(page)
    await saveMeme(page, { title: 'Known' })
    const zip = await (await page.request.get('/api/archive')).body()
    await page.goto('/account')
    const memes = section(page, 'Your Memes')
    const choose = (of: Page, buffer: Buffer) =>
      section(of, 'Your Memes')
        .getByLabel('A zip of memes')
        .setInputFiles({ name: 'memes.zip', mimeType: 'application/zip', buffer })
    await expect(memes).toContainText(/[0-9.]+ [KM]B of 500 MB used/)

    await test.step('a slow upload moves on; another one is told to wait', async () => {
      const network = await context.newCDPSession(page)
      await network.send('Network.enable')
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: 500_000,
      })
      await choose(page, Buffer.alloc(3_000_000, 'PK\x03\x04'))
      await expect(memes.getByRole('progressbar', { name: /^Sending: / })).toBeVisible()
      await expect(memes).toContainText(/Sending: 1.* MB of 2\.9 MB \([3-9][0-9]%\)/)
      const second = await context.newPage()
      await second.goto('/account')
      await choose(second, zip)
      await expect(section(second, 'Your Memes').getByRole('alert')).toHaveText(
        'Another import of yours is running. Please wait until it is finished.',
      )
      await second.close()
      await expect(memes.getByRole('alert')).toContainText('zip')
      await expect(memes.getByRole('progressbar')).toHaveCount(0)
      await network.detach()
    })

    await test.step('the report has titles, and the number of those without a reason', async () => {
      await page.route('**/api/archive', async (route) => {
        const response = await route.fetch()
        const report = { ...(await response.json()), skipped: 5001, left: 7000 }
        await route.fulfill({ response, json: report })
      })
      await choose(page, zip)
      await memes.getByText('What was skipped').click()
      await expect(memes.getByRole('listitem')).toHaveText([
        'Known: It is in the collection already.',
        'And 5,000 more.',
      ])
      await expect(memes).toContainText('7,000 more are left: import the same zip again to go on.')
    })
  })
})
