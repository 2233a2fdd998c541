import { expect } from '../support/fixtures.ts'
import { generate, generatorButton, openGenerator, promptField } from '../support/generator.ts'
import { test } from '../support/slow-model.ts'
import { expectToast } from '../support/toasts.ts'

test.describe.configure({ mode: 'default' })

test.beforeEach(({ page }) => openGenerator(page))

test.describe('§8 Generation failed: toast Generation Failed', () => {
  test('with the server message, when the model fails', async ({ page, model }) => {
    await generate(page)
    await model.answerError(500)
    // The server retries once.
    await model.answerError(500)
    await expectToast(page, 'Generation Failed', 'The generator is not available.')
  })

  test('with the server message, when it fails half way', async ({ page, model }) => {
    await generate(page)
    await model.answerWords()
    await model.answerError(404)
    await expectToast(page, 'Generation Failed', 'The generator is not available.')
  })

  test('with the server message, when the model refuses the prompt', async ({ page, model }) => {
    await generate(page)
    await model.answerError(400, {
      message: 'no',
      type: 'invalid_request_error',
      code: 'moderation_blocked',
    })
    await expectToast(page, 'Generation Failed', 'The generator refused this prompt.')
  })

  test('the form is as it was, to try again', async ({ page, model }) => {
    await generate(page)
    await model.answerError(401)
    await expectToast(page, 'Generation Failed')
    await expect(promptField(page)).toHaveValue('a cat')
    await expect(generatorButton(page, 'Generate AI Meme')).toBeEnabled()
  })

  // The server always sends a message; a proxy may not.
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
