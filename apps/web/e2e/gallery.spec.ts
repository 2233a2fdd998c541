import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Template } from '@memesmith/contract'
import type { Page } from 'playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { watchConsoleErrors } from './support/console-errors.ts'
import { expectLoaded } from './support/expect-loaded.ts'
import { fillGallery } from './support/fill-gallery.ts'
import { expect, test } from './support/fixtures.ts'
import { isFull } from './support/full-run.ts'
import { holdRequests } from './support/hold-requests.ts'
import { giveFont, layoutShiftsOf, watchLayoutShifts } from './support/layout-shifts.ts'
import { cardOf, cards, GALLERY_LISTS, main } from './support/page-locators.ts'
import { startServer } from './support/server.ts'

const statusOf = (page: Page) => main(page).getByRole('status')
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search templates' })
const filters = (page: Page) => page.getByRole('group', { name: 'Filter by tag' })
const position = (page: Page) =>
  page.evaluate(() =>
    Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')),
  )

/** A new server draws its starter templates first, which takes a while on a busy machine. */
const DRAWN = { timeout: 60_000 }

test.beforeEach(async ({ page }) => {
  await page.request.get('/api/templates', DRAWN)
})

test('the gallery is searched and filtered', async ({ page }) => {
  await test.step('a search can be shared, and Back returns to it', async () => {
    await page.goto('/gallery?q=COFFEE')
    await expect(searchBox(page)).toHaveValue('COFFEE')
    await expect(cards(page).first()).toContainText(/coffee/i)
    await expect(statusOf(page)).toHaveText(/^\d templates$/)

    const steps = await page.evaluate(() => history.length)
    await searchBox(page).fill('')
    await searchBox(page).pressSequentially('ice berg', { delay: 20 })
    await expect(page.getByRole('heading', { name: 'Iceberg' })).toBeVisible()
    await searchBox(page).fill('icebreg')
    await expect(cards(page)).toHaveCount(1)
    await expect(page).toHaveURL(/\?q=icebreg$/)
    expect(await page.evaluate(() => history.length)).toBe(steps)

    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page).toHaveURL(/\/$/)
    await page.goBack()
    await expect(searchBox(page)).toHaveValue('icebreg')
    await expect(cards(page)).toHaveCount(1)
  })
  await test.step('tags filter, and Back removes the filter', async () => {
    await page.goto('/gallery')
    const all = await statusOf(page).filter({ hasText: 'templates' }).textContent()
    const chip = filters(page).getByRole('link').first()
    const tag = (await chip.textContent()) ?? ''
    await chip.click()
    await expect(page).toHaveURL(new RegExp(`tag=${encodeURIComponent(tag)}$`))
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await expect(statusOf(page)).not.toHaveText(all ?? '')
    await page.goBack()
    await expect(chip).not.toHaveAttribute('aria-current')
    await expect(statusOf(page)).toHaveText(all ?? '')

    await page.goto('/gallery?tag=hidden&q=iceberg')
    const rare = filters(page).getByRole('link', { name: 'hidden' })
    await expect(cards(page)).toHaveCount(1)
    await expect(rare).toHaveAttribute('aria-current', 'true')
    await rare.click()
    await expect(page).toHaveURL(/\?q=iceberg$/)
  })
  await test.step('a card shows the whole picture with its example texts', async () => {
    const templates: Template[] = await (await page.request.get('/api/templates')).json()
    const tall = templates.find(({ width, height }) => height > width)
    if (tall === undefined) throw new Error('expected a tall template')
    expect(tall.exampleUrl).not.toBe(tall.thumbnailUrl)
    await searchBox(page).fill('')
    await searchBox(page).fill(tall.name)
    const picture = cards(page).first().getByRole('img')
    await expect(picture).toHaveAttribute('src', tall.exampleUrl)
    await expect(picture).toHaveCSS('object-fit', 'contain')
    await expectLoaded(picture)
    const shape = await picture.evaluate(
      (it: HTMLImageElement) => it.naturalWidth / it.naturalHeight,
    )
    expect(shape).toBeCloseTo(tall.width / tall.height, 1)
  })
  await test.step('moving templates are marked, and no caption is covered', async () => {
    const templates: Template[] = await (await page.request.get('/api/templates')).json()
    const [moving, still] = [true, false].map((moves) =>
      templates.find(({ frames }) => frames > 1 === moves),
    )
    for (const [template, count] of [
      [moving, 1],
      [still, 0],
    ] as const) {
      await searchBox(page).fill(template?.name ?? '')
      const card = cardOf(page, template?.name ?? '')
      await expect(card).toBeVisible()
      const badge = card.getByText('Moving', { exact: true })
      await expect(badge).toHaveCount(count)
      if (count === 0) continue
      const [picture, mark] = [await card.getByRole('img').boundingBox(), await badge.boundingBox()]
      expect(mark?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
    }
  })
  await test.step('while an answer is awaited, the cards stay', async () => {
    await searchBox(page).fill('')
    await page.getByRole('searchbox').blur()
    // All templates, and not those of the search before.
    await expect(cards(page).nth(8)).toBeVisible()
    // Not the next page of what is shown, which is loaded ahead.
    const gate = await holdRequests(page, /\/api\/templates\?.*final/)
    await searchBox(page).fill('final boss')
    await expect.poll(() => gate.requests.length).toBe(1)
    await expect(main(page).locator('[aria-busy="true"]')).toBeVisible()
    await expect(cards(page).nth(8)).toBeVisible()
    gate.open()
    await expect(cards(page).first().getByRole('heading')).toHaveText('Final Boss')
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
    await page.unroute(/\/api\/templates\?.*final/)
  })
  await test.step('an emoji finds what it shows and what it means, alone and with words', async () => {
    for (const [query, text] of [
      ['🐱', /cat/i],
      ['🐱🔥', /cat|fire/i],
      ['coffee 🔥', /coffee/i],
      ['🐈‍⬛', /cat/i],
      ['😹', /cat|laugh|joy|tears/i],
      ['👍🏿', /./],
    ] as const) {
      await searchBox(page).fill(query)
      await expect(statusOf(page), query).toHaveText(/^[1-9]\d* templates?$/)
      await expect.poll(async () => (await cards(page).count()) < 60, { message: query }).toBe(true)
      await expect(cards(page).first(), query).toContainText(text)
    }
  })
  await test.step('a situation is found by its common names', async () => {
    for (const [query, name] of KNOWN_AS.filter((_, at) => isFull || at % 6 === 0)) {
      await searchBox(page).fill(query)
      await expect(cards(page).first().getByRole('heading'), query).toHaveText(name)
    }
  })
})

