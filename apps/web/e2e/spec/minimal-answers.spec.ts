import type { Page } from 'playwright/test'
import { watchConsoleErrors } from '../support/console-errors.ts'
import { canvasOf, plainPicture } from '../support/editor.ts'
import { expectLoaded } from '../support/expect-loaded.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { generate, generator } from '../support/generator.ts'
import { cardOf, followToGallery, main } from '../support/page-locators.ts'
import { expectToast } from '../support/toasts.ts'

const PICTURE = plainPicture(640, 480)
const PICTURE_URL = '/pictures/plain.png'

const TEMPLATE = {
  id: 7,
  name: 'Bare Template',
  description: 'A picture of nothing in particular.',
  tags: ['bare', 'grey', 'plain', 'fourth'],
  imageUrl: PICTURE_URL,
}
const MEME = {
  id: 3,
  title: 'Bare Meme',
  topText: 'Top',
  bottomText: 'Bottom',
  templateId: 7,
  customImageUrl: null,
  memeImageUrl: PICTURE_URL,
  isPublic: true,
  createdAt: '2026-05-04T12:00:00.000Z',
}
const RESULT = {
  imageUrl: PICTURE_URL,
  imageDescription: 'Nothing but gray.',
  aiPrompt: 'a cat',
  topText: 'Up here',
  bottomText: 'Down there',
  title: 'Bare Result',
}

/** A server that answers with only the fields of spec §3. */
async function answerBarely(page: Page): Promise<void> {
  const answers: Readonly<Record<string, object>> = {
    'GET /api/auth/user': { firstName: 'Grace' },
    'GET /api/templates': [TEMPLATE],
    'GET /api/templates/7': TEMPLATE,
    'GET /api/memes': [MEME],
    'POST /api/memes/generate': RESULT,
  }
  await page.route('**/api/**', async (route, request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/fonts/')) return route.continue()
    const answer = answers[`${request.method()} ${pathname}`]
    return route.fulfill(answer === undefined ? { status: 404, body: 'nothing' } : { json: answer })
  })
  await page.route(`**${PICTURE_URL}`, (route) =>
    route.fulfill({ contentType: 'image/png', body: PICTURE }),
  )
}

test.beforeEach(async ({ page }) => {
  await answerBarely(page)
})

test.describe('A server with only the fields of spec §3', () => {
  test('Template: the gallery shows it, finds it and leads to the editor', async ({ page }) => {
    const complaints = watchConsoleErrors(page)
    // Not from the server of this test, which would render its own templates.
    await followToGallery(page)
    const card = cardOf(page, TEMPLATE.name)
    await expectLoaded(card.getByRole('img', { name: TEMPLATE.description }))
    await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
      TEMPLATE.tags.slice(0, 3),
    )
    for (const query of ['bare', 'particular', 'fourth', 'gery']) {
      await page.getByRole('searchbox').fill(query)
      await expect(card, query).toBeVisible()
    }
    await card.getByRole('link', { name: 'Use Template' }).click()
    await expect(page).toHaveURL('/create?template=7')
    await expect(canvasOf(page)).toHaveJSProperty('width', 640)
    await page.getByLabel('Top Text', { exact: true }).fill('It works')
    await expect(canvasOf(page)).toHaveAccessibleName(/It works/)
    expect(complaints).toEqual([])
  })

  test('Template: a signed-out visitor sees the gallery, too', async ({ page }) => {
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 401, body: '' }))
    await followToGallery(page)
    await expect(cardOf(page, TEMPLATE.name).getByRole('link')).toHaveText('Sign Up to Use')
  })

  test('User: Creator, and an account without its settings', async ({ page }) => {
    await test.step('User: "Creator if none", also if it is blank or missing', async () => {
      for (const firstName of isFull ? ['', '   ', null, undefined] : ['   ', undefined]) {
        await test.step(`${JSON.stringify(firstName)}`, async () => {
          await page.route('**/api/auth/user', (route) => route.fulfill({ json: { firstName } }))
          await page.goto('/dashboard')
          await expect(
            main(page).getByText('Welcome back, Creator!', { exact: true }),
          ).toBeVisible()
          await page.unroute('**/api/auth/user')
        })
      }
    })
    await test.step('User: the account page shows an error, and still works', async () => {
      await page.goto('/account')
      await expect(main(page).getByRole('alert')).toHaveText('Your account could not be loaded.')
    })
  })

  test('AI-generated result, and a blank server message', async ({ page }) => {
    await test.step('AI-generated result: shown and downloaded with its captions and the watermark', async () => {
      await page.goto('/create')
      await generate(page)
      await expectToast(page, 'Meme Generated!')
      const picture = generator(page).getByRole('img')
      await expectLoaded(picture)
      const colors = await picture.evaluate(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('expected a picture')
        await image.decode()
        const { naturalWidth: width, naturalHeight: height } = image
        const context = new OffscreenCanvas(width, height).getContext('2d')
        if (context === null) throw new Error('no 2D context')
        context.drawImage(image, 0, 0)
        const whiteIn = (left: number, top: number, right: number, bottom: number) => {
          const { data } = context.getImageData(left, top, right - left, bottom - top)
          return data.some((value, index) => index % 4 === 0 && value > 250)
        }
        return {
          size: [width, height],
          top: whiteIn(0, 0, width, 100),
          middle: whiteIn(0, 150, width, 330),
          bottom: whiteIn(0, 380, width - 150, 480),
          watermark: whiteIn(width - 120, height - 30, width - 10, height - 5),
        }
      })
      expect(colors).toEqual({
        size: [640, 480],
        top: true,
        middle: false,
        bottom: true,
        watermark: true,
      })
      for (const text of [RESULT.title, RESULT.imageDescription, RESULT.aiPrompt]) {
        await expect(generator(page).getByText(text, { exact: true })).toBeVisible()
      }
      await expect(generator(page).getByText('Up here / Down there')).toBeVisible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        generator(page).getByRole('button', { name: 'Download' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^meme-\d+\.png$/)
      await generator(page).getByRole('button', { name: 'Generate Another' }).click()
      await expect(page.getByLabel('Describe your meme')).toHaveValue('')
    })
    await test.step('a blank server message is none', async () => {
      for (const message of isFull ? ['', '  '] : ['  ']) {
        await test.step(JSON.stringify(message), async () => {
          await page.route('**/api/memes/generate', (route) =>
            route.fulfill({ status: 502, json: { message } }),
          )
          await page.goto('/create')
          await generate(page)
          await expectToast(page, 'Generation Failed', 'Failed to generate meme. Please try again.')
          await page.unroute('**/api/memes/generate')
        })
      }
    })
  })
})
