import type { Page } from 'playwright/test'

/** A 12-megapixel photo as phones save it: rotated, with the orientation in EXIF. */
export async function takePhoto(page: Page): Promise<Buffer> {
  const jpeg = await drawInBrowser(page, 'image/jpeg', 4000, 3000)
  return withOrientation(jpeg, 6)
}

/** A picture with gradients, shapes and, if the type supports it, transparency. */
export async function drawInBrowser(
  page: Page,
  type: 'image/jpeg' | 'image/png' | 'image/webp',
  width: number,
  height: number,
): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ type, width, height }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no 2D context')
      if (type === 'image/jpeg') {
        const sky = context.createLinearGradient(0, 0, 0, height)
        sky.addColorStop(0, '#0b3d91')
        sky.addColorStop(1, '#ffb26b')
        context.fillStyle = sky
        context.fillRect(0, 0, width, height)
      }
      for (let index = 0; index < 400; index += 1) {
        context.fillStyle = `hsl(${(index * 47) % 360} 80% ${30 + (index % 5) * 10}% / 0.7)`
        context.beginPath()
        const x = ((index * 7919) % 1000) / 1000
        const y = ((index * 104729) % 1000) / 1000
        context.arc(x * width, y * height, width / (20 + (index % 30)), 0, 7)
        context.fill()
      }
      const blob = await canvas.convertToBlob({ type, quality: 0.9 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let binary = ''
      for (const byte of bytes) binary += String.fromCharCode(byte)
      return btoa(binary)
    },
    { type, width, height },
  )
  return Buffer.from(base64, 'base64')
}

/** One frame of 60×40 pixels, red and blue. */
export const GIF = Buffer.from(
  'R0lGODlhPAAoAIAAAAAAAAAAACH5BAQAAAAALAAAAAA8ACgAgAAA//8AAAJwjI+pa+APo5yO2Xuo3g/7xYXTR2biWZUkiqorK7ofHMsYHdo3vukX3/MxgBrhkDgyKpBJJYIpcSagEemT2rE2sCktt2v9ArRbLjkgPqfJa+9X/WbH3WZ5nY6F38Nz/l7a5pdnN4hHpVcoeEi4aAhVAAA7',
  'base64',
)

/** Adds an EXIF orientation (1 to 8) to a JPEG. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.from(
    '45786966000049492a00080000000100120103000100000000000000000000000000',
    'hex',
  )
  exif.writeUInt16LE(orientation, 24)
  const header = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), header, exif, jpeg.subarray(2)])
}
