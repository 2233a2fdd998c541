import type { Page } from 'playwright/test'
import { type FailingModel, startFailingModel } from '../support/failing-model.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { join } from '../support/member.ts'
import { startServer } from '../support/server.ts'
import { expectToast } from '../support/toasts.ts'

const test = base.extend<object, { model: FailingModel }>({
  model: [
    async ({ playwright: _ }, use) => {
      const model = await startFailingModel()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({
        seededFrom: process.env.MEMESMITH_SEEDED_DATA,
        // Each failure is wanted here; the log need not repeat it.
        env: { OPENAI_API_KEY: 'not-a-key', OPENAI_BASE_URL: model.baseUrl, LOG_LEVEL: 'silent' },
      })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// One server with a failing model serves them all.
test.describe.configure({ mode: 'default' })

async function generate(page: Page): Promise<void> {
  await join(page)
  await page.goto('/create')
  await page.getByLabel('Describe your meme').fill('a cat')
  await page.getByRole('button', { name: 'Generate AI Meme' }).click()
}

test.describe('§8 Generation failed: toast Generation Failed', () => {
  test('with the server message, when the model is out of order', async ({ page, model }) => {
    model.answer = { status: 500, body: '{"error":{"message":"secret detail"}}' }
    await generate(page)
    await expectToast(page, 'Generation Failed', 'The generator is not available.')
  })

  test('with the server message, when the model refuses the prompt', async ({ page, model }) => {
    model.answer = {
      status: 400,
      body: '{"error":{"message":"no","type":"invalid_request_error","code":"moderation_blocked"}}',
    }
    await generate(page)
    await expectToast(page, 'Generation Failed', 'The generator refused this prompt.')
  })

  test('the form is as it was, to try again', async ({ page, model }) => {
    model.answer = { status: 401, body: '{"error":{"message":"wrong key"}}' }
    await generate(page)
    await expectToast(page, 'Generation Failed')
    await expect(page.getByLabel('Describe your meme')).toHaveValue('a cat')
    await expect(page.getByRole('button', { name: 'Generate AI Meme' })).toBeEnabled()
  })

  // The server always gives a message; what has none comes from whatever stands before it.
  test('or Failed to generate meme. Please try again.: a proxy’s page', async ({ page }) => {
    await page.route('**/api/memes/generate', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await generate(page)
    await expectToast(page, 'Generation Failed', 'Failed to generate meme. Please try again.')
  })

  test('or Failed to generate meme. Please try again.: no network', async ({ page }) => {
    await page.route('**/api/memes/generate', (route) => route.abort('internetdisconnected'))
    await generate(page)
    await expectToast(page, 'Generation Failed', 'Failed to generate meme. Please try again.')
  })
})