/** Common names of situations, and the template of each. */
const KNOWN_AS: readonly (readonly [query: string, name: string])[] = [
  ['drake', 'Reject and Approve'],
  ['hotline bling', 'Reject and Approve'],
  ['distracted boyfriend', 'Tempted While Taken'],
  ['expanding brain', 'Four Steps of Enlightenment'],
  ['galaxy brain', 'Four Steps of Enlightenment'],
  ['this is fine', 'Calm Coffee in the Fire'],
  ['stonks', 'Line Goes Up'],
  ['not stonks', 'Line Goes Down'],
  ['two buttons', 'Two Hard Choices'],
  ['uno draw 25', 'Two Hard Choices'],
  ['change my mind', 'Tier List'],
  ['is this a pigeon', 'Suspicious Look'],
  ['woman yelling at cat', 'Cat on Trial'],
  ['gru plan', 'Plotting Fox'],
  ['waiting skeleton', 'Waiting Forever'],
  ['pablo escobar', 'Waiting Forever'],
  ['roll safe', 'Late-Night Genius'],
  ['success kid', 'Celebration'],
  ['doge vs cheems', 'Small vs. Large'],
  ['buff', 'Small vs. Large'],
  ['batman slapping', 'Facepalm'],
  ['one does not simply', 'Final Boss'],
  ['surprised pikachu', 'Mind Blown'],
  ['hide the pain', 'Awkward Smile'],
  ['panik kalm', 'Panic Mode'],
  ['left exit', 'Road Sign Choice'],
  ['running away balloon', 'Cactus Loves Balloon'],
  ['always has been', 'Forgot the Stove'],
  ['trade offer', 'This vs. That'],
  ['monkey puppet side eye', 'Side Eye'],
  ['pepe silvia', 'Trying to Explain'],
  ['grumpy cat', 'Unimpressed Cat'],
  ['epic handshake', 'Venn Diagram'],
  ['spiderman pointing', 'Last Slice Standoff'],
  ['none of my business', 'Hot Spring Calm'],
  ['evil kermit', 'Angel and Devil'],
  ['ancient aliens', 'Aliens Watching Earth'],
  ['boardroom meeting', 'Video Call'],
  ['scroll of truth', 'The Bill Arrives'],
]

