import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import type { TestServer } from '../support/server.ts'
import { PASSWORD, signUpByApi } from '../support/test-user.ts'

const apiDir = join(import.meta.dirname, '../../../api')
const NEW_PASSWORD = 'correct horse battery'

// One worker, so that one server is started.
test.describe.configure({ mode: 'default' })

// A server whose mail server does not answer. Users are not told.
test.use({
  serverEnv: {
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://memes.test',
    LOG_LEVEL: 'fatal',
  },
})

/** Makes a link like the operator does. */
async function linkFor(email: string, { dataDir }: TestServer): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/cli/reset-password.ts', email],
    { cwd: apiDir, env: { ...process.env, DATA_DIR: dataDir } },
  )
  return /\/api\/\S+/.exec(stdout)?.[0] ?? ''
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
}

test.describe('a forgotten password, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('from the login page to the inbox', async ({ page }) => {
    await page.goto('/api/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your inbox.')
  })

  test('from the link to the dashboard, past a bad password', async ({ page, server }) => {
    const email = await signUpByApi(page)
    await page.request.get('/api/logout')
    await page.goto(await linkFor(email, server))
    await choose(page, 'iloveyou1')
    await expect(page.getByRole('alert')).toContainText('most common passwords')
    await choose(page, NEW_PASSWORD)
    await expect(page).toHaveURL('/dashboard')
    const form = { email, password: PASSWORD }
    expect((await page.request.post('/api/login', { form })).status()).toBe(401)
  })
})

test('axe finds no violation on the way, in both themes', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/api/forgot-password')
  await expectNoViolationsInBothThemes(page, 'forgot')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('a link is on its way')).toBeVisible()
  await expectNoViolationsInBothThemes(page, 'sent')
  await page.reload()
  await expect(page.getByLabel('E-mail')).toBeVisible()

  const email = await signUpByApi(page)
  const path = await linkFor(email, server)
  await page.goto(path)
  await choose(page, 'iloveyou1')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolationsInBothThemes(page, 'a refused password')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await choose(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/dashboard')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too late.')
  await expectNoViolationsInBothThemes(page, 'a dead link')
})
