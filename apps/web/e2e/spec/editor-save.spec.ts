import { readFile } from 'node:fs/promises'
import { canvasOf, openEditor, openEmptyEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { listMemes } from '../support/test-user.ts'
import { expectToast, toast } from '../support/toasts.ts'

declare global {
  interface Window {
    /** The last part of the last form that was sent. */
    form?: string
  }
}

test.describe('§4 Save: idle, then pending, then success or error', () => {
  test('§4 Save, from a template', async ({ page }) => {
    await test.step('the button reads Saving... while pending, and saves once', async () => {
      await openEditor(page)
      const gate = await holdRequests(page, '**/api/memes')
      await page.getByRole('button', { name: 'Save to Gallery' }).dblclick()
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
      await page.keyboard.press('Control+s')
      await page.keyboard.press('Enter')
      gate.open()
      await expectToast(page, 'Success', 'Meme saved to your gallery!')
      await expect(page.getByRole('button', { name: 'Save to Gallery' })).toBeEnabled()
      await expect(page.getByRole('button', { name: 'Save to Gallery' })).toBeFocused()
      expect(await listMemes(page)).toHaveLength(1)
      await page.unroute('**/api/memes')
    })
    await test.step('an unchanged meme is not saved twice, and after a change it is saved again', async () => {
      const save = page.getByRole('button', { name: 'Save to Gallery' })
      await save.click()
      await expectToast(page, 'Already Saved')
      await page.reload()
      await expect(canvasOf(page)).toBeVisible()
      await save.click()
      await expectToast(page, 'Already Saved')
      expect(await listMemes(page)).toHaveLength(1)
      await page.getByLabel('Top Text', { exact: true }).fill('One more')
      await save.click()
      await page.getByRole('button', { name: 'Save as new' }).click()
      await expectToast(page, 'Success')
      expect(await listMemes(page)).toHaveLength(2)
    })
    await test.step('§5 default title Untitled Meme, also for a blank one', async () => {
      for (const title of ['', '   ']) {
        await page.getByLabel('Bottom Text', { exact: true }).fill(`Words ${title.length}`)
        await page.getByLabel('Title').fill(title)
        await page.getByRole('button', { name: 'Save to Gallery' }).click()
        await page.getByRole('button', { name: 'Save as new' }).click()
        await expectToast(page, 'Success')
        await expect(page.getByRole('button', { name: 'Save to Gallery' })).toBeFocused()
        await toast(page).getByRole('button', { name: 'Close' }).click()
      }
      const titles = (await listMemes(page)).map((meme) => meme.title)
      expect(new Set(titles)).toEqual(new Set(['Untitled Meme']))
    })
    await test.step('POST /api/memes with the payload of §7, created as not public', async () => {
      await page.goto('/create?template=3')
      await expect(canvasOf(page)).toBeVisible()
      await page.getByLabel('Top Text', { exact: true }).fill('Up')
      await page.getByLabel('Bottom Text', { exact: true }).fill('Down')
      await page.getByLabel('Title').fill('  My title ')
      const [request] = await Promise.all([
        page.waitForRequest((it) => it.url().endsWith('/api/memes') && it.method() === 'POST'),
        page.getByRole('button', { name: 'Save to Gallery' }).click(),
      ])
      expect(request.postDataJSON()).toEqual({
        title: 'My title',
        topText: 'Up',
        bottomText: 'Down',
        fontSize: 32,
        textColor: '#ffffff',
        templateId: 3,
        customImageUrl: null,
        memeImageUrl: null,
        isPublic: false,
      })
      await expectToast(page, 'Success')
      expect((await listMemes(page))[0]).toMatchObject({ title: 'My title', isPublic: false })
    })
    await test.step('a template with zones goes as a document, in place of the texts', async () => {
      await page.goto('/create?template=2')
      await expect(canvasOf(page)).toBeVisible()
      await page.getByRole('textbox', { name: 'Rejected' }).fill('Up')
      const [request] = await Promise.all([
        page.waitForRequest((it) => it.url().endsWith('/api/memes') && it.method() === 'POST'),
        page.getByRole('button', { name: 'Save to Gallery' }).click(),
      ])
      expect(request.postDataJSON()).not.toHaveProperty('topText')
      expect(request.postDataJSON()).toMatchObject({
        document: { layers: [{ text: 'Up', fontSize: 44, place: { rotation: 0 } }, {}] },
      })
      await expectToast(page, 'Success')
      expect((await listMemes(page))[0]).toMatchObject({ topText: 'Up', bottomText: '' })
    })
  })

  test('§4 Save, of an upload', async ({ page }) => {
    await test.step('§5 saving needs an image: without one Ctrl+S sends nothing', async () => {
      await openEmptyEditor(page)
      const asked: string[] = []
      // The page may still load code.
      page.on('request', (request) => {
        if (request.url().includes('/api/')) asked.push(request.url())
      })
      await page.getByLabel('Top Text', { exact: true }).press('Control+s')
      // Any request would have been answered by then.
      expect(await listMemes(page)).toHaveLength(0)
      expect(asked).toEqual([])
      await expect(toast(page)).toHaveCount(0)
    })
    await test.step('an upload goes as multipart form, field image, a png blob; its url into the meme', async () => {
      await page.evaluate(() => {
        const { fetch } = window
        window.fetch = (input, init) => {
          const form = init?.body instanceof FormData ? [...init.body] : []
          for (const [name, part] of form) {
            window.form = `${name} ${part instanceof Blob ? part.type : 'text'}`
          }
          return fetch(input, init)
        }
      })
      await upload(page, plainPicture(320, 200), 'photo.jpg')
      await expect(canvasOf(page)).toBeVisible()
      const [sent, saved] = await Promise.all([
        page.waitForResponse('**/api/upload'),
        page.waitForRequest((it) => it.url().endsWith('/api/memes') && it.method() === 'POST'),
        page.getByRole('button', { name: 'Save to Gallery' }).click(),
      ])
      expect(sent.request().method()).toBe('POST')
      expect(sent.request().headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
      expect(await page.evaluate(() => window.form)).toBe('image image/png')
      const { url } = await sent.json()
      expect(saved.postDataJSON()).toMatchObject({ customImageUrl: url, templateId: null })
      const stored = await page.request.get(url)
      expect(stored.headers()['content-type']).toBe('image/png')
      await expectToast(page, 'Success')
      expect((await listMemes(page))[0]).toMatchObject({
        width: 320,
        height: 200,
        templateId: null,
      })
    })
    await test.step('an unchanged meme that was deleted since can be saved again', async () => {
      const [meme] = await listMemes(page)
      expect((await page.request.delete(`/api/memes/${meme?.id}`)).status()).toBe(204)
      await page.reload()
      await expect(canvasOf(page)).toBeVisible()
      // Wherever the focus is.
      await page.getByLabel('Top Text', { exact: true }).press('Meta+s')
      await expectToast(page, 'Success')
      expect(await listMemes(page)).toHaveLength(1)
    })
  })
})

test.describe('§9 downloaded files are named meme-{timestamp}.png', () => {
  test('Download Meme gives exactly what the preview shows', async ({ page }, testInfo) => {
    await openEditor(page)
    await page.getByLabel('Top Text', { exact: true }).fill('Keep me')
    await expect(canvasOf(page)).toHaveAccessibleName(/Keep me/)
    const before = Date.now()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Meme' }).click(),
    ])
    const [, timestamp] = /^meme-(\d+)\.png$/.exec(file.suggestedFilename()) ?? []
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before)
    expect(Number(timestamp)).toBeLessThanOrEqual(Date.now())
    const bytes = await readFile(await file.path())
    const seen = await readCanvas(canvasOf(page))
    expect(await countDifferences(seen, bytes, testInfo, 'download')).toBe(0)
  })
})
