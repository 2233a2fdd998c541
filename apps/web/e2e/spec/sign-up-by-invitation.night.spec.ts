import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

// The mail server does not answer, so nobody can confirm an e-mail address.
const env = {
  SIGN_UP: 'invite',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'http://memes.test',
  LOG_LEVEL: 'fatal',
}
test.use({ serverEnv: env })

test('by invitation: what the pages say, the link, and an address that is not confirmed', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await expect(page.getByText('Sign-up is by invitation here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log In', exact: true }).first()).toBeAttached()
  await expect(page.getByText('Sign Up', { exact: true }).first()).toBeHidden()
  await page.goto('/gallery')
  await expect(page.getByText('Log in to use templates.')).toBeVisible()
  await page.goto('/api/login')
  await expect(page.getByText('Ask the people who run this site for a link.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Up' })).toHaveCount(0)
  await expectNoViolationsInBothThemes(page, 'no sign-up')

  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli/invite.ts'], {
    cwd: join(import.meta.dirname, '../../../api'),
    env: { ...process.env, ...env, DATA_DIR: server.dataDir },
  })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(/\/api\/\S+/.exec(stdout)?.[0] ?? '')
  const form = page.getByRole('region', { name: 'Sign Up' })
  await form.getByLabel('E-mail').fill('ada@example.com')
  await form.getByLabel('Password').fill('correct horse')
  await form.getByRole('button', { name: 'Sign Up' }).click()

  const notice = page.getByText('Confirm your e-mail address, and others can see')
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'My account' }).click()
  const section = page.getByRole('region', { name: 'Confirm Your E-Mail' })
  await section.getByRole('button', { name: 'Send It Again' }).click()
  await expect(page.getByText('A link is on its way to ada@example.com.')).toBeVisible()
  await expectNoViolationsInBothThemes(page, 'the account')

  const saved = await page.request.post('/api/memes', { data: { templateId: 1 } })
  const { shareUrl } = await saved.json()
  const shared = await page.goto(shareUrl)
  expect(shared?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not shared yet')
  await expectNoViolationsInBothThemes(page, 'not shared yet')
})
