import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from './support/axe.ts'
import { expectLoaded } from './support/expect-loaded.ts'
import { expect, test } from './support/fixtures.ts'
import { look, systemColor } from './support/forced-colors.ts'
import { main } from './support/page-locators.ts'
import { saveMeme, signUpByApi } from './support/test-user.ts'
import { expectToast } from './support/toasts.ts'

// A server of its own: its first account is an administrator's.
test.use({ serverEnv: { ABUSE_CONTACT: 'abuse@example.com' } })

const PHONE = { width: 320, height: 640 }

const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click()

const expectNotFound = async (page: Page) => {
  const response = await page.goto('/admin')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page).toHaveTitle(/^404 Page Not Found/)
}

/** Reports a meme like somebody with a phone and without scripts. */
async function report(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE })
  await page.goto(address)
  await page.getByRole('link', { name: 'Report this meme' }).click()
  await expect(page.getByRole('link', { name: 'abuse@example.com' })).toBeVisible()
  await page.getByLabel('What is wrong with it?').selectOption('It shows something private')
  await page.getByLabel('What should they know?').fill('That is <b>my</b> house.')
  await page.getByRole('button', { name: 'Send Report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.')
  await page.close()
}

test('an administrator handles a report, a user and a meme; others get the 404 page', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000)
  const db = new DatabaseSync(join(server.dataDir, 'memesmith.sqlite'))
  db.exec('pragma busy_timeout = 5000; delete from first_account')
  db.close()
  await signUpByApi(page, 'Grace')
  // Nobody asked to be one, so it is said once.
  const notice = page.getByRole('region', { name: 'Administration' })
  await page.goto('/gallery')
  await expect(notice).toContainText('You are an administrator of this site')
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/admin')
  await expectFits(page, 'the notice')
  await notice.getByRole('button', { name: 'Got It' }).click()
  await expect(notice).toHaveCount(0)
  await expect(main(page)).toBeFocused()
  await page.goto('/privacy')
  await expect(notice).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'abuse@example.com' })).toBeVisible()
  const other = await browser.newPage({ baseURL: server.url })
  await expectNotFound(other)
  const email = await signUpByApi(other)
  await expectNotFound(other)
  const title = 'A very rare title'
  const { shareUrl } = await saveMeme(other, { title, topText: 'unusual words' })
  const status = async () => (await other.request.get(shareUrl)).status()
  await report(browser, server.url + shareUrl)

  await page.goto('/account')
  await main(page).getByRole('link', { name: 'Open the Administration' }).click()
  await expect(page).toHaveTitle('Administration · Memesmith')
  await expect(main(page).getByText('Ready', { exact: true })).toBeVisible()
  await expect(main(page).getByText('MEMES_PER_USER')).toBeVisible()
  await expect(main(page).getByText(/ for saves$/)).toBeVisible()
  await expect(main(page).getByText('No mail server is set.')).toBeVisible()
  await expectFits(page, 'overview')

  await openTab(page, 'Reports')
  await expect(main(page).getByText('It shows something private')).toBeVisible()
  await expect(main(page).getByText('That is <b>my</b> house.')).toBeVisible()
  await main(page)
    .getByRole('button', { name: `Look at ${title}` })
    .click()
  await expectLoaded(main(page).getByRole('img', { name: `The meme “${title}”` }))
  await expectFits(page, 'reports')
  await main(page)
    .getByRole('button', { name: `Take Down... ${title}` })
    .click()
  const question = page.getByRole('dialog', { name: 'Take this meme down?' })
  await question.getByLabel('In your words').fill('a complaint')
  await question.getByRole('button', { name: 'Take Down' }).click()
  await expectToast(page, 'Done', 'The meme is taken down.')
  await expect(main(page).getByText('No meme waits for a decision.')).toBeVisible()
  expect(await status()).toBe(410)
  // Its owner is told.
  await other.goto('/dashboard')
  const told = other.getByRole('region', { name: 'Decisions about your memes' })
  await expect(told.getByText(title, { exact: true })).toBeVisible()
  await expect(told.getByText('a complaint')).toBeVisible()
  await expectFits(other, 'dashboard')

  await openTab(page, 'Memes')
  await expect(main(page).getByText(': a complaint')).toBeVisible()
  await main(page)
    .getByRole('button', { name: `Restore ${title}` })
    .click()
  await expect(main(page).getByText('No meme is taken down.')).toBeVisible()
  expect(await status()).toBe(200)
  const search = main(page).getByRole('searchbox')
  await search.fill('UNUSUAL w')
  await search.press('Enter')
  await expect(main(page).getByRole('link', { name: title })).toBeVisible()
  await expectFits(page, 'memes')

  await openTab(page, 'Users')
  // The tab before has a search, too.
  await main(page).getByRole('searchbox', { name: 'first name' }).fill(email.slice(0, 12))
  await main(page).getByRole('button', { name: 'Search' }).click()
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
  const actions = page.getByRole('button', { name: `Actions for ${email}` })
  await actions.press('Enter')
  const action = (name: string) => main(page).getByRole('button', { name })
  await action('Suspend...').press('Enter')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(main(page).getByText('Suspended', { exact: true })).toBeVisible()
  expect(await status()).toBe(410)
  await expectFits(page, 'users')
  await expectVisibleInForcedColors(page)
  await action('Lift Suspension').click()
  await expect(main(page).getByText('Suspended', { exact: true })).toHaveCount(0)
  await action('Password Link').click()
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/reset-password\?token=/)
  await page.getByRole('dialog').getByText('Close', { exact: true }).click()
  await action('Delete...').click()
  await page.getByRole('button', { name: 'Delete Everything' }).click()
  await expect(main(page).getByText('There are no such users.')).toBeVisible()
  expect(await status()).toBe(404)

  await promisify(execFile)(process.execPath, ['src/cli/invite.ts', '--uses', '3'], {
    cwd: join(import.meta.dirname, '../../api'),
    env: { ...process.env, DATA_DIR: server.dataDir },
  })
  await openTab(page, 'Invitations')
  await expectFits(page, 'invitations')
  await main(page).getByRole('button', { name: 'Revoke...' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(main(page).getByText('Nobody has an invitation.')).toBeVisible()

  await openTab(page, 'Log')
  await expect(main(page).getByRole('listitem').first()).toContainText(/ revoked an invitation for/)
  await expect(main(page).getByText(/took down.*: a complaint/)).toBeVisible()
  await expectFits(page, 'log')
  await other.close()
})

