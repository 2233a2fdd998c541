/** Runs in the page: the editor's own code, from a file to the finished picture. */
import { BLANK_DOCUMENT, type Meme } from '@memesmith/meme-render'
import { exportMeme } from '../../src/features/editor/export-meme.ts'
import { pictureFromFile } from '../../src/features/editor/picture.ts'

declare global {
  interface Window {
    makeMeme: typeof makeMeme
    drawPicture: typeof drawPicture
  }
}

const MAX_BYTES = 10 * 1024 * 1024

/** The upload, the preview, and the preview without captions, as PNG files in base64. */
async function makeMeme(picture: string, type: string, meme: Meme) {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const source = await pictureFromFile(new File([bytes], 'picture', { type }), MAX_BYTES)
  if (source.origin.kind !== 'upload') throw new Error('expected an upload')
  const seen = await exportMeme(source, meme)
  const bare = await exportMeme(source, { ...meme, document: BLANK_DOCUMENT })
  return {
    upload: await base64(source.origin.png),
    seen: await base64(seen),
    bare: await base64(bare),
  }
}

/** Draws a picture, as a PNG file in base64. */
async function drawPicture(
  kind: 'black' | 'noise' | 'waves' | 'white',
  width: number,
  height: number,
) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('expected a 2D canvas')
  const pixels = context.createImageData(width, height)
  let noise = width * 31 + height
  for (let offset = 0; offset < pixels.data.length; offset += 4) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0
    const x = (offset / 4) % width
    const y = Math.floor(offset / 4 / width)
    const colors = {
      black: [0, 0, 0],
      white: [255, 255, 255],
      noise: [noise >>> 24, (noise >>> 16) & 255, (noise >>> 8) & 255],
      waves: [
        128 + 127 * Math.sin(x / 37),
        128 + 127 * Math.sin(y / 23),
        128 + 127 * Math.sin((x + y) / 61),
      ],
    }
    pixels.data.set([...colors[kind], 255], offset)
  }
  context.putImageData(pixels, 0, 0)
  return await base64(await canvas.convertToBlob({ type: 'image/png' }))
}

async function base64(blob: Blob): Promise<string> {
  let binary = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) binary += String.fromCharCode(byte)
  return btoa(binary)
}

window.makeMeme = makeMeme
window.drawPicture = drawPicture
