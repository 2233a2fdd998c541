import type { Page } from 'playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { canvasOf } from './support/editor.ts'
import { expect } from './support/fixtures.ts'
import {
  generate,
  generator,
  generatorButton,
  openGenerator,
  promptField,
} from './support/generator.ts'
import { countDifferences, readCanvas } from './support/pixels.ts'
import { IDEA, test } from './support/slow-model.ts'
import { listMemes } from './support/test-user.ts'
import { expectToast } from './support/toasts.ts'

test.describe.configure({ mode: 'default' })

const status = (page: Page) => generator(page).getByRole('status', { name: 'Progress' })
const PROMPT = 'a cat riding a rocket'

test('a picture that takes a while', async ({ page, model }, testInfo) => {
  await openGenerator(page)
  await test.step('six example prompts can be used', async () => {
    const examples = generator(page).getByRole('list').getByRole('button')
    await expect(examples).toHaveCount(6)
    await examples.nth(1).click()
    await expect(promptField(page)).toHaveValue((await examples.nth(1).textContent()) ?? '')
    await expect(generatorButton(page, 'Generate AI Meme')).toBeEnabled()
  })
  await test.step('Cancel stops the model, and the prompt stays', async () => {
    await generate(page, PROMPT)
    await model.answerWords()
    await expect(status(page)).toHaveText('Making the picture')
    const left = model.callerLeaves()
    await generatorButton(page, 'Cancel').click()
    await left
    await expect(generatorButton(page, 'Cancel')).toBeHidden()
    await expect(status(page)).toBeEmpty()
    await expect(promptField(page)).toHaveValue(PROMPT)
    await expect(promptField(page)).toBeFocused()
    await expect(generatorButton(page, 'Generate AI Meme')).toBeEnabled()
    expect(await listMemes(page)).toEqual([])
  })
  await test.step('it continues while the other tab is open', async () => {
    await generate(page, PROMPT)
    await page.getByRole('tab', { name: 'Template Editor' }).click()
    await model.answerWords()
    await model.answerPicture()
    await expectToast(page, 'Meme Generated!')
    await page.getByRole('tab', { name: 'AI Generator' }).click()
    await expect(generator(page).getByText(IDEA.imageDescription)).toBeVisible()
    await generatorButton(page, 'Generate Another').click()
  })
  await test.step('the status shows the progress, and the result opens in the editor', async () => {
    await expect(status(page)).toBeEmpty()
    await generate(page, PROMPT)
    await expect(status(page)).toHaveText('Writing the captions')
    await expect(
      generator(page).getByRole('listitem').filter({ hasText: 'captions' }),
    ).toHaveAttribute('aria-current', 'step')
    await model.answerWords()
    await expect(status(page)).toHaveText('Making the picture')
    await expectNoViolations(page, 'pending')
    await model.answerPicture()

    await expectToast(page, 'Meme Generated!')
    await expect(generator(page).getByRole('heading', { name: 'AI Generated Meme' })).toBeFocused()
    await expect(generator(page)).toContainText(
      'the AI model that this site’s operator has connected',
    )
    await expectNoViolations(page, 'result')

    const [meme] = await listMemes(page)
    const stored = await (await page.request.get(meme?.memeImageUrl ?? '')).body()
    await generatorButton(page, 'Edit').click()
    await expect(page.getByRole('tab', { name: 'Template Editor' })).toBeFocused()
    await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue(IDEA.topText)
    await expect(page.getByLabel('Bottom Text', { exact: true })).toHaveValue(IDEA.bottomText)
    await expect(page.getByLabel('Title')).toHaveValue('Monday can not catch me here')
    await expect(canvasOf(page)).toHaveJSProperty('width', 512)
    // The preview is blank until its font is loaded.
    await expect
      .poll(async () =>
        countDifferences(await readCanvas(canvasOf(page)), stored, testInfo, 'edit'),
      )
      .toBe(0)

    await page.getByLabel('Bottom Text', { exact: true }).fill('nor can my boss')
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await page.getByRole('button', { name: 'Save as new' }).click()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
    expect((await listMemes(page)).slice(0, 2).map(({ bottomText }) => bottomText)).toEqual([
      'nor can my boss',
      IDEA.bottomText,
    ])

    await page.getByRole('tab', { name: 'AI Generator' }).click()
    await generatorButton(page, 'Generate Another').click()
    await expect(promptField(page)).toHaveValue('')
    await expect(promptField(page)).toBeFocused()
  })
})
