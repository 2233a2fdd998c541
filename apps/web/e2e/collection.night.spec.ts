import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import {
  delayAnswers,
  giveFont,
  layoutShiftsOf,
  watchLayoutShifts,
} from './support/layout-shifts.ts'
import { cardOf, cards, follow, main } from './support/page-locators.ts'
import { saveMeme, signUpByApi } from './support/test-user.ts'
import { expectToast, toast } from './support/toasts.ts'

const titles = (page: Page) => cards(page).getByRole('heading')
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search your memes' })
const bar = (page: Page) => main(page).getByRole('toolbar', { name: 'Selected memes' })
const select = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: /^Select/ })

async function openCollection(page: Page): Promise<void> {
  await signUpByApi(page)
  for (const [title, topText] of [
    ['Apple', 'red'],
    ['Banana', 'yellow'],
    ['Cherry', 'also red'],
    ['Date', 'brown'],
  ] as const) {
    await saveMeme(page, { title, topText })
  }
  await page.goto('/dashboard')
  await expect(titles(page)).toHaveText(['Date', 'Cherry', 'Banana', 'Apple'])
}

test('a collection is searched, filtered and sorted, and Back and a reload keep it', async ({
  page,
}) => {
  await openCollection(page)
  await search(page).fill('redd')
  await expect(titles(page)).toHaveText(['Cherry', 'Apple'])
  await expect(main(page).getByRole('status').filter({ hasText: '2 memes found' })).toBeAttached()
  await expect(page).toHaveURL('/dashboard?q=redd')
  await main(page).getByRole('combobox', { name: 'Order' }).selectOption('Title, A to Z')
  await expect(titles(page)).toHaveText(['Apple', 'Cherry'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Apple', 'Cherry'])
  await expect(search(page)).toHaveValue('redd')
  await page.goBack()
  await expect(titles(page)).toHaveText(['Cherry', 'Apple'])

  await search(page).fill('nothing like it')
  await expect(main(page).getByText('No memes found')).toBeVisible()
  await expectNoViolationsInBothThemes(page, 'no memes found')
  await main(page).getByRole('button', { name: 'Show all memes' }).click()
  await expect(titles(page)).toHaveText(['Date', 'Cherry', 'Banana', 'Apple'])

  await cardOf(page, 'Banana').hover()
  await cardOf(page, 'Banana').getByRole('button', { name: 'Favorite “Banana”' }).click()
  await main(page).getByRole('button', { name: 'Favorites' }).click()
  await expect(titles(page)).toHaveText(['Banana'])
  await page.goBack()
  await expect(titles(page)).toHaveCount(4)
  await main(page).getByRole('button', { name: 'Generated' }).click()
  await expect(main(page).getByText('No memes found')).toBeVisible()
})

test('memes are selected by mouse and keyboard, tagged, deleted, and brought back', async ({
  page,
}) => {
  await openCollection(page)
  await cardOf(page, 'Cherry').hover()
  await select(page, 'Cherry').click()
  await select(page, 'Apple').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('3 selected')
  await bar(page).getByRole('button', { name: 'Tags' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Add a tag').fill('fruit')
  await dialog.getByLabel('Add a tag').press('Enter')
  await dialog.getByLabel('Add a tag').fill(`${'w'.repeat(49)},`)
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await dialog.getByRole('button', { name: /^Remove www/ }).click()
  await dialog.getByLabel('Add a tag').fill('sweet')
  await expectNoViolationsInBothThemes(page, 'the tag dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardOf(page, 'Apple')).toContainText('#fruit #sweet')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await main(page).getByRole('button', { name: '#fruit' }).click()
  await expect(titles(page)).toHaveText(['Cherry', 'Banana', 'Apple'])

  // Suggestions are the tags that exist.
  await select(page, 'Banana').press('Enter')
  await bar(page).getByRole('button', { name: 'Tags' }).click()
  await expect(dialog.locator('datalist option')).toHaveCount(2)
  const many = Array.from({ length: 19 }, (_, index) => `tag ${index}`)
  for (const tag of many) await dialog.getByLabel('Add a tag').fill(`${tag},`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('At most 20 tags, please.')
  await dialog.getByRole('button', { name: 'Remove fruit' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(cardOf(page, 'Banana')).not.toContainText('#fruit')
  await main(page).getByRole('button', { name: 'All tags' }).click()
  await dialog.getByRole('searchbox').fill('AG 18')
  await expectNoViolationsInBothThemes(page, 'all tags')
  await dialog.getByRole('listitem').getByRole('button').click()
  await expect(titles(page)).toHaveText(['Banana'])
  await main(page).getByRole('button', { name: '#tag 18' }).click()
  await expect(titles(page)).toHaveCount(4)

  await select(page, 'Cherry').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar(page)).toContainText('4 selected')
  await expectNoViolationsInBothThemes(page, 'selected memes')

  // What only some have, all get if it is added.
  await bar(page).getByRole('button', { name: 'Tags' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove fruit 2 of 4' })).toBeVisible()
  await dialog.getByLabel('Add a tag').fill('FRUIT,')
  await expect(dialog.getByRole('button', { name: 'Remove fruit', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const downloading = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Download' }).click()
  const zip = await (await downloading).path()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', '4 memes deleted successfully.')
  await expect(page.locator('#main')).toBeFocused()
  await expect(main(page).getByText('No memes yet')).toBeVisible()
  expect(await (await page.request.get('/api/memes')).json()).toEqual([])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Restored', '4 memes are back.')
  await expect(titles(page)).toHaveText(['Date', 'Cherry', 'Banana', 'Apple'])
  await expect(cardOf(page, 'Apple')).toContainText('#fruit #sweet')

  await delayAnswers(page)
  await giveFont(page)
  await watchLayoutShifts(page)
  await page.reload()
  await expect(titles(page)).toHaveCount(4)
  await expect(main(page).getByRole('button', { name: '#sweet' })).toBeVisible()
  expect(await layoutShiftsOf(page)).toEqual([])
  await page.unrouteAll()

  // Another account takes them over.
  await page.context().clearCookies()
  await signUpByApi(page)
  await page.goto('/account')
  const everything = page.waitForEvent('download')
  await main(page).getByRole('link', { name: 'Download Everything' }).click()
  expect((await everything).suggestedFilename()).toMatch(/^my-memes-.*\.zip$/)
  for (const [report, reasons] of [
    ['4 memes imported. 0 skipped.', 0],
    ['0 memes imported. 4 skipped.', 4],
  ] as const) {
    await main(page).getByLabel('A zip of memes').setInputFiles(zip)
    await expect(main(page).getByText(report)).toBeVisible()
    await expect(main(page).getByRole('status').locator('li')).toHaveCount(reasons)
  }
  await expectNoViolationsInBothThemes(page, 'an import')
  await follow(page, 'Dashboard')
  await expect(titles(page)).toHaveText(['Date', 'Cherry', 'Banana', 'Apple'])
})

test('one meme is brought back to its place, and duplicates are marked and found', async ({
  page,
}) => {
  await openCollection(page)
  await cardOf(page, 'Cherry').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(titles(page)).toHaveText(['Date', 'Banana', 'Apple'])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText(['Date', 'Cherry', 'Banana', 'Apple'])
  // Two deletions, one after the other, and one before a toast of something else.
  for (const name of ['Cherry', 'Apple']) {
    await cardOf(page, name).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(cardOf(page, name)).toHaveCount(0)
  }
  await toast(page).getByRole('button', { name: 'Undo All' }).click()
  await expectToast(page, 'Restored', '2 deletions are undone.')
  await expect(titles(page)).toHaveText(['Date', 'Cherry', 'Banana', 'Apple'])
  await cardOf(page, 'Apple').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Meme deleted successfully.')
  await page.route('**/api/memes/*', (route) => route.abort())
  await cardOf(page, 'Date')
    .getByRole('button', { name: /^Favorite/ })
    .click()
  await expect(toast(page)).not.toContainText('Success')
  await page.unroute('**/api/memes/*')
  await toast(page).getByRole('button', { name: 'Undo Deletion' }).click()
  await expect(titles(page)).toHaveText(['Date', 'Cherry', 'Banana', 'Apple'])
  await saveMeme(page, { title: 'Date again', topText: 'brown' })
  await page.reload()
  const mark = main(page).getByText('Duplicate', { exact: true })
  await expect(cards(page).first().getByText('Duplicate', { exact: true })).toHaveAttribute(
    'title',
    'The same as “Date”',
  )
  await expect(mark).toHaveCount(1)
  await main(page).getByRole('button', { name: 'Duplicates' }).click()
  await expect(titles(page)).toHaveText(['Date again'])
  await expect(main(page).getByText('looks the same as an older meme')).toBeVisible()
  await expectNoViolationsInBothThemes(page, 'duplicates')
  // Without the original it is none.
  await page.goBack()
  await expect(titles(page)).toHaveCount(5)
  await cards(page).nth(1).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(titles(page)).toHaveText(['Date again', 'Cherry', 'Banana', 'Apple'])
  await expect(mark).toHaveCount(0)
})

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('a long press selects, and then a tap on a picture', async ({ page }) => {
    await openCollection(page)
    const picture = cardOf(page, 'Cherry').getByRole('link')
    await picture.scrollIntoViewIfNeeded()
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const client = await page.context().newCDPSession(page)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await expect(bar(page)).toBeVisible()
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(select(page, 'Cherry')).toHaveAttribute('aria-pressed', 'true')
    await cardOf(page, 'Date').getByRole('link').tap()
    await expect(select(page, 'Date')).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL('/dashboard')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectNoViolationsInBothThemes(page, 'selected on a phone')
  })
})
