/** Makes the moving picture that the README of the repository shows. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FrameEncoder, writeAnimation } from '@memesmith/animation'
import { expect } from 'playwright/test'
import { PNG } from 'pngjs'
import { readPreview } from '../e2e/support/editor.ts'
import { signUp } from '../e2e/support/sign-up.ts'
import { expectToast } from '../e2e/support/toasts.ts'
import { openTestPage } from './open-test-page.ts'

const FILE = join(import.meta.dirname, '../../../.github/screenshots/editor.webp')
const SIZE = { width: 1100, height: 720 }
/** Two Hard Choices, which has a sign on each door. */
const TEMPLATE = 9
const TEXTS = {
  'Left door': ['Read', 'Read the manual'],
  'Right door': ['Just', 'Just try it'],
  'Bottom Text': ['Every time'],
}

await openTestPage(async (page) => {
  const frames: { readonly png: Buffer; readonly ms: number }[] = []
  const take = async (ms: number) => {
    await readPreview(page)
    frames.push({ png: await page.screenshot(), ms })
  }
  await page.setViewportSize(SIZE)
  // The server draws its templates one after another.
  await expect
    .poll(async () => (await page.request.get(`/api/templates/${TEMPLATE}`)).ok())
    .toBe(true)
  await signUp(page, 'screenshots@example.com', `/create?template=${TEMPLATE}`)
  await page.evaluate(() => document.querySelector('.workbench')?.scrollIntoView())
  await take(1000)
  for (const [name, steps] of Object.entries(TEXTS)) {
    for (const text of steps) {
      await page.getByRole('textbox', { name }).fill(text)
      await take(500)
    }
  }
  await page.getByRole('button', { name: 'Layer 3: Every time' }).click()
  await take(600)
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Shift+ArrowUp')
    await take(150)
  }
  await page.getByRole('button', { name: 'Save to Gallery' }).click()
  await expectToast(page, 'Success', 'Meme saved to your gallery!')
  await take(2500)

  const encoder = new FrameEncoder(SIZE.width, SIZE.height)
  const encoded = frames.map(({ png, ms }, index) =>
    encoder.encode(
      new Uint32Array(new Uint8Array(PNG.sync.read(png).data).buffer),
      ms,
      index === 0,
    ),
  )
  await writeFile(FILE, writeAnimation({ ...SIZE, plays: 0, frames: encoded }))
})
