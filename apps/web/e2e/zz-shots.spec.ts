import { FrameEncoder, writeAnimation } from '@memesmith/animation'
import type { Page } from 'playwright/test'
import { openEmptyEditor } from './support/editor.ts'
import { expect, test } from './support/fixtures.ts'
import { saveMeme } from './support/test-user.ts'

const OUT = '/tmp/c38-shots'
function moving(): Buffer {
  const [w, h, n] = [480, 360, 24]
  const encoder = new FrameEncoder(w, h)
  return Buffer.from(
    writeAnimation({
      width: w, height: h, plays: 0,
      frames: Array.from({ length: n }, (_, i) => {
        const p = Uint32Array.from({ length: w * h }, (_, at) => ((at % w) + i * 20) % w < 120 ? 0xff_30_c0_f0 : 0xff_60_40_20)
        return encoder.encode(p, 60, i === 0)
      }),
    }),
  )
}
const SIZES = [[360, 740], [1440, 900]] as const
async function shots(page: Page, name: string) {
  for (const [width, height] of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.evaluate((t) => document.documentElement.dataset && document.documentElement.setAttribute('data-theme', t), colorScheme)
      await page.waitForTimeout(300)
      await page.screenshot({ path: `${OUT}/${name}-${width}-${colorScheme}.png` })
    }
  }
}
test('shots', async ({ page }) => {
  test.setTimeout(300_000)
  await openEmptyEditor(page)
  const image = { name: 'moving.webp', mimeType: 'image/webp', buffer: moving() }
  await page.getByLabel('Upload image').setInputFiles(image)
  await expect(page.getByText(/\/ 24/)).toBeVisible()
  await page.getByLabel('Top Text').fill('WHEN IT MOVES')
  await page.getByRole('button', { name: 'More ways to keep it' }).click()
  await shots(page, 'editor-unsaved')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Save to Gallery' }).click()
  await expect(page.getByText('Meme saved to your gallery!')).toBeVisible()
  await page.getByRole('button', { name: 'More ways to keep it' }).click()
  await page.waitForTimeout(2500)
  await shots(page, 'editor-saved')
  await page.keyboard.press('Escape')
  await saveMeme(page, { title: 'A still one', templateId: 3 })
  await page.goto('/dashboard')
  for (const [i, name] of [[0, 'dash-still'], [1, 'dash-moving']] as const) {
    await page.getByRole('button', { name: /^More ways to keep/ }).nth(i).click()
    await page.waitForTimeout(1500)
    await shots(page, name)
    await page.keyboard.press('Escape')
  }
  const href = await page.locator('.meme-card a').nth(1).getAttribute('href')
  await page.goto(String(href))
  await page.locator('summary').click()
  await shots(page, 'share')
  await page.goto(`${href}/embed`)
  await shots(page, 'embed')
  await page.goto('/create')
  await page.getByLabel('Describe your meme').fill('a cat in a hat')
  await page.getByLabel('Describe your meme').press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Generate Another' })).toBeVisible()
  await shots(page, 'generator')
  await page.getByRole('button', { name: 'More ways to keep it' }).click()
  await page.waitForTimeout(800)
  await shots(page, 'generator-menu')
})
test('part', async ({ page }) => {
  test.setTimeout(300_000)
  await openEmptyEditor(page)
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 320, height: 180 })
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no 2D context')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    const start = performance.now()
    while (performance.now() < start + 1500) {
      context.fillStyle = `hsl(${performance.now() % 360} 80% 50%)`
      context.fillRect(0, 0, 320, 180)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  await page.getByLabel('Upload image').setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') })
  await expect(page.getByRole('button', { name: 'Use this part' })).toBeVisible()
  await page.waitForTimeout(1500)
  await shots(page, 'part')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${OUT}/part-320.png` })
})
