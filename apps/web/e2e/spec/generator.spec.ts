import { readFile } from 'node:fs/promises'
import type { GeneratedMeme } from '@memesmith/contract'
import type { Page, Request } from 'playwright/test'
import { PNG } from 'pngjs'
import { expectNoViolations } from '../support/axe.ts'
import { canvasOf } from '../support/editor.ts'
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
import { fillLogIn } from '../support/sign-up.ts'
import { listMemes } from '../support/test-user.ts'
import { expectToast, toast } from '../support/toasts.ts'

/** Reads the real server's response before the page gets it. */
function readAnswer(page: Page) {
  return new Promise<{ request: Request; meme: GeneratedMeme }>((resolve, reject) => {
    page
      .route('**/api/memes/generate', async (route, request) => {
        const response = await route.fetch()
        // Lines of progress come first.
        const lastLine = (await response.text()).trimEnd().split('\n').at(-1) ?? ''
        const meme: GeneratedMeme = JSON.parse(lastLine)
        await route.fulfill({ response })
        resolve({ request, meme })
      })
      .catch(reject)
  })
}

test.describe('§2 AI Generator: fields', () => {
  test('AI Generator: the form', async ({ page }) => {
    await openGenerator(page)
    await test.step('optional Meme Title, required prompt; §5 the button is disabled when the prompt is blank or a request is pending', async () => {
      const button = generatorButton(page, 'Generate AI Meme')
      await expect(titleField(page)).toBeVisible()
      await expect(titleField(page)).not.toHaveAttribute('required')
      await expect(promptField(page)).toHaveJSProperty('tagName', 'TEXTAREA')
      await expect(promptField(page)).toHaveAttribute('required')
      await expect(button).toBeDisabled()
      for (const blank of ['', ' \n\t ']) {
        await promptField(page).fill(blank)
        await expect(button).toBeDisabled()
        await promptField(page).press('Control+Enter')
        await expectToast(
          page,
          'Prompt Required',
          'Please describe what you want your meme to look like.',
        )
        await toast(page).getByRole('button', { name: 'Close' }).click()
        await expect(toast(page)).toHaveCount(0)
      }
      expect(await listMemes(page)).toHaveLength(0)
      await promptField(page).fill('a cat')
      await expect(button).toBeEnabled()
      const gate = await holdRequests(page, '**/api/memes/generate')
      await button.click()
      const pending = generatorButton(page, 'Generating Your Meme...')
      await expect(pending).toBeDisabled()
      await expect(pending).toHaveText('Generating Your Meme...')
      await promptField(page).press('Control+Enter')
      gate.open()
      await expect(generatorButton(page, 'Generate Another')).toBeVisible()
      expect(gate.requests).toHaveLength(1)
      await page.unroute('**/api/memes/generate')
      await generatorButton(page, 'Generate Another').click()
    })
    await test.step('Control+Enter and Meta+Enter generate, from either field', async () => {
      for (const keys of ['Control+Enter', 'Meta+Enter']) {
        await test.step(keys, async () => {
          const gate = await holdRequests(page, '**/api/memes/generate')
          await promptField(page).fill('a cat')
          for (const field of [promptField(page), titleField(page)]) {
            await field.press(keys)
            await expect(generatorButton(page, 'Generating Your Meme...')).toBeVisible()
            await generatorButton(page, 'Cancel').click()
            await expect(generatorButton(page, 'Generate AI Meme')).toBeEnabled()
          }
          gate.open()
          await page.unroute('**/api/memes/generate')
        })
      }
    })
    await test.step('the input is kept while the other tab is open', async () => {
      await promptField(page).fill('a cat in a hat')
      await page.getByRole('tab', { name: 'Template Editor' }).click()
      await page.getByRole('tab', { name: 'AI Generator' }).click()
      await expect(promptField(page)).toHaveValue('a cat in a hat')
    })
    await test.step('the input survives a reload, until it has become a meme', async () => {
      await titleField(page).fill('Hat')
      await promptField(page).fill('a cat in a hat')
      await page.reload()
      await expect(titleField(page)).toHaveValue('Hat')
      await expect(promptField(page)).toHaveValue('a cat in a hat')
      await generatorButton(page, 'Generate AI Meme').click()
      await expect(generatorButton(page, 'Generate Another')).toBeVisible()
      await page.reload()
      await expect(titleField(page)).toHaveValue('')
      await expect(promptField(page)).toHaveValue('')
    })
    await test.step('an ended session shows a toast, and the prompt is kept for the return from the login page', async () => {
      const { email } = await (await page.request.get('/api/auth/user')).json()
      await promptField(page).fill('a cat')
      await page.context().clearCookies()
      await stopClock(page)
      await generatorButton(page, 'Generate AI Meme').click()
      await expectToast(page, 'Generation Failed', 'Unauthorized')
      await expectRedirectToLogin(page, 1000, '/create')
      await fillLogIn(page, email)
      await expect(page).toHaveURL('/create')
      await expect(promptField(page)).toHaveValue('a cat')
    })
  })
})

