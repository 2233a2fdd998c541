import { expect } from '../support/fixtures.ts'
import { generate, generatorButton, openGenerator, promptField } from '../support/generator.ts'
import { test } from '../support/slow-model.ts'
import { closeToast, expectToast } from '../support/toasts.ts'

test.describe.configure({ mode: 'default' })

test.describe('§8 Generation failed: toast Generation Failed', () => {
  test('§8 Generation failed: toast Generation Failed, and the form is as it was', async ({
    page,
    model,
  }) => {
    await openGenerator(page)
    await test.step('with the server message, when the model fails', async () => {
      await generate(page)
      await model.answerError(500)
      // The server retries once.
      await model.answerError(500)
      await expectToast(page, 'Generation Failed', 'The generator is not available.')
    })
    await test.step('with the server message, when the model refuses the prompt', async () => {
      await generate(page)
      await model.answerError(400, {
        message: 'no',
        type: 'invalid_request_error',
        code: 'moderation_blocked',
      })
      await expectToast(page, 'Generation Failed', 'The generator refused this prompt.')
    })
    await test.step('the form is as it was, to try again', async () => {
      await generate(page)
      await model.answerError(401)
      await expectToast(page, 'Generation Failed')
      await expect(promptField(page)).toHaveValue('a cat')
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

  // The server always sends a message; a proxy may not.
})
