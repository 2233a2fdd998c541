import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { button, canvas, expectWidth, openCanvas, PICTURE } from '../../../testing/editor.tsx'

/** Where there is ink on the canvas of texts, in shares of its height: the highest and the lowest row. */
function inkRows(): readonly number[] {
  const canvas = document.querySelector('.crop-texts')
  if (!(canvas instanceof HTMLCanvasElement)) return []
  const { width, height } = canvas
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + 3] ?? 0).some(Boolean),
  )
  return [(rows[0] ?? Number.NaN) / height, (rows.at(-1) ?? Number.NaN) / height]
}

it('cropping shows the texts where they will be on the part that is kept', async () => {
  await openCanvas()
  await button('Canvas').click()
  await page.getByRole('menuitem', { name: 'Crop' }).click()
  const [top = 1, bottom = 0] = inkRows()
  expect(top).toBeLessThan(0.2)
  expect(bottom).toBeGreaterThan(0.8)
  await page.getByLabelText('Height', { exact: true }).fill('150')
  await expect.poll(() => inkRows()[0]).toBeGreaterThan(top)
  expect(inkRows()[1]).toBeGreaterThan(0.6)
})

it('cropping hides what is hidden, also beside the part that is kept, and a reset crop still does', async () => {
  await openCanvas()
  await button('Blur').click()
  await page.getByText('Black bar', { exact: true }).click()
  const crop = async () => {
    await button('Canvas').click()
    await page.getByRole('menuitem', { name: 'Crop' }).click()
  }
  const isHidden = (shown: Locator) => {
    const drawn = shown.element()
    const context = drawn instanceof HTMLCanvasElement ? drawn.getContext('2d') : null
    const { width = 0, height = 0 } = context?.canvas ?? {}
    const pixel = context?.getImageData(width / 2, height / 2, 1, 1).data
    return pixel?.[0] === 0 && pixel[3] === 255
  }
  await crop()
  const whole = page.getByRole('img', { name: 'The whole picture' })
  expect(isHidden(whole)).toBe(true)
  await page.getByLabelText('Width', { exact: true }).fill('100')
  await button('Apply').click()
  await expectWidth(100)
  await crop()
  expect(isHidden(whole)).toBe(true)
  await page.getByLabelText('Width', { exact: true }).fill(String(PICTURE.width))
  await button('Apply').click()
  await expectWidth(PICTURE.width)
  expect(isHidden(canvas)).toBe(true)
})
