import type { Page } from 'playwright/test'
import { canvasOf, openEmptyEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { listMemes } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

/** A WebM that the browser has recorded: it does not say how long it is. */
async function recordVideo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 321, height: 181 })
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no 2D context')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    const start = performance.now()
    while (performance.now() < start + 1500) {
      const share = (performance.now() - start) / 1500
      context.fillStyle = `hsl(${share * 360} 80% 50%)`
      context.fillRect(0, 0, 321, 181)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Upload image').setInputFiles({ name, mimeType, buffer })

const usePart = (page: Page) => page.getByRole('button', { name: 'Use this part' })

test.describe('a video', () => {
  test('becomes a meme that moves; only the part is uploaded', async ({ page }) => {
    await openEmptyEditor(page)
    const video = await recordVideo(page)
    const sent: number[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/upload')) {
        sent.push(Number(request.headers()['content-length'] ?? request.postDataBuffer()?.length))
      }
    })
    // Whatever its name and its type are.
    await choose(page, 'clip.png', 'image/png', video)
    await expect(page.getByRole('dialog', { name: 'Choose a part of the video' })).toBeVisible()
    await page.getByLabel('To (s)').fill('1')
    await expect(page.getByText(/^321 × 181, 15 frames, about/)).toBeVisible()
    expect(sent).toEqual([])
    await usePart(page).click()
    await expect(canvasOf(page)).toHaveJSProperty('width', 321)
    await expect(page.getByText('1 / 15')).toBeVisible()
    expect(sent.length).toBe(1)

    await page.getByLabel('Top Text').fill('FROM A VIDEO')
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
    const [meme] = await listMemes(page)
    expect(meme?.animationUrl).toMatch(/\.webp$/)
  })

  test('one that is none says so in place, and the picture before stays', async ({ page }) => {
    await openEmptyEditor(page)
    await choose(page, 'movie.avi', 'video/x-msvideo', Buffer.from('RIFF    AVI LIST'))
    await expect(
      page.getByRole('alert').filter({ hasText: 'could not be read as a video' }),
    ).toBeVisible()
  })

  test('dropped and cancelled: nothing changes', async ({ page }) => {
    await openEmptyEditor(page)
    const video = (await recordVideo(page)).toString('base64')
    const transfer = await page.evaluateHandle((base64) => {
      const files = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      files.items.add(new File([bytes], 'clip.webm', { type: 'video/webm' }))
      return files
    }, video)
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
    await expect(usePart(page)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(usePart(page)).toHaveCount(0)
    await expect(page.getByText('Opening the video…')).toHaveCount(0)
    await expect(canvasOf(page)).toHaveCount(0)
  })
})
