import { expect, test } from '../support/fixtures.ts'
import {
  generate,
  generator,
  generatorButton,
  openGenerator,
  promptField,
  titleField,
} from '../support/generator.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expectRedirectToLogin, stopClock } from '../support/page-clock.ts'
import { listMemes } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

test.describe('a meme that the user does not want', () => {
  test('is discarded', async ({ page }) => {
    await openGenerator(page)
    await titleField(page).fill('Hat')
    await generate(page, 'a cat in a hat')
    await expect(generatorButton(page, 'Discard')).toBeVisible()

    await test.step('a discard that fails keeps it; else it is deleted once, with a toast, and the prompt stays', async () => {
      const [meme] = await listMemes(page)
      await page.route('**/api/memes/*', (route) => route.abort())
      await generatorButton(page, 'Discard').click()
      await expectToast(page, 'Error', 'Failed to delete meme. Please try again.')
      await expect(generatorButton(page, 'Discard')).toBeFocused()
      await expect(generatorButton(page, 'Discard')).toBeEnabled()
      await expect(generator(page).getByRole('heading', { name: 'Hat' })).toBeVisible()
      expect(await listMemes(page)).toHaveLength(1)
      await page.unroute('**/api/memes/*')

      await expect(generatorButton(page, 'Discard')).toHaveAccessibleDescription(/for good/)
      const gate = await holdRequests(page, '**/api/memes/*')
      await generatorButton(page, 'Discard').dblclick()
      await expect(generatorButton(page, 'Discarding...')).toBeDisabled()
      await expect(generatorButton(page, 'Same Prompt Again')).toBeDisabled()
      gate.open()
      await expectToast(page, 'Success', 'Meme deleted successfully.')
      expect(gate.requests.map((it) => it.method())).toEqual(['DELETE'])
      await expect(promptField(page)).toHaveValue('a cat in a hat')
      await expect(promptField(page)).toBeFocused()
      await expect(titleField(page)).toHaveValue('Hat')
      expect(await listMemes(page)).toEqual([])
      expect((await page.request.get(meme?.shareUrl ?? '')).status()).toBe(404)
      await generatorButton(page, 'Generate AI Meme').click()
      await expect(generator(page).getByRole('heading', { name: 'Hat' })).toBeVisible()
    })
    await test.step('a discard after the session has ended shows an error, and then redirects to the login page', async () => {
      await page.unroute('**/api/memes/*')
      await page.request.get('/api/logout')
      await stopClock(page)
      await generatorButton(page, 'Discard').click()
      await expectToast(page, 'Unauthorized', 'You need to log in again. Redirecting...')
      await expectRedirectToLogin(page, 1000, '/create')
    })
  })
})