test.describe('§2 AI Generator: after success', () => {
  test('AI Generator: after success', async ({ page }) => {
    await openGenerator(page)
    await test.step('image, title, image description, prompt, AI suggested text and two buttons', async () => {
      await titleField(page).fill('  Rocket cat  ')
      await promptField(page).fill('a cat riding a rocket')
      const answered = readAnswer(page)
      await generatorButton(page, 'Generate AI Meme').click()
      const { request, meme } = await answered
      await page.unroute('**/api/memes/generate')
      expect(request.method()).toBe('POST')
      expect(request.postDataJSON()).toEqual({
        prompt: 'a cat riding a rocket',
        title: 'Rocket cat',
      })
      const picture = generator(page).getByRole('img')
      await expect(picture).toHaveJSProperty('naturalWidth', meme.width)
      await expect(generator(page).getByRole('heading', { name: 'Rocket cat' })).toBeVisible()
      await expect(generator(page).getByRole('term')).toHaveText([
        'Image description',
        'Your prompt',
        'AI suggested text',
      ])
      await expect(generator(page).getByRole('definition')).toHaveText([
        meme.imageDescription,
        'a cat riding a rocket',
        [meme.topText, meme.bottomText].filter(Boolean).join(' / '),
      ])
      await expect(generatorButton(page, 'Download')).toBeVisible()
      await expect(generatorButton(page, 'Generate Another')).toBeVisible()
      await expectToast(page, 'Meme Generated!')
    })
    await test.step('the image has overlaid top and bottom text, and the watermark', async () => {
      await generatorButton(page, 'Generate Another').click()
      await promptField(page).fill('a dog at the office')
      const answered = readAnswer(page)
      await generatorButton(page, 'Generate AI Meme').click()
      const { meme } = await answered
      await expect(generatorButton(page, 'Generate Another')).toBeVisible()
      await page.unroute('**/api/memes/generate')
      const shown = (await generator(page).getByRole('img').getAttribute('src')) ?? ''
      const [finished, bare] = await Promise.all(
        [shown, meme.imageUrl].map(async (url) =>
          PNG.sync.read(await (await page.request.get(url)).body()),
        ),
      )
      if (finished === undefined || bare === undefined) throw new Error('expected two pictures')
      /**
       * Whether any pixel of a rectangle, in fractions of the picture, differs from the picture
       * without captions.
       */
      const isDrawnOn = (x0: number, x1: number, y0: number, y1: number) => {
        const { width, height } = finished
        for (let y = Math.floor(y0 * height); y < y1 * height; y += 1) {
          const from = 4 * (y * width + Math.floor(x0 * width))
          const to = 4 * (y * width + Math.floor(x1 * width))
          if (!finished.data.subarray(from, to).equals(bare.data.subarray(from, to))) return true
        }
        return false
      }
      expect([finished.width, finished.height]).toEqual([bare.width, bare.height])
      expect(meme.topText + meme.bottomText).not.toBe('')
      expect(isDrawnOn(0, 1, 0, 0.45)).toBe(meme.topText !== '')
      expect(isDrawnOn(0, 1, 0.55, 0.93)).toBe(meme.bottomText !== '')
      expect(isDrawnOn(0.7, 1, 0.93, 1)).toBe(true)
    })
    await test.step('Share shares the meme by its page', async () => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined })
        navigator.clipboard.writeText = async (text) => {
          document.title = text
        }
      })
      await generatorButton(page, 'Share').click()
      await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
      expect(new URL(await page.title()).pathname).toBe((await listMemes(page))[0]?.shareUrl)
    })
    await test.step('a prompt with markup is shown as text', async () => {
      await generatorButton(page, 'Generate Another').click()
      const markup = '<img src=x onerror="document.title=1"><b>cat</b>'
      await generate(page, markup)
      await expect(generator(page).getByRole('definition').filter({ hasText: markup })).toHaveCount(
        1,
      )
      await expect(generator(page).getByRole('img')).toHaveCount(1)
      await expect(page).not.toHaveTitle('1')
    })
    await test.step('an insult at a person is asked about once, and drawn if it is confirmed', async () => {
      const insult = 'my boss is an idiot'
      const dialog = page.getByRole('dialog', { name: 'Draw it anyway?' })
      const before = (await listMemes(page)).length
      await generatorButton(page, 'Generate Another').click()
      await generate(page, insult)
      await expect(dialog).toBeVisible()
      await expectNoViolations(page, 'question')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(promptField(page)).toBeFocused()
      await expect(promptField(page)).toHaveValue(insult)
      expect(await listMemes(page)).toHaveLength(before)

      await promptField(page).press('Control+Enter')
      await dialog.getByRole('button', { name: 'Draw it anyway' }).click()
      await expect(generatorButton(page, 'Generate Another')).toBeVisible()
      await generatorButton(page, 'Same Prompt Again').click()
      await expect.poll(async () => (await listMemes(page)).length).toBe(before + 2)
      await expect(dialog).toBeHidden()
    })
    await test.step('what can be done with it', async () => {
      await generatorButton(page, 'Generate Another').click()
      const heading = (name: string) => generator(page).getByRole('heading', { name })
      const picture = generator(page).getByRole('img')
      await test.step('§5 its title is AI Generated Meme if blank', async () => {
        await titleField(page).fill('   ')
        await generate(page)
        await expect(heading('AI Generated Meme')).toBeVisible()
        const [meme] = await listMemes(page)
        expect(meme?.title).toBe('AI Generated Meme')
        // Lists would be full of twins.
        const suggested = meme?.suggestedTitle ?? ''
        expect(suggested).not.toBe('')
        await expect(generator(page)).toContainText(`In My Memes and on its page: “${suggested}”`)
      })
      await test.step('Download gives meme-{timestamp}.png (§9)', async () => {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          generatorButton(page, 'Download').click(),
        ])
        expect(file.suggestedFilename()).toMatch(/^meme-\d{13}\.png$/)
        const stored = await page.request.get((await listMemes(page))[0]?.memeImageUrl ?? '')
        expect((await readFile(await file.path())).equals(await stored.body())).toBe(true)
      })
      await test.step('Generate Another returns to an empty form (§4)', async () => {
        await generatorButton(page, 'Generate Another').click()
        await expect(titleField(page)).toHaveValue('')
        await expect(promptField(page)).toHaveValue('')
        await expect(generatorButton(page, 'Generate AI Meme')).toBeDisabled()
      })
      await test.step('Same Prompt Again is another meme of the same prompt; a failure keeps this one', async () => {
        await titleField(page).fill('One')
        await generate(page)
        await expect(picture).toBeVisible()
        const first = await picture.getAttribute('src')
        await generatorButton(page, 'Same Prompt Again').click()
        await expect(heading('One')).toBeFocused()
        expect(await picture.getAttribute('src')).not.toBe(first)
        expect((await listMemes(page)).slice(0, 2).map(({ title }) => title)).toEqual([
          'One',
          'One',
        ])
        await page.route('**/api/memes/generate', (route) => route.abort())
        await generatorButton(page, 'Same Prompt Again').click()
        await expectToast(page, 'Generation Failed')
        await expect(heading('One')).toBeFocused()
        await expect(picture).toBeVisible()
      })
      await test.step('Edit opens it in the Template Editor, also after a reload; the next template starts without its texts', async () => {
        await generatorButton(page, 'Edit').click()
        await expect(page.getByRole('tab', { name: 'Template Editor' })).toBeFocused()
        await expect(canvasOf(page)).toBeVisible()
        await expect(page.getByLabel('Top Text', { exact: true })).not.toHaveValue('')
        await page.reload()
        await expect(page.getByLabel('Title')).toHaveValue('One')
        await expect(canvasOf(page)).toBeVisible()
        await page.goto('/create?template=1')
        for (const field of ['Top Text', 'Bottom Text']) {
          await expect(page.getByLabel(field, { exact: true })).toHaveValue('')
        }
      })
    })
  })
})
