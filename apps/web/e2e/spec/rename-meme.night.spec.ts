import type { Page } from 'playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { devicesOf } from '../support/devices.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { cardOf, cards } from '../support/page-locators.ts'
import { listMemes, saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast, toast } from '../support/toasts.ts'

const pencil = (page: Page) => cards(page).getByRole('button', { name: /^Rename “/ })
const field = (page: Page) => page.getByRole('textbox', { name: /^Title of “/ })
const heading = (page: Page) => cards(page).getByRole('heading')
const titles = async (page: Page) => (await listMemes(page)).map(({ title }) => title)

async function openDashboard(page: Page, title = 'Old name') {
  await signUpByApi(page)
  const meme = await saveMeme(page, { title })
  await page.goto('/dashboard')
  await expect(cardOf(page, title)).toBeVisible()
  return meme
}

for (const [device, use] of devicesOf('desktop')) {
  test.describe(`Rename on the dashboard, on a ${device}`, () => {
    test.use(use)

    test('in place: the card shows the new title at once, and keeps its height', async ({
      page,
    }) => {
      await openDashboard(page)
      const before = await cardOf(page, 'Old name').boundingBox()
      const gate = await holdRequests(page, '**/api/memes/*')
      await pencil(page).click()
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('Old name')
      expect((await page.getByRole('article').boundingBox())?.height).toBe(before?.height)
      await expectNoViolations(page, 'renaming')
      await field(page).fill('  New name ')
      await field(page).press('Enter')
      await expect(heading(page)).toHaveText('New name')
      await expect(pencil(page)).toBeFocused()
      gate.open()
      await expect.poll(() => titles(page)).toEqual(['New name'])
      await page.reload()
      await expect(heading(page)).toHaveText('New name')
      await expect(toast(page)).toHaveCount(0)
    })
  })
}

test('Rename by keyboard: Escape keeps the old title, leaving the field saves, and each title is a good one', async ({
  page,
}) => {
  const { id } = await openDashboard(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.method()))
  await test.step('an unchanged title sends nothing', async () => {
    await pencil(page).click()
    await field(page).press('Enter')
    await expect(heading(page)).toHaveText('Old name')
    await pencil(page).press('Enter')
    await field(page).fill('Not this')
    await field(page).press('Escape')
    await expect(heading(page)).toHaveText('Old name')
    await expect(pencil(page)).toBeFocused()
    await listMemes(page)
    expect(asked).not.toContain('PATCH')
  })
  await test.step('a failure shows an error, and the old title again', async () => {
    await page.route(`**/api/memes/${id}`, (route) => route.fulfill({ status: 500 }))
    await page.keyboard.press('Enter')
    await field(page).fill('New name')
    await field(page).press('Enter')
    await expectToast(page, 'Error', 'Failed to rename meme. Please try again.')
    await expect(heading(page)).toHaveText('Old name')
    await page.unroute(`**/api/memes/${id}`)
  })
  await test.step('leaving the field saves', async () => {
    await pencil(page).click()
    await field(page).fill('This one')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(heading(page)).toHaveText('This one')
    await expect.poll(() => titles(page)).toEqual(['This one'])
  })
  await test.step('an empty title becomes Untitled Meme', async () => {
    await pencil(page).click()
    await field(page).fill('   ')
    await field(page).press('Enter')
    await expect(heading(page)).toHaveText('Untitled Meme')
    await expect.poll(() => titles(page)).toEqual(['Untitled Meme'])
  })
  await test.step('a long title is counted, and ends at 200 characters', async () => {
    await pencil(page).click()
    await field(page).fill('x'.repeat(250))
    await expect(field(page)).toHaveValue('x'.repeat(200))
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByText('200 / 200')).toBeVisible()
    await field(page).press('Enter')
    await expect.poll(() => titles(page)).toEqual(['x'.repeat(200)])
  })
})
