import { writeFile } from 'node:fs/promises'
import pixelmatch from 'pixelmatch'
import type { Locator, TestInfo } from 'playwright/test'
import { PNG } from 'pngjs'

/** The content of a canvas as a PNG file. */
export async function readCanvas(canvas: Locator): Promise<Buffer> {
  const url = await canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('expected a canvas')
    return element.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/**
 * Counts the pixels that differ between two PNG files. If any do, both files and a picture of the
 * difference are written to the test's output folder.
 */
export async function countDifferences(
  seen: Buffer,
  stored: Buffer,
  testInfo: TestInfo,
  name: string,
): Promise<number> {
  const [a, b] = [PNG.sync.read(seen), PNG.sync.read(stored)]
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`the preview is ${a.width}×${a.height}, the PNG ${b.width}×${b.height}`)
  }
  if (a.data.equals(b.data)) return 0
  let count = 0
  for (let offset = 0; offset < a.data.length; offset += 4) {
    if (a.data.readUInt32BE(offset) !== b.data.readUInt32BE(offset)) count += 1
  }
  if (count > 0) {
    const difference = new PNG({ width: a.width, height: a.height })
    pixelmatch(a.data, b.data, difference.data, a.width, a.height, { threshold: 0 })
    const files = { seen, stored, difference: PNG.sync.write(difference) }
    for (const [kind, file] of Object.entries(files)) {
      await writeFile(testInfo.outputPath(`${name}-${kind}.png`), file)
    }
  }
  return count
}
