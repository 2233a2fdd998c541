import { expect } from '../support/fixtures.ts'
import {
  generate,
  generator,
  generatorButton,
  openGenerator,
  promptField,
} from '../support/generator.ts'
import { test } from '../support/slow-model.ts'
import { closeToast, expectToast } from '../support/toasts.ts'

test.describe.configure({ mode: 'default' })

test.describe('§8 Generation failed: toast Generation Failed', () => {
  test('§8 Generation failed: toast Generation Failed, and the form is as it was', async ({
    page,
    model,
  }) => {
    await openGenerator(page)
    await test.step('with the server message', async () => {
      const message = 'The generator is not available.'
      await page.route('**/api/memes/generate', (route) =>
        route.fulfill({ status: 502, json: { code: 'generator_unavailable', message } }),
      )
      await generate(page)
      await expectToast(page, 'Generation Failed', message)
      await page.unroute('**/api/memes/generate')
    })
    await test.step('with the server message, when model and composer refuse the prompt', async () => {
      await generate(page, 'my coworker is a fat pig')
      await page.getByRole('button', { name: 'Draw it anyway' }).click()
      await model.answerError(400, {
        message: 'no',
        type: 'invalid_request_error',
        code: 'moderation_blocked',
      })
      await expectToast(page, 'Generation Failed', 'The generator refused this prompt.')
    })
    await test.step('the form is as it was, to try again', async () => {
      await expect(promptField(page)).toHaveValue('my coworker is a fat pig')
      await expect(generatorButton(page, 'Generate AI Meme')).toBeEnabled()
    })
    await test.step('or Failed to generate meme. Please try again.: a proxy’s page', async () => {
      await page.route('**/api/memes/generate', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      )
      await generate(page)
      await expectToast(page, 'Generation Failed', 'Failed to generate meme. Please try again.')
      await page.unroute('**/api/memes/generate')
      await closeToast(page)
    })
    await test.step('or Failed to generate meme. Please try again.: no network', async () => {
      await page.route('**/api/memes/generate', (route) => route.abort('internetdisconnected'))
      await generate(page)
      await expectToast(page, 'Generation Failed', 'Failed to generate meme. Please try again.')
    })
  })

  test('a model that fails is replaced by the composer, and the page says so', async ({
    page,
    model,
  }) => {
    await openGenerator(page)
    await generate(page)
    await model.answerError(500)
    // The server retries once.
    await model.answerError(500)
    await expectToast(page, 'Meme Generated!')
    await expect(generator(page)).toContainText('gave no meme this time')
  })

  // The server always sends a message; a proxy may not.
})
