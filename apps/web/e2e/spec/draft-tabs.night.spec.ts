import type { BrowserContext, Page } from 'playwright/test'
import { captionsOf } from '../support/drafts.ts'
import { canvasOf, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { usePlainHttp } from '../support/plain-http.ts'
import { signUp } from '../support/sign-up.ts'
import { newEmail } from '../support/test-user.ts'

const EDITOR = '/create?tab=editor'

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(EDITOR)
  return page
}

async function write(page: Page, top: string, width: number): Promise<void> {
  await page.getByLabel('Top Text', { exact: true }).fill(top)
  await upload(page, plainPicture(width, 100))
  await expect(canvasOf(page)).toHaveJSProperty('width', width)
}

async function expectDraft(page: Page, top: string, width: number): Promise<void> {
  await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue(top)
  await expect(canvasOf(page)).toHaveJSProperty('width', width)
}

/** The same for a site at https or localhost, and over plain http. */
async function expectDraftsOfTabs(first: Page, context: BrowserContext): Promise<void> {
  await signUp(first, newEmail(), EDITOR)
  await write(first, 'First', 201)
  const second = await openTab(context)
  await test.step('each tab has its own, and keeps it over a reload', async () => {
    await expect(second.getByLabel('Top Text', { exact: true })).toHaveValue('')
    await expect(canvasOf(second)).toHaveCount(0)
    await write(second, 'Second', 202)
    await first.reload()
    await expectDraft(first, 'First', 201)
    await second.reload()
    await expectDraft(second, 'Second', 202)
  })
  await test.step('a requested template is not replaced by a draft whose tab was closed', async () => {
    await second.close()
    const third = await context.newPage()
    await third.goto('/create?template=1')
    await expect(canvasOf(third)).toBeVisible()
    expect(await captionsOf(third)).toEqual(['', ''])
    await expect(canvasOf(third)).not.toHaveJSProperty('width', 202)
    await third.close()
  })
  await test.step('the newest draft whose tab was closed is restored if no template is requested', async () => {
    const next = await openTab(context)
    await write(next, 'Second', 202)
    await next.close()
    const third = await openTab(context)
    await expectDraft(third, 'Second', 202)
    await expectDraft(first, 'First', 201)
    await third.close()
  })
  await test.step('a duplicated tab gets a draft of its own', async () => {
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      first.evaluate((address) => void window.open(address), EDITOR),
    ])
    const held = (it: Page) => it.evaluate(() => sessionStorage.getItem('memesmith-draft'))
    await expect(copy.getByRole('tabpanel', { name: 'Template Editor' })).toBeVisible()
    expect(await held(copy)).not.toBe(await held(first))
    await write(copy, 'Copy', 203)
    await first.reload()
    await expectDraft(first, 'First', 201)
    await copy.close()
  })
}

test('C5 each tab has its draft', ({ page, context }) => expectDraftsOfTabs(page, context))

test('C5 the drafts of closed tabs are limited: the eleventh is deleted', async ({
  page,
  context,
}) => {
  await signUp(page, newEmail(), EDITOR)
  for (let count = 1; count <= 11; count += 1) {
    const tab = await context.newPage()
    await tab.goto('/create?template=1')
    await tab.getByLabel('Top Text', { exact: true }).fill(`Draft ${count}`)
    await tab.close()
  }
  const last = await context.newPage()
  await last.goto('/create?template=1')
  await expect(canvasOf(last)).toBeVisible()
  const texts = () =>
    last.evaluate(() => Object.values(localStorage).filter((it) => /Draft \d/.test(it)))
  await expect.poll(async () => (await texts()).length).toBe(10)
  expect((await texts()).some((text) => text.includes('Draft 1\\'))).toBe(false)
})

test.describe('over plain http in a local network', () => {
  usePlainHttp()
  test('C5 each tab has its draft there, too', async ({ page, context }) => {
    test.skip(!isFull, 'at night')
    await expectDraftsOfTabs(page, context)
  })
})
