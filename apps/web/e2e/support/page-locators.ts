import type { Locator, Page } from 'playwright/test'

/** The main content of a page. */
export const main = (page: Page): Locator => page.getByRole('main')

/** The links of the header. */
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })

/** Follows a link of the header, without reloading the app. */
export const follow = (page: Page, name: string): Promise<void> =>
  mainMenu(page).getByRole('link', { name, exact: true }).click()

/** The cards of the gallery or the dashboard. */
export const cards = (page: Page): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

export const cardOf = (page: Page, title: string): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Opens a meme of the dashboard in the editor. */
export const editMeme = (page: Page, title: string): Promise<void> =>
  cardOf(page, title)
    .getByRole('button', { name: /^Edit “/ })
    .click()

/** The calls of the gallery for a part of its list. */
export const GALLERY_LISTS = /\/api\/templates\?/

/**
 * Opens the gallery from another page. The server renders a gallery that is opened directly, which
 * makes no call for its list.
 */
export async function followToGallery(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Gallery', exact: true }).last().click()
}
