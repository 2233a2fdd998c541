import type { Page } from 'playwright/test'
import { PASSWORD } from './test-user.ts'

/** Fills in the sign-up form of the login page that is open. */
export async function fillSignUp(page: Page, email: string, firstName = 'Ada'): Promise<void> {
  const form = page.getByRole('region', { name: 'Sign Up' })
  await form.getByLabel('First name').fill(firstName)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign Up' }).click()
}

/** Fills in the log-in form of the login page that is open. */
export async function fillLogIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Log In' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Log In' }).click()
}

/** Signs up a new user on the login page, and waits for `returnTo`. */
export async function signUp(
  page: Page,
  email: string,
  returnTo: string,
  firstName?: string,
): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)
  await fillSignUp(page, email, firstName)
  await page.waitForURL((url) => url.pathname + url.search === returnTo)
}
