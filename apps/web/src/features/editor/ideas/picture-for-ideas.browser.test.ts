import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, openCanvas } from '../../../testing/editor.tsx'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from '../layers/editor-layer.ts'
import { pictureOf } from '../picture/picture-source.ts'
import { pictureForIdeas } from './picture-for-ideas.ts'

/** The grays of the picture that a model is shown, row by row. */
async function shownToModel(): Promise<readonly number[]> {
  const work = useEditorStore.getState()
  const picture = pictureOf(work.source)
  if (picture === null) throw new Error('expected a picture')
  const url = (await pictureForIdeas(picture, documentOf(work))) ?? 'expected a picture'
  const shown = await createImageBitmap(await (await fetch(url)).blob())
  const context = new OffscreenCanvas(shown.width, shown.height).getContext('2d')
  if (context === null) throw new Error('no 2D context')
  context.drawImage(shown, 0, 0)
  const { data } = context.getImageData(0, 0, shown.width, shown.height)
  return [...data].filter((_, at) => at % 4 === 0)
}

it('a model is shown the picture without its words, and nothing of what is hidden', async () => {
  await openCanvas()
  const gray = 128
  // Of a JPEG.
  const near = (value: number) => Math.abs(value - gray) < 4
  expect((await shownToModel()).every(near)).toBe(true)
  await button('Blur').click()
  await page.getByText('Black bar', { exact: true }).click()
  const shown = await shownToModel()
  const black = shown.filter((value) => value < 16).length / shown.length
  // A cover is a bit less than a third of the picture wide, and a fifth high.
  expect(black).toBeGreaterThan(0.04)
  expect(black).toBeLessThan(0.07)
})
