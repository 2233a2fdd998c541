import type { Page } from 'playwright/test'

/** The space between pictures of a sheet, in px. */
const GAP = 4

/**
 * Puts pictures beside each other, scaled, as a WebP. A row is as high as its highest picture.
 *
 * @param page draws them; any page
 * @param shots PNGs of one width
 */
export async function sheetOf(
  page: Page,
  shots: readonly Buffer[],
  scale: number,
  inRow: number,
): Promise<Buffer> {
  const drawn = await page.evaluate(
    async ({ shots, scale, inRow, gap }) => {
      const images = await Promise.all(
        shots.map(async (shot) => {
          const image = new Image()
          image.src = `data:image/png;base64,${shot}`
          await image.decode()
          return image
        }),
      )
      const rows = Array.from({ length: Math.ceil(images.length / inRow) }, (_, row) =>
        images.slice(row * inRow, (row + 1) * inRow),
      )
      const width = (images[0]?.width ?? 0) * scale
      const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) * scale)
      const canvas = document.createElement('canvas')
      canvas.width = (width + gap) * inRow - gap
      canvas.height = heights.reduce((sum, height) => sum + height + gap, -gap)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('expected a 2D canvas')
      context.imageSmoothingQuality = 'high'
      let top = 0
      for (const [index, row] of rows.entries()) {
        for (const [column, image] of row.entries()) {
          const left = column * (width + gap)
          context.drawImage(image, left, top, image.width * scale, image.height * scale)
        }
        top += (heights[index] ?? 0) + gap
      }
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
    },
    { shots: shots.map((shot) => shot.toString('base64')), scale, inRow, gap: GAP },
  )
  return Buffer.from(drawn, 'base64')
}
