import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, openCanvas } from '../../../testing/editor.tsx'

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
