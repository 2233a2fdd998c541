import type { Template } from '@memesmith/contract'
import type { Page } from 'playwright/test'
import { expectLoaded } from '../support/expect-loaded.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
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

test.describe('§2 Gallery: grid of cards', () => {
  test('8 skeleton cards while loading (§9)', async ({ page }) => {
    for (const how of ['from another page', 'opened directly'] as const) {
      await test.step(how, async () => {
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
        await page.unroute(GALLERY_LISTS)
      })
    }
  })
})

test.describe('§2 Gallery: who may use a template', () => {
  test('neither is shown until the user is known, and nothing moves then', async ({ page }) => {
    for (const who of ['signed out', 'signed in'] as const) {
      if (who === 'signed in') await signUpByApi(page)
      for (const width of isFull ? [320, 360, 768, 1440] : [360]) {
        await test.step(`${who}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          const gate = await holdRequests(page, '**/api/auth/user')
          await page.goto('/gallery')
          const card = cards(page).first()
          await expect(card).toBeVisible()
          await expect(main(page).getByText(/Sign Up to Use|Use Template/)).toHaveCount(0)
          const before = await card.boundingBox()
          gate.open()
          const use = who === 'signed in' ? 'Use Template' : 'Sign Up to Use'
          await expect(card.getByRole('link', { name: use })).toBeVisible()
          expect(await card.boundingBox()).toEqual(before)
          await page.unroute('**/api/auth/user')
        })
      }
    }
  })

  test('§2 Gallery: what visitors and members see and find', async ({ page }) => {
    await test.step('a notice tells signed-out users sign-up is required', async () => {
      const notice = main(page).getByText(/sign[ -]up is required/i)
      await page.goto('/gallery')
      await expect(notice).toBeVisible()
    })
    await test.step('filters templates by name, description or tags, case-insensitive', async () => {
      const templates = await listTemplates(page)
      const names = async () => await cards(page).getByRole('heading').allTextContents()
      for (const field of ['name', 'description', 'tags'] as const) {
        const word = wordOnlyIn(field, templates)
        const found = templates.filter((it) =>
          Object.values(fieldsOf(it)).join('\n').includes(word),
        )
        for (const query of [word.toUpperCase(), word]) {
          await search(page).fill(query)
          // What only words of another language find comes after.
          const first = async () => (await names()).slice(0, found.length).sort()
          await expect
            .poll(first, `${query} in the ${field}`)
            .toEqual(found.map(({ name }) => name).sort())
          expect((await names()).length).toBeLessThan(2 * found.length + 2)
        }
      }
    })
    await test.step('spaces around the words do not matter', async () => {
      const { name } = await anyTemplate(page)
      await search(page).fill(`  ${name}  `)
      await expect(cardOf(page, name)).toBeVisible()
    })
    await test.step('an empty box shows everything again', async () => {
      const { name } = await anyTemplate(page)
      await search(page).fill('')
      await expect(cards(page).nth(11)).toBeVisible()
      await search(page).fill(name)
      await expect(cards(page).nth(11)).toBeHidden()
      await search(page).fill('')
      await expect(cards(page).nth(11)).toBeVisible()
    })
    await test.step('a card has an image, a name, and up to 3 tag badges (§9)', async () => {
      const { name, tags, description, exampleUrl } = await anyTemplate(page)
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
    await test.step('when searching: No templates found, with hint Try a different search term', async () => {
      await search(page).fill('qqqqqqqqqq')
      await expect(main(page).getByText('No templates found', { exact: true })).toBeVisible()
      await expect(
        main(page).getByText('Try a different search term', { exact: true }),
      ).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
      await main(page).getByRole('button', { name: 'Show all templates' }).click()
      await expect(cards(page).first()).toBeVisible()
      await expect(search(page)).toHaveValue('')
    })
    await test.step('cards are side by side on a phone, too', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(cards(page).first()).toBeVisible()
      const [first, second] = [
        await cards(page).nth(0).boundingBox(),
        await cards(page).nth(1).boundingBox(),
      ]
      expect(second?.y).toBe(first?.y)
      expect(second?.x).toBeGreaterThan(first?.x ?? 0)
      await page.setViewportSize({ width: 1280, height: 800 })
    })
    await test.step('signed-out users see Sign Up to Use', async () => {
      const { name, id } = await anyTemplate(page)
      await search(page).fill(name)
      await expect(main(page).getByText('Use Template', { exact: true })).toHaveCount(0)
      await cardOf(page, name).getByRole('link', { name: 'Sign Up to Use' }).click()
      const returnTo = encodeURIComponent(`/create?template=${id}`)
      await expect(page).toHaveURL(`/api/login?returnTo=${returnTo}#signup`)
    })
    await test.step('signed-in users see Use Template (to /create?template={id})', async () => {
      await signUpByApi(page)
      const { name, id } = await anyTemplate(page)
      await page.goto('/gallery')
      await search(page).fill(name)
      await expect(main(page).getByText(/Sign Up to Use|sign[ -]up is required/i)).toHaveCount(0)
      await cardOf(page, name).getByRole('link', { name: 'Use Template' }).click()
      await expect(page).toHaveURL(`/create?template=${id}`)
      await page.goBack()
    })
    await test.step('its picture has the same link', async () => {
      await expect(cards(page).first().getByRole('link', { name: 'Use Template' })).toBeVisible()
      // The link lies over it.
      await cards(page).first().getByRole('img').click({ force: true })
      await expect(page).toHaveURL(/\/create\?template=\d+$/)
    })
  })
})

test.describe('§2 Gallery: empty state', () => {
  test('§2 Gallery: if nothing comes, or no pictures', async ({ page }) => {
    await test.step('a list that fails to load shows an error, and can be retried', async () => {
      await page.route(GALLERY_LISTS, (route) => route.abort())
      await followToGallery(page)
      const again = main(page).getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      await page.unroute(GALLERY_LISTS)
    })
    await test.step('otherwise: No templates available', async () => {
      // The real server always has starter templates.
      await page.route(GALLERY_LISTS, (route) => route.fulfill({ json: [] }))
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await expect(main(page).getByText('No templates available', { exact: true })).toBeVisible()
      await expect(main(page).getByText('No templates found')).toHaveCount(0)
      await page.unroute(GALLERY_LISTS)
    })
    await test.step('a fallback image is shown if a template image fails to load', async () => {
      const { name } = await anyTemplate(page)
      await page.route('**/api/images/*', (route) => route.abort())
      await page.goto('/gallery')
      await search(page).fill(name)
      const picture = cardOf(page, name).getByRole('img').first()
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).not.toHaveAttribute('src', /\/api\/images\//)
      await expectLoaded(picture)
      // It keeps the space of the picture.
      const box = await picture.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
    })
  })
})
