import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { test as base, expect } from './support/fixtures.ts'
import { join, listMemes } from './support/member.ts'
import { countDifferences, readCanvas } from './support/pixels.ts'
import { startServer } from './support/server.ts'
import { IDEA, type SlowModel, startSlowModel } from './support/slow-model.ts'
import { expectToast } from './support/toasts.ts'

const test = base.extend<object, { model: SlowModel }>({
  model: [
    async ({ playwright: _ }, use) => {
      const model = await startSlowModel()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({
        seededFrom: process.env.MEMESMITH_SEEDED_DATA,
        env: { OPENAI_API_KEY: 'not-a-key', OPENAI_BASE_URL: model.baseUrl, LOG_LEVEL: 'silent' },
      })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// They take turns with one model.
test.describe.configure({ mode: 'default' })

const form = (page: Page) => page.getByRole('tabpanel', { name: 'AI Generator' })
const prompt = (page: Page) => form(page).getByLabel('Describe your meme')
const generate = (page: Page) => form(page).getByRole('button', { name: 'Generate AI Meme' })
const cancel = (page: Page) => form(page).getByRole('button', { name: 'Cancel' })
const status = (page: Page) => form(page).getByRole('status')

test.beforeEach(async ({ page }) => {
  await join(page)
  await page.goto('/create')
})

async function begin(page: Page): Promise<void> {
  await prompt(page).fill('a cat riding a rocket')
  await generate(page).click()
}

test('the status says what is happening, and the result opens in the editor', async ({
  page,
  model,
}, testInfo) => {
  await expect(status(page)).toBeEmpty()
  await begin(page)
  await expect(status(page)).toHaveText('Writing the captions')
  await expect(form(page).getByRole('listitem').filter({ hasText: 'captions' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await model.answerWords()
  await expect(status(page)).toHaveText('Making the picture')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await model.answerPicture()

  await expectToast(page, 'Meme Generated!')
  await expect(form(page).getByRole('heading', { name: 'AI Generated Meme' })).toBeFocused()
  await expect(form(page)).toContainText('the AI model that this site’s operator has connected')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const [meme] = await listMemes(page)
  const stored = await (await page.request.get(meme?.memeImageUrl ?? '')).body()
  await form(page).getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('tab', { name: 'Template Editor' })).toBeFocused()
  await expect(page.getByLabel('Top Text')).toHaveValue(IDEA.topText)
  await expect(page.getByLabel('Bottom Text')).toHaveValue(IDEA.bottomText)
  await expect(page.getByLabel('Title')).toHaveValue('AI Generated Meme')
  const canvas = page.getByRole('img', { name: /^Preview of your meme/ })
  await expect(canvas).toHaveJSProperty('width', 512)
  // The preview is blank until its font has come.
  await expect
    .poll(async () => countDifferences(await readCanvas(canvas), stored, testInfo, 'edit'))
    .toBe(0)

  await page.getByLabel('Bottom Text').fill('nor can my boss')
  await page.getByRole('button', { name: 'Save to Gallery' }).click()
  await expectToast(page, 'Success', 'Meme saved to your gallery!')
  expect((await listMemes(page)).map(({ bottomText }) => bottomText)).toEqual([
    'nor can my boss',
    IDEA.bottomText,
  ])

  await page.getByRole('tab', { name: 'AI Generator' }).click()
  await form(page).getByRole('button', { name: 'Generate Another' }).click()
  await expect(prompt(page)).toHaveValue('')
  await expect(prompt(page)).toBeFocused()
})

test('Cancel stops the model, and the prompt stays', async ({ page, model }) => {
  await begin(page)
  await model.answerWords()
  await expect(status(page)).toHaveText('Making the picture')
  const left = model.callerLeaves()
  await cancel(page).click()
  await left
  await expect(cancel(page)).toBeHidden()
  await expect(status(page)).toBeEmpty()
  await expect(prompt(page)).toHaveValue('a cat riding a rocket')
  await expect(prompt(page)).toBeFocused()
  await expect(generate(page)).toBeEnabled()
  expect(await listMemes(page)).toEqual([])
})

test('a failure half way keeps the prompt, and says what the server says', async ({
  page,
  model,
}) => {
  await begin(page)
  await model.answerWords()
  await model.answerError(404)
  await expectToast(page, 'Generation Failed', 'The generator is not available.')
  await expect(prompt(page)).toHaveValue('a cat riding a rocket')
  await expect(generate(page)).toBeEnabled()
})

test('it goes on while the other tab is looked at', async ({ page, model }) => {
  await begin(page)
  await page.getByRole('tab', { name: 'Template Editor' }).click()
  await model.answerWords()
  await model.answerPicture()
  await expectToast(page, 'Meme Generated!')
  await page.getByRole('tab', { name: 'AI Generator' }).click()
  await expect(form(page).getByText(IDEA.imageDescription)).toBeVisible()
})

test('six examples to borrow a prompt from', async ({ page }) => {
  const examples = form(page).getByRole('list').getByRole('button')
  await expect(examples).toHaveCount(6)
  await examples.nth(1).click()
  await expect(prompt(page)).toHaveValue((await examples.nth(1).textContent()) ?? '')
  await expect(generate(page)).toBeEnabled()
})
