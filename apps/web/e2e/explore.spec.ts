import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { main } from './support/page-locators.ts'
import { saveMeme, signUpByApi } from './support/test-user.ts'
import { expectToast } from './support/toasts.ts'

// A server of its own: with a public side, and an administrator who lets memes in.
test.use({ serverEnv: { PUBLIC_GALLERY: 'review' } })

const PHONE = { width: 320, height: 640 }
const card = (page: Page, title: string) =>
  main(page).getByRole('article').filter({ hasText: title })

test('a meme is shown, let in, found, liked, remixed, and taken back', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  const db = new DatabaseSync(join(server.dataDir, 'memesmith.sqlite'))
  db.exec('pragma busy_timeout = 5000; delete from first_account')
  db.close()
  const judge = await browser.newPage({ baseURL: server.url })
  await signUpByApi(judge, 'Grace')

  // The owner chooses a handle, which the switch asks for.
  await signUpByApi(page)
  await saveMeme(page, { title: 'Look at this', topText: 'LOOK AT THIS' })
  await page.goto('/dashboard')
  const own = card(page, 'Look at this')
  await own.getByRole('button', { name: 'Show in Public' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'handle' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose a Handle' }).click()
  const section = page.getByRole('region', { name: 'Your Handle' })
  await section.getByRole('textbox').fill('admin')
  await section.getByRole('button', { name: 'Choose Handle' }).click()
  await expect(section.getByRole('alert')).toHaveText('That handle is reserved.')
  await section.getByRole('textbox').fill('ada_99')
  await section.getByRole('button', { name: 'Choose Handle' }).click()
  await expectToast(page, 'Success', 'Handle changed.')

  await page.goto('/dashboard')
  await own.getByRole('button', { name: 'Show in Public' }).click()
  await expectToast(page, 'Success', 'It waits for an administrator, who looks at it first.')
  await expect(own.getByText('Waiting')).toBeVisible()
  // The width at which cards are narrowest beside each other on a desktop.
  await page.setViewportSize({ width: 1440, height: 900 })
  const [edge, last] = await Promise.all([
    own.boundingBox(),
    own.getByRole('button', { name: 'Delete' }).boundingBox(),
  ])
  expect((last?.x ?? 0) + (last?.width ?? 0), 'all buttons are within the card').toBeLessThan(
    (edge?.x ?? 0) + (edge?.width ?? 0),
  )

  // An administrator lets it in.
  await judge.goto('/admin?tab=waiting')
  await expect(main(judge).getByRole('button', { name: /^Let In/ })).toBeVisible()
  await expectNoViolationsInBothThemes(judge, 'the queue')
  await main(judge).getByRole('button', { name: 'Let In Look at this' }).press('y')
  await expectToast(judge, 'Done', 'The meme is in public.')
  await expect(main(judge)).toContainText('No meme waits to be shown in public.')

  // A visitor finds it, and is sent to log in by a like.
  const visitor = await browser.newPage({ baseURL: server.url, viewport: PHONE })
  await visitor.goto('/explore')
  await expect(
    card(visitor, 'Look at this').getByRole('img', { name: /LOOK AT THIS/ }),
  ).toBeVisible()
  await expectNoViolationsInBothThemes(visitor, 'the public side')
  expect(
    await visitor.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'the page does not scroll sideways',
  ).toBe(true)
  await card(visitor, 'Look at this').getByRole('button', { name: /^Like/ }).click()
  await visitor.waitForURL(/\/api\/login/)

  await signUpByApi(visitor)
  await visitor.goto('/')
  await visitor.goto('/explore?sort=popular')
  const found = card(visitor, 'Look at this')
  const liked = visitor.waitForResponse('**/api/explore/*/like')
  await found.getByRole('button', { name: /^Like/ }).click()
  await expect(found.getByRole('button', { name: /1 like/, pressed: true })).toBeVisible()
  // It is shown before the server has it.
  await liked
  await visitor.reload()
  await expect(found.getByRole('button', { name: /1 like/, pressed: true })).toBeVisible()
  await found.getByRole('link', { name: 'ada_99' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('ada_99')
  await card(visitor, 'Look at this')
    .getByRole('link', { name: /^Make Your Own/ })
    .click()
  await expect(visitor.getByLabel('Top Text')).toHaveValue('LOOK AT THIS')

  // Its owner takes it back, at once.
  await own.getByRole('button', { name: 'Take Back from Public' }).click()
  await expectToast(
    page,
    'Success',
    'It is not in public any more. People who have its link still see it.',
  )
  await visitor.goto('/explore')
  await expect(main(visitor)).toContainText('Nothing here yet')
  await visitor.close()
  await judge.close()
})
