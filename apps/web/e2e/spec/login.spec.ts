import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { newEmail, PASSWORD } from '../support/test-user.ts'

const form = (page: Page, name: 'Log In' | 'Sign Up') => page.getByRole('region', { name })

async function send(page: Page, name: 'Log In' | 'Sign Up', email: string, password: string) {
  await form(page, name).getByLabel('E-mail').fill(email)
  await form(page, name).getByLabel('Password').fill(password)
  await form(page, name).getByRole('button', { name }).click()
}

test.describe('the login page', () => {
  test('the login page: refusals, the way back, and its first fields', async ({ page }) => {
    await test.step('a rejected login keeps the e-mail in its own form and focuses the password', async () => {
      await page.goto('/api/login?returnTo=/create')
      await expect(form(page, 'Log In')).toContainText(
        'Forgot your password? The people who run this site can help you.',
      )
      const email = newEmail()
      await send(page, 'Log In', email, PASSWORD)
      await expect(form(page, 'Log In').getByRole('alert')).toHaveText(
        'That e-mail and password do not belong together.',
      )
      await expect(form(page, 'Log In').getByLabel('E-mail')).toHaveValue(email)
      await expect(form(page, 'Sign Up').getByLabel('E-mail')).toHaveValue('')
      await expect(form(page, 'Log In').getByLabel('Password')).toBeFocused()

      await send(page, 'Sign Up', email, 'Password1')
      await expect(form(page, 'Sign Up').getByRole('alert')).toContainText('most common passwords')
      await send(page, 'Sign Up', email, PASSWORD)
      await expect(page).toHaveURL('/create')
    })
    await test.step('Back after a rejected login shows the page without a prompt to resubmit', async () => {
      const { email } = await (await page.request.get('/api/auth/user')).json()
      await page.goto('/api/logout')
      await page.goto('/api/login?returnTo=/gallery')
      await send(page, 'Log In', email, 'wrong horse')
      await expect(page.getByRole('alert')).toBeVisible()
      await send(page, 'Log In', email, 'wrong again')
      await expect(page.getByRole('alert')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/api/login?returnTo=%2Fgallery')
      await expect(form(page, 'Log In')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.goForward()
      await expect(form(page, 'Log In')).toBeVisible()
      await page.reload()
      await send(page, 'Log In', email, PASSWORD)
      await expect(page).toHaveURL('/gallery')
      await page.goBack()
      await expect(page).toHaveURL('/gallery')
    })
    await test.step('#signup focuses the first field of its form', async () => {
      await page.goto('/api/logout')
      await page.goto('/gallery')
      await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
      await expect(form(page, 'Sign Up').getByLabel('First name')).toBeFocused()
      await page.goto('/api/login#login')
      await expect(form(page, 'Log In').getByLabel('E-mail')).toBeFocused()
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('shows one form completely, also rejected, with a link to the other', async ({ page }) => {
      await test.step('shows the chosen form completely, with a link to the other', async () => {
        await page.goto('/gallery')
        await page.getByRole('button', { name: 'Open menu' }).click()
        await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click()
        await expect(form(page, 'Sign Up')).toBeInViewport({ ratio: 1 })
        await expect(form(page, 'Log In')).toBeHidden()
        await expect(form(page, 'Sign Up').getByLabel('First name')).toBeFocused()
        await page.getByRole('link', { name: 'Log In', exact: true }).click()
        await expect(form(page, 'Log In')).toBeInViewport({ ratio: 1 })
        await expect(form(page, 'Sign Up')).toBeHidden()
        await expect(form(page, 'Log In').getByLabel('E-mail')).toBeFocused()
      })
      await test.step('shows the rejected form, with a link to the other', async () => {
        await page.goto('/api/login#signup')
        await send(page, 'Sign Up', newEmail(), 'Password1')
        await expect(form(page, 'Sign Up').getByRole('alert')).toBeVisible()
        await expect(form(page, 'Log In')).toBeHidden()
        await page.getByRole('link', { name: 'Log In', exact: true }).click()
        await expect(form(page, 'Log In')).toBeVisible()
        await expect(form(page, 'Sign Up')).toBeHidden()
      })
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('signs up at #signup, and rejects and accepts logins like with JavaScript', async ({
      page,
    }) => {
      await test.step('signs up at #signup', async () => {
        await page.goto('/api/login?returnTo=/gallery#signup')
        await expect(form(page, 'Sign Up')).toBeInViewport()
        await send(page, 'Sign Up', newEmail(), PASSWORD)
        await expect(page).toHaveURL('/gallery')
      })
      await test.step('rejects and accepts logins like with JavaScript', async () => {
        const { email } = await (await page.request.get('/api/auth/user')).json()
        await page.request.get('/api/logout')
        await page.goto('/api/login?returnTo=/dashboard')
        await send(page, 'Log In', email, 'wrong horse')
        await expect(page.getByRole('alert')).toBeVisible()
        await send(page, 'Log In', email, PASSWORD)
        await expect(page).toHaveURL('/dashboard')
      })
    })
  })
})
