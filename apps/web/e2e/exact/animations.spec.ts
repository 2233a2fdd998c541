/**
 * Every frame of an animation: as Chromium decodes the file, in the preview, and as it is stored.
 * `ANIMATIONS=40` compares the whole corpus.
 */
import { makeAnimation, makeTwoColors } from '@memesmith/animation/testing'
import { documentOfTexts, type Meme } from '@memesmith/meme-render'
import { expect, test } from '../support/fixtures.ts'
import { signUpByApi } from '../support/test-user.ts'
import { buildHarness } from './build-harness.ts'

const COUNT = Number(process.env.ANIMATIONS ?? 4)

test.use({ bypassCSP: true })

test(`${COUNT} animations: every frame of the preview equals the stored frame`, async ({
  page,
}) => {
  test.setTimeout(60_000 + COUNT * 15_000)
  await signUpByApi(page)
  await page.goto('/dashboard')
  await page.addScriptTag({ content: await buildHarness(), type: 'module' })
  await page.waitForFunction(() => 'compareAnimation' in window)
  const { layers } = documentOfTexts({ topText: 'WAIT', bottomText: 'for it', fontSize: 16 })
  const corpus = Array.from({ length: COUNT }, (_, index) => makeAnimation(index))
  for (const { name, file, type, delays } of [makeTwoColors(), ...corpus]) {
    const spans = [{ from: 0.3, to: 0.7 }, { from: 0.5 }]
    const document = {
      version: 1 as const,
      layers: layers.map((layer, at) => ({ ...layer, ...spans[at] })),
    }
    const meme: Meme = { document, watermark: 'Memesmith' }
    const source = { bytes: Buffer.from(file).toString('base64'), type }
    const result = await page.evaluate(([source, meme]) => window.compareAnimation(source, meme), [
      source,
      meme,
    ] as const)
    const shown = delays.map((delay) => (delay <= 10 ? 100 : delay))
    const { decoded, stored, poster, durations } = result
    expect.soft({ decoded, stored, poster }, name).toEqual({ decoded: [], stored: [], poster: 0 })
    expect.soft(durations, name).toEqual([shown, shown])
  }
})
