import {
  boxAround,
  canvasOf,
  openEditor,
  plainPicture,
  upload,
  widthOf,
} from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { listMemes } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

// One worker, so that one server is started.
test.describe.configure({ mode: 'default' })

test.use({
  serverEnv: {
    SITE_NAME: 'Giggles',
    WATERMARK_TEXT: 'giggles.example',
    PRIVACY_URL: 'https://giggles.example/privacy?a=1&b=2',
  },
})

test.describe('A site of another name', () => {
  test('shows it in its header, its titles and its footer', async ({ page }) => {
    for (const path of ['/', '/gallery']) {
      await page.goto(path)
      await expect(page).toHaveTitle(/· Giggles$/)
      await expect(page.getByRole('banner').getByRole('link').first()).toHaveText('Giggles')
      await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Giggles/)
      await expect(page.locator('body')).not.toContainText('Memesmith')
      const support = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
      const own = 'https://giggles.example/privacy?a=1&b=2'
      await expect(support('Privacy Policy')).toHaveAttribute('href', own)
      await expect(support('Help Center')).toHaveAttribute('href', '/help')
    }
    await page.goto('/')
    await expect(page.locator('.showcase').getByText('giggles.example')).toHaveCount(6)
  })

  test('§9 the watermark is its name, in the preview and in the stored picture', async ({
    page,
  }, testInfo) => {
    await openEditor(page)
    await upload(page, plainPicture(500, 400))
    await expect(canvasOf(page)).toHaveJSProperty('width', 500)
    const isMarked = (...color: readonly number[]) => color.join() !== '128,128,128'
    await expect.poll(async () => (await boxAround(page, isMarked)).right).toBeGreaterThan(0)
    const { left, right } = await boxAround(page, isMarked)
    expect(Math.abs(right - left - (await widthOf(page, 'giggles.example', 15)))).toBeLessThan(2.5)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success')
    const [meme] = await listMemes(page)
    const stored = await (await page.request.get(meme?.memeImageUrl ?? '')).body()
    expect(
      await countDifferences(await readCanvas(canvasOf(page)), stored, testInfo, 'watermark'),
    ).toBe(0)
  })
})
