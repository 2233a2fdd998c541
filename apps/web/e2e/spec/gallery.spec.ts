import type { Template } from '@memesmith/contract'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from '../support/gate.ts'
import { join, listTemplates } from '../support/member.ts'

const main = (page: Page) => page.getByRole('main')
const search = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

/** One template that the gallery has whatever its pictures are drawn like. */
async function anyTemplate(page: Page): Promise<Template> {
  const template = (await listTemplates(page)).find(({ tags }) => tags.length > 3)
  if (template === undefined) throw new Error('expected a template with more than three tags')
  return template
}

test.describe('§2 Gallery: search box', () => {
  for (const field of ['name', 'description', 'tags'] as const) {
    test(`filters templates by ${field}, case-insensitive`, async ({ page }) => {
      const template = await anyTemplate(page)
      const query = { ...template, tags: template.tags[3] ?? '' }[field]
      await page.goto('/gallery')
      const all = await cards(page).count()
      await search(page).fill(query.toUpperCase())
      await expect(cardOf(page, template.name)).toBeVisible()
      await expect.poll(() => cards(page).count()).toBeLessThan(Math.max(all, 12))
      await search(page).fill(query.toLowerCase())
      await expect(cardOf(page, template.name)).toBeVisible()
    })
  }

  test('spaces around the words do not matter', async ({ page }) => {
    const { name } = await anyTemplate(page)
    await page.goto('/gallery')
    await search(page).fill(`  ${name}  `)
    await expect(cardOf(page, name)).toBeVisible()
  })

  test('an emptied box shows everything again', async ({ page }) => {
    const { name } = await anyTemplate(page)
    await page.goto('/gallery')
    await expect(cards(page).nth(11)).toBeVisible()
    await search(page).fill(name)
    await expect(cards(page).nth(11)).toBeHidden()
    await search(page).fill('')
    await expect(cards(page).nth(11)).toBeVisible()
  })
})

test.describe('§2 Gallery: grid of cards', () => {
  test('a card has an image, a name, and up to 3 tag badges (§9)', async ({ page }) => {
    const { name, tags } = await anyTemplate(page)
    await page.goto('/gallery')
    await search(page).fill(name)
    const card = cardOf(page, name)
    await expect(card.getByRole('img').first()).toHaveJSProperty('complete', true)
    await expect(card.getByRole('heading')).toHaveText(name)
    for (const tag of tags.slice(0, 3)) {
      await expect(card.getByText(tag, { exact: true })).toBeVisible()
    }
    for (const tag of tags.slice(3)) {
      await expect(card.getByText(tag, { exact: true })).toHaveCount(0)
    }
  })

  test('a fallback image is shown if a template image fails to load', async ({ page }) => {
    const { name } = await anyTemplate(page)
    await page.route('**/api/images/*', (route) => route.abort())
    await page.goto('/gallery')
    await search(page).fill(name)
    const picture = cardOf(page, name).getByRole('img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveAttribute('src', /\/api\/images\//)
    await expect
      .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('8 skeleton cards while loading (§9)', async ({ page }) => {
    const gate = await holdBack(page, '**/api/templates')
    await page.goto('/gallery')
    const loading = main(page).getByRole('status', { name: /^Loading/ })
    await expect(loading.locator('> *')).toHaveCount(8)
    await expect(cards(page)).toHaveCount(0)
    await expect(main(page)).not.toContainText('No templates')
    gate.open()
    await expect(cards(page).first()).toBeVisible()
    await expect(loading).toHaveCount(0)
  })
})

test.describe('§2 Gallery: who may use a template', () => {
  test('signed-in users see Use Template (to /create?template={id})', async ({ page }) => {
    await join(page)
    const { name, id } = await anyTemplate(page)
    await page.goto('/gallery')
    await search(page).fill(name)
    await cardOf(page, name).getByRole('link', { name: 'Use Template' }).click()
    await expect(page).toHaveURL(`/create?template=${id}`)
    await page.goto('/gallery')
    await expect(cards(page).first()).toBeVisible()
    await expect(main(page).getByText('Sign Up to Use')).toHaveCount(0)
  })

  test('signed-out users see Sign Up to Use', async ({ page }) => {
    const { name, id } = await anyTemplate(page)
    await page.goto('/gallery')
    await search(page).fill(name)
    await expect(main(page).getByText('Use Template', { exact: true })).toHaveCount(0)
    await cardOf(page, name).getByRole('link', { name: 'Sign Up to Use' }).click()
    const returnTo = encodeURIComponent(`/create?template=${id}`)
    await expect(page).toHaveURL(`/api/login?returnTo=${returnTo}`)
  })

  test('a notice tells signed-out users sign-up is required', async ({ page }) => {
    const notice = main(page).getByText(/sign[ -]up is required/i)
    await page.goto('/gallery')
    await expect(notice).toBeVisible()
    await join(page)
    await page.reload()
    await expect(cards(page).first()).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})

test.describe('§2 Gallery: empty state', () => {
  test('when searching: No templates found, with hint Try a different search term', async ({
    page,
  }) => {
    await page.goto('/gallery')
    await search(page).fill('qqqqqqqqqq')
    await expect(main(page).getByText('No templates found', { exact: true })).toBeVisible()
    await expect(main(page).getByText('Try a different search term', { exact: true })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  })

  test('otherwise: No templates available', async ({ page }) => {
    // The real server always has its starter templates.
    await page.route('**/api/templates', (route) => route.fulfill({ json: [] }))
    await page.goto('/gallery')
    await expect(main(page).getByText('No templates available', { exact: true })).toBeVisible()
    await expect(main(page).getByText('No templates found')).toHaveCount(0)
  })

  test('a list that fails to load says so, and can be tried again', async ({ page }) => {
    await page.route('**/api/templates', (route) => route.abort())
    await page.goto('/gallery')
    const again = main(page).getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.unroute('**/api/templates')
    await again.click()
    await expect(cards(page).first()).toBeVisible()
  })
})
