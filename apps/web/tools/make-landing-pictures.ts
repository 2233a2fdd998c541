/** Makes the pictures that the landing page shows, from starter templates and the generator. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { listTemplates, signUpByApi } from '../e2e/support/test-user.ts'
import { SHOWCASE_SIZE } from '../src/features/landing/showcase-size.ts'
import { openTestPage } from './open-test-page.ts'

/** The name of the starter template of each picture, by the picture's file name. */
const TEMPLATES: Readonly<Record<string, string>> = {
  fire: 'Calm Coffee in the Fire',
  bath: 'Unimpressed Cat',
  dinosaurs: 'T-Rex Hug',
  doors: 'Two Hard Choices',
  stove: 'Forgot the Stove',
}

/** What the generator draws, and the file name of it. */
const GENERATED = { file: 'rocket', prompt: 'a cat riding a rocket to escape Monday' }

const FOLDER = join(import.meta.dirname, '../src/features/landing/pictures')

await openTestPage(async (page) => {
  await signUpByApi(page)
  await page.goto('/dashboard')
  const templates = await listTemplates(page)
  for (const [file, template] of Object.entries(TEMPLATES)) {
    const imageUrl = templates.find(({ name }) => name === template)?.imageUrl
    if (imageUrl === undefined) throw new Error(`expected a starter template for ${file}`)
    await write(page, file, imageUrl)
  }
  const answer = await page.request.post('/api/memes/generate', {
    data: { prompt: GENERATED.prompt },
  })
  await write(page, GENERATED.file, (await answer.json()).imageUrl)
})

/** Crops a picture to `SHOWCASE_SIZE` and writes it as WebP. */
async function write(page: Page, file: string, url: string): Promise<void> {
  const base64 = await page.evaluate(
    async ({ url, width, height }) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('expected a 2D canvas')
      context.imageSmoothingQuality = 'high'
      const scale = Math.max(width / image.width, height / image.height)
      const [w, h] = [image.width * scale, image.height * scale]
      context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h)
      return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? ''
    },
    { url, ...SHOWCASE_SIZE },
  )
  await writeFile(join(FOLDER, `${file}.webp`), Buffer.from(base64, 'base64'))
}
