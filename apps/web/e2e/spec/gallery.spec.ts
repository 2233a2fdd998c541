import type { Template } from '@memesmith/contract'
import type { Page } from 'playwright/test'
import { expectLoaded } from '../support/expect-loaded.ts'
import { expect, test } from '../support/fixtures.ts'
import { halfOf } from '../support/full-run.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { cardOf, cards, followToGallery, GALLERY_LISTS, main } from '../support/page-locators.ts'
import { listTemplates, signUpByApi } from '../support/test-user.ts'

const search = (page: Page) => page.getByRole('searchbox')

/** A starter template that every gallery has. */
async function anyTemplate(page: Page): Promise<Template> {
  const template = (await listTemplates(page)).find(({ tags }) => tags.length > 3)
  if (template === undefined) throw new Error('expected a template with more than three tags')
  return template
}

/** The searched text of a template, in lower case. */
const fieldsOf = ({ name, description, tags }: Template) => ({
  name: name.toLowerCase(),
  description: description.toLowerCase(),
  tags: tags.join('\n').toLowerCase(),
})

/** A word that a template has in this field and in no other. */
function wordOnlyIn(field: keyof ReturnType<typeof fieldsOf>, templates: readonly Template[]) {
  for (const fields of templates.map(fieldsOf)) {
    const { [field]: text, ...others } = fields
    const isOnlyHere = (word: string) => !Object.values(others).join('\n').includes(word)
    const word = text.match(/[a-z]{4,}/g)?.find(isOnlyHere)
    if (word !== undefined) return word
  }
  throw new Error(`expected a template with a word in its ${field} only`)
}

test.describe('§2 Gallery: search box', () => {
  test('filters templates by name, description or tags, case-insensitive', async ({ page }) => {
    const templates = await listTemplates(page)
    const names = async () => (await cards(page).getByRole('heading').allTextContents()).sort()
    await page.goto('/gallery')
    for (const field of ['name', 'description', 'tags'] as const) {
      const word = wordOnlyIn(field, templates)
      const found = templates.filter((it) => Object.values(fieldsOf(it)).join('\n').includes(word))
      for (const query of [word.toUpperCase(), word]) {
        await search(page).fill(query)
        await expect
          .poll(names, `${query} in the ${field}`)
          .toEqual(found.map(({ name }) => name).sort())
      }
    }
  })

  test('spaces around the words do not matter', async ({ page }) => {
    const { name } = await anyTemplate(page)
    await page.goto('/gallery')
    await search(page).fill(`  ${name}  `)
    await expect(cardOf(page, name)).toBeVisible()
  })

  test('an empty box shows everything again', async ({ page }) => {
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
    const { name, tags, description, exampleUrl } = await anyTemplate(page)
    await page.goto('/gallery')
    await search(page).fill(name)
    const card = cardOf(page, name)
    const picture = card.getByRole('img', { name: description })
    await expect(picture).toHaveAttribute('src', exampleUrl)
    await expectLoaded(picture)
    await expect(card.getByRole('heading')).toHaveText(name)
    for (const tag of tags.slice(0, 3)) {
      await expect(card.getByText(tag, { exact: true })).toBeVisible()
    }
    for (const tag of tags.slice(3)) {
      await expect(card.getByText(tag, { exact: true })).toHaveCount(0)
    }
  })

  test('cards are side by side on a phone, too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/gallery')
    await expect(cards(page).first()).toBeVisible()
    const [first, second] = [
      await cards(page).nth(0).boundingBox(),
      await cards(page).nth(1).boundingBox(),
    ]
    expect(second?.y).toBe(first?.y)
    expect(second?.x).toBeGreaterThan(first?.x ?? 0)
  })

  test('its picture has the same link', async ({ page }) => {
    await signUpByApi(page)
    await page.goto('/gallery')
    await expect(cards(page).first().getByRole('link')).toBeVisible()
    const { x, y } = (await cards(page).first().getByRole('img').boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 20, y + 20)
    await expect(page).toHaveURL(/\/create\?template=\d+$/)
  })

  test('a fallback image is shown if a template image fails to load', async ({ page }) => {
    const { name } = await anyTemplate(page)
    await page.route('**/api/images/*', (route) => route.abort())
    await page.goto('/gallery')
    await search(page).fill(name)
    const picture = cardOf(page, name).getByRole('img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveAttribute('src', /\/api\/images\//)
    await expectLoaded(picture)
  })

  for (const how of ['from another page', 'opened directly'] as const) {
    test(`8 skeleton cards while loading (§9): ${how}`, async ({ page }) => {
      const gate = await holdRequests(page, GALLERY_LISTS)
      if (how === 'from another page') await followToGallery(page)
      else await page.goto('/gallery?sort=name')
      const loading = main(page).getByRole('status', { name: /^Loading/ })
      await expect(loading.locator('> *')).toHaveCount(8)
      await expect(cards(page)).toHaveCount(0)
      await expect(main(page)).not.toContainText('No templates')
      gate.open()
      await expect(cards(page).first()).toBeVisible()
      await expect(loading).toHaveCount(0)
      await expect(search(page)).toBeEditable()
    })
  }
})

test.describe('§2 Gallery: who may use a template', () => {
  test('signed-in users see Use Template (to /create?template={id})', async ({ page }) => {
    await signUpByApi(page)
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
    await expect(page).toHaveURL(`/api/login?returnTo=${returnTo}#signup`)
  })

  for (const [index, who] of (['signed in', 'signed out'] as const).entries()) {
    test(`neither is shown until the user is known, and nothing moves then: ${who}`, async ({
      page,
    }) => {
      if (who === 'signed in') await signUpByApi(page)
      for (const width of halfOf([320, 360, 768, 1440], index)) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          const gate = await holdRequests(page, '**/api/auth/user')
          await page.goto('/gallery')
          const card = cards(page).first()
          await expect(card).toBeVisible()
          await expect(main(page).getByText(/Sign Up to Use|Use Template/)).toHaveCount(0)
          const before = await card.boundingBox()
          gate.open()
          await expect(card.getByRole('link')).toHaveText(
            who === 'signed in' ? 'Use Template' : 'Sign Up to Use',
          )
          expect(await card.boundingBox()).toEqual(before)
          await page.unroute('**/api/auth/user')
        })
      }
    })
  }

  test('a notice tells signed-out users sign-up is required', async ({ page }) => {
    const notice = main(page).getByText(/sign[ -]up is required/i)
    await page.goto('/gallery')
    await expect(notice).toBeVisible()
    await signUpByApi(page)
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
    await main(page).getByRole('button', { name: 'Show all templates' }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(search(page)).toHaveValue('')
  })

  test('otherwise: No templates available', async ({ page }) => {
    // The real server always has starter templates.
    await page.route(GALLERY_LISTS, (route) => route.fulfill({ json: [] }))
    await followToGallery(page)
    await expect(main(page).getByText('No templates available', { exact: true })).toBeVisible()
    await expect(main(page).getByText('No templates found')).toHaveCount(0)
  })

  test('a list that fails to load shows an error, and can be retried', async ({ page }) => {
    await page.route(GALLERY_LISTS, (route) => route.abort())
    await followToGallery(page)
    const again = main(page).getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.unroute(GALLERY_LISTS)
    await again.click()
    await expect(cards(page).first()).toBeVisible()
  })
})
