import type { Locator, Page } from 'playwright/test'
import { signUpByApi } from './test-user.ts'

/** The AI Generator tab. */
export const generator = (page: Page): Locator =>
  page.getByRole('tabpanel', { name: 'AI Generator' })

export const titleField = (page: Page): Locator => generator(page).getByLabel('Meme Title')

export const promptField = (page: Page): Locator => generator(page).getByLabel('Describe your meme')

/** @param name of the button */
export const generatorButton = (page: Page, name: string): Locator =>
  generator(page).getByRole('button', { name, exact: true })

/** Opens the generator as a new user. */
export async function openGenerator(page: Page): Promise<void> {
  await signUpByApi(page)
  await page.goto('/create')
}

/** Generates a meme on the open Create page. */
export async function generate(page: Page, prompt = 'a cat'): Promise<void> {
  await promptField(page).fill(prompt)
  await generatorButton(page, 'Generate AI Meme').click()
}