test('three thousand templates can be navigated by keyboard', async ({ page }) => {
  test.setTimeout(180_000)
  const server = await startServer({ seededFrom: process.env.MEMESMITH_SEEDED_DATA })
  try {
    const [first] = await (await page.request.get(`${server.url}/api/templates`, DRAWN)).json()
    addCopies(server.dataDir, first.id, 3000)
    await page.goto(`${server.url}/gallery?q=copy`)
    const copies = cards(page)
    await expect(copies.first()).toHaveAttribute('aria-setsize', '3000')
    expect(await copies.count()).toBeLessThan(100)

    const use = { name: 'Sign Up to Use' }
    /** The star of the card, its address, and then the link of the next. */
    const goToNext = async () => {
      for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
    }
    await copies.first().getByRole('link', use).focus()
    for (let card = 1; card <= 60; card += 1) {
      // As fast as the next cards are loaded.
      await page
        .locator(`[aria-posinset="${card + 1}"]`)
        .getByRole('link', use)
        .waitFor()
      await goToNext()
    }
    expect(await position(page)).toBe(61)
    await expect(page.locator(':focus')).toBeInViewport()

    // A focused card stays in the page while the user scrolls, so that Tab continues from there.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.locator('[aria-posinset="3000"]')).toBeInViewport()
    expect(await position(page)).toBe(61)
    await goToNext()
    expect(await position(page)).toBe(62)
    await expect(page.locator(':focus')).toBeInViewport()

    const tops = await copies.evaluateAll((items) =>
      items.map((item) => [Number(item.ariaPosInSet), item.getBoundingClientRect().top]),
    )
    expect([...tops].sort(([, a = 0], [, b = 0]) => a - b)).toEqual(tops)
  } finally {
    await server.dispose()
  }
})

