import { expectLoaded } from '../support/expect-loaded.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expectRedirectToLogin, stopClock } from '../support/page-clock.ts'
import { cardOf, cards, follow, main, mainMenu } from '../support/page-locators.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

// Creator, if there is no first name, is in minimal-answers.spec.ts.
test("§2 Dashboard: My Memes with a welcome line using the user's first name; Create New Meme; No memes yet with Create Your First Meme", async ({
  page,
}) => {
  await signUpByApi(page, 'Grace')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Memes')
  await expect(main(page).getByText('Welcome back, Grace!', { exact: true })).toBeVisible()
  await expect(main(page).getByText('No memes yet', { exact: true })).toBeVisible()
  for (const name of ['Create New Meme', 'Create Your First Meme']) {
    await main(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL('/create')
    await page.goBack()
  }
})

test.describe('§2 Dashboard: grid of saved memes', () => {
  test('§2 Dashboard: grid of saved memes', async ({ page, browser, server }) => {
    await test.step('own memes (§6), newest first: image, title, created date, Public badge; before them 8 skeletons (§9)', async () => {
      const stranger = await browser.newPage({ baseURL: server.url })
      await signUpByApi(stranger)
      await saveMeme(stranger, { title: 'Not yours' })
      await stranger.close()
      await signUpByApi(page)
      const meme = await saveMeme(page, { title: 'Dated', topText: 'One', bottomText: 'Two' })
      await saveMeme(page, { title: 'Open', isPublic: true })
      await saveMeme(page, { title: 'Third' })

      await test.step('a list that fails to load shows an error, and can be retried', async () => {
        await page.route('**/api/memes', (route) => route.abort())
        await page.goto('/dashboard')
        await expect(main(page).getByText('Your memes could not be loaded')).toBeVisible()
        await page.unroute('**/api/memes')
        await main(page).getByRole('button', { name: 'Try again' }).click()
        await expect(cards(page)).toHaveCount(3)
      })
      const gate = await holdRequests(page, '**/api/memes')
      await page.reload()
      const skeletons = main(page).getByRole('status', { name: 'Loading memes' })
      await expect(skeletons).toBeVisible()
      await expect(skeletons.locator('> *')).toHaveCount(8)
      await expect(main(page).getByText('No memes yet')).toHaveCount(0)
      gate.open()
      await expect(cards(page).getByRole('heading')).toHaveText(['Third', 'Open', 'Dated'])
      const picture = cardOf(page, 'Dated').getByRole('img', { name: 'One / Two' })
      await expect(picture).toHaveAttribute('src', meme.thumbnailUrl)
      await expectLoaded(picture)
      const date = cardOf(page, 'Dated').getByRole('time')
      await expect(date).toHaveAttribute('datetime', meme.createdAt)
      await expect(date).toHaveText(
        new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(meme.createdAt)),
      )
      await expect(cardOf(page, 'Open').getByText('Public', { exact: true })).toBeVisible()
      await expect(cardOf(page, 'Third').getByText('Public')).toHaveCount(0)
    })
    await test.step('a picture that fails to load is replaced, too', async () => {
      await page.route('**/api/images/*', (route) => route.abort())
      await page.reload()
      const picture = cardOf(page, 'Third').getByRole('img')
      await expectLoaded(picture)
      await page.unrouteAll()
    })
    await test.step('Untitled Meme default, and a placeholder icon if there is no image', async () => {
      // The real server sets the title and the picture of every meme.
      await page.route('**/api/memes', async (route) => {
        const [meme] = await (await route.fetch()).json()
        await route.fulfill({
          json: [{ ...meme, title: '', memeImageUrl: '', thumbnailUrl: '' }],
        })
      })
      await page.reload()
      await expect(cardOf(page, 'Untitled Meme')).toBeVisible()
      await expect(cards(page).locator('img')).toHaveCount(0)
      const place = cards(page).getByRole('link', { name: 'Open Untitled Meme' })
      await expect(place.locator('svg')).toBeVisible()
      await page.unrouteAll()
    })
  })
})

test.describe('answers with only the fields of the specification (§3)', () => {
  test('are shown, opened in the editor, deleted and shared', async ({ page }) => {
    await test.step('open in the editor', async () => {
      await signUpByApi(page)
      const saved = await saveMeme(page, { title: 'Plain', topText: 'Hello' })
      await page.route('**/api/memes', async (route) => {
        const { fontSize, textColor, thumbnailUrl, shareUrl, width, height, ...meme } = saved
        await route.fulfill({ json: [meme] })
      })
      await page.goto('/dashboard')
      await cardOf(page, 'Plain').getByRole('button', { name: 'Edit' }).click()
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('Hello')
      await page.unroute('**/api/memes')
    })
    await test.step('are shown, deleted and shared', async () => {
      const saved = await saveMeme(page, { title: 'Plain' })
      await page.route('**/api/memes', async (route) => {
        const { id, title, topText, bottomText, templateId } = saved
        const { customImageUrl, memeImageUrl, isPublic, createdAt } = saved
        const texts = { title, topText, bottomText }
        const urls = { customImageUrl, memeImageUrl }
        await route.fulfill({ json: [{ id, ...texts, templateId, ...urls, isPublic, createdAt }] })
      })
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined })
        navigator.clipboard.write = async () => {}
      })
      await page.goto('/dashboard')
      const picture = cardOf(page, 'Plain').getByRole('img')
      await expect(picture).toHaveAttribute('src', saved.memeImageUrl)
      await expectLoaded(picture)
      await cardOf(page, 'Plain').getByRole('button', { name: 'Share' }).click()
      await expectToast(page, 'Copied!', 'Meme copied to clipboard.')
      await cardOf(page, 'Plain').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Success', 'Meme deleted successfully.')
      await expect(page.getByText('No memes yet')).toBeVisible()
    })
  })
})

test.describe('§2 Dashboard: unauthenticated visitors', () => {
  test('are led to the login page', async ({ page }) => {
    await test.step('a user whose session ended after the page was loaded, too', async () => {
      await signUpByApi(page)
      await page.goto('/gallery')
      await expect(mainMenu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
      await page.request.get('/api/logout')
      await stopClock(page)
      await follow(page, 'Dashboard')
      await expectToast(page, 'Unauthorized')
      await expect(page.getByText('Welcome back')).toHaveCount(0)
      await expect(page.getByText('could not be loaded')).toHaveCount(0)
      await expectRedirectToLogin(page, 1000, '/dashboard')
    })
    await test.step('get a toast Unauthorized and are redirected to login after 1 second', async () => {
      await page.goto('/dashboard')
      await expectToast(page, 'Unauthorized')
      // They see nothing of it (§6).
      await expect(page.getByText('Welcome back')).toHaveCount(0)
      await expect(main(page).getByRole('link', { name: 'Create New Meme' })).toHaveCount(0)
      expect((await page.request.get('/api/memes')).status()).toBe(401)
      await expectRedirectToLogin(page, 1000, '/dashboard')
    })
  })
})