/** In forced colors the current tab, states of a user, and the focus differ from what is around them. */
async function expectVisibleInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const canvas = await systemColor(page, 'Canvas')
  const tab = (name: string) => page.getByRole('link', { name, exact: true })
  const backgroundColor = await systemColor(page, 'Highlight')
  await expect.poll(() => look(tab('Users'))).toMatchObject({ backgroundColor })
  expect((await look(tab('Log'))).backgroundColor).not.toBe(backgroundColor)
  const state = await look(main(page).getByText('Suspended', { exact: true }))
  expect([state.borderTopColor === canvas, state.borderTopWidth]).toEqual([false, '2px'])
  const action = main(page).getByRole('button', { name: 'Lift Suspension' })
  await action.press('Shift')
  const outline = await action.evaluate((button) => getComputedStyle(button).outlineColor)
  expect(outline).toBe(backgroundColor)
  await page.emulateMedia({ forcedColors: 'none' })
}

/** The tab has no violations in both themes, and fits on a small phone. */
async function expectFits(page: Page, tab: string): Promise<void> {
  await expectNoViolationsInBothThemes(page, tab)
  const usual = page.viewportSize()
  await page.setViewportSize(PHONE)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, { message: tab }).toBeLessThanOrEqual(PHONE.width)
  if (usual !== null) await page.setViewportSize(usual)
}