const SCREENS = [
  { name: 'phone', viewport: { width: 360, height: 740 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
]

for (const screen of isFull ? SCREENS : SCREENS.slice(0, 1)) {
  test.describe(`on a ${screen.name}`, () => {
    test.use({ viewport: screen.viewport })

    test('the first templates are shown before any script is loaded, and their tags work', async ({
      page,
    }) => {
      await page.route('**/assets/*.js', () => undefined)
      await page.goto('/gallery', { waitUntil: 'commit' })
      await expect(page).toHaveTitle('Template Gallery · Memesmith')
      await expectLoaded(cards(page).first().getByRole('img'))
      await expect(cards(page).first().getByRole('list', { name: 'Tags' })).toBeVisible()
      const chip = filters(page).getByRole('link').first()
      const tag = (await chip.textContent()) ?? ''
      await chip.click({ noWaitAfter: true })
      await page.waitForURL(`/gallery?tag=${encodeURIComponent(tag)}`, { waitUntil: 'commit' })
      await page.unroute('**/assets/*.js')
      await page.reload()
      await expect(chip).toHaveAttribute('aria-current', 'true')
      await expect(cards(page).first()).toBeVisible()
    })

    test('then the app takes over, without an error, a shift or another call for the list', async ({
      page,
    }) => {
      const complaints = watchConsoleErrors(page)
      await giveFont(page)
      await watchLayoutShifts(page)
      const lists: string[] = []
      page.on('request', (request) => {
        if (/\/api\/templates(\?(?!.*offset=)|$)/.test(request.url())) lists.push(request.url())
      })
      await page.goto('/gallery', { waitUntil: 'networkidle' })
      await expect(cards(page).first().getByRole('link', { name: 'Sign Up to Use' })).toBeVisible()
      await expect(statusOf(page)).toHaveText(/^\d+ templates$/)
      expect(lists).toEqual([])
      expect(complaints).toEqual([])
      expect(await layoutShiftsOf(page)).toEqual([])
    })

    test('a gallery of 20,000 is browsed, searched and sorted, a part at a time', async ({
      page,
    }) => {
      test.skip(!isFull, 'at night: one of 3,000 is navigated by day')
      test.setTimeout(180_000)
      const server = await startServer({ seededFrom: process.env.MEMESMITH_SEEDED_DATA })
      try {
        await page.request.get(`${server.url}/api/templates?limit=1`, DRAWN)
        fillGallery(server.dataDir, 20_000)
        let bytes = 0
        page.on('response', async (response) => {
          if (!GALLERY_LISTS.test(response.url())) return
          bytes += (await response.body().catch(() => undefined))?.length ?? 0
        })
        await page.goto(`${server.url}/gallery`)
        await expect(statusOf(page)).toHaveText(/^20,0\d\d templates$/)

        // Then the app has taken over from the server.
        await expect(
          cards(page)
            .first()
            .getByRole('link', { name: / to Use$/ }),
        ).toBeVisible()

        const popular = await cards(page).first().getByRole('heading').textContent()
        await page.getByRole('combobox', { name: 'Order' }).selectOption('Newest')
        await expect(page).toHaveURL(/\?sort=new$/)
        const heading = cards(page).first().getByRole('heading')
        await expect(heading).not.toHaveText(popular ?? '')
        const newest = await heading.textContent()
        await page.getByRole('combobox', { name: 'Order' }).selectOption('A to Z')
        await expect(heading).not.toHaveText(newest ?? '')
        await page.goBack()
        await expect(heading).toHaveText(newest ?? '')

        // A jump into the middle; Back from another page returns there.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
        const middle = cards(page)
          .filter({ has: page.getByRole('img') })
          .nth(8)
        await expect(middle).toBeVisible()
        await expectLoaded(middle.getByRole('img'))
        expect(await page.locator('*').count()).toBeLessThan(3000)
        const place = await page.evaluate(() => scrollY)
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('footer a[href="/"]')?.click(),
        )
        await expect(page).toHaveURL(`${server.url}/`)
        await page.goBack()
        const distance = () => page.evaluate((before) => Math.abs(scrollY - before), place)
        await expect.poll(distance).toBeLessThan(400)
        await expect(cards(page).first()).toBeVisible()

        // A part that fails to load.
        await page.route(GALLERY_LISTS, (route) => route.abort())
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        const problem = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
        await expect(problem).toBeVisible()
        await page.unroute(GALLERY_LISTS)
        await problem.getByRole('button', { name: 'Try again' }).click()
        await expect(
          main(page).locator('[aria-posinset]').last().getByRole('heading'),
        ).toBeVisible()
        await expect(problem).toHaveCount(0)

        // All tags, of which one is chosen.
        await page.evaluate(() => window.scrollTo(0, 0))
        await page.getByRole('button', { name: 'All tags' }).click()
        const tags = page.getByRole('dialog').getByRole('list', { name: 'Tags' })
        await tags.getByRole('link').nth(40).click()
        await expect(page).toHaveURL(/tag=/)
        await expect(filters(page).locator('[aria-current=true]')).toBeVisible()
        await expect(statusOf(page)).toHaveText(/^\d+ templates$/)
        await expectNoViolations(page, 'a tag of 20,000 templates')
        expect(bytes).toBeLessThan(1_000_000)
      } finally {
        await server.dispose()
      }
    })
  })
}

/** Fills the gallery of a running server, like an import in another process. */
function addCopies(dataDir: string, templateId: number, count: number): void {
  const db = new DatabaseSync(join(dataDir, 'memesmith.sqlite'))
  db.exec('pragma busy_timeout = 5000')
  db.prepare(`
    with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ?)
    insert into templates
      (slug, name, description, tags, example_top, example_bottom, image_id, thumbnail_id)
    select 'copy-' || number, 'Copy ' || number, description, tags, example_top, example_bottom,
      image_id, thumbnail_id
    from numbers join templates on id = ?
  `).run(count, templateId)
  db.close()
}
