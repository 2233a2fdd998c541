import { readAnimation, readGif } from '@memesmith/animation'

const LATIN = new TextDecoder('latin1')
/** In a PNG, the chunk that says so comes before the pixels. */
const PNG_HEAD_BYTES = 64 * 1024

/** Whether a file is a GIF, a WebP or a PNG of more than one frame. Nothing is decoded. */
export async function isMovingFile(file: File): Promise<boolean> {
  const head = LATIN.decode(await file.slice(0, 16).arrayBuffer())
  if (head.includes('PNG')) {
    const chunks = LATIN.decode(await file.slice(0, PNG_HEAD_BYTES).arrayBuffer())
    const control = chunks.indexOf('acTL')
    return control !== -1 && !chunks.slice(0, control).includes('IDAT')
  }
  if (!head.startsWith('GIF8') && !head.includes('WEBP')) return false
  const bytes = new Uint8Array(await file.arrayBuffer())
  const frames = readGif(bytes, 0)?.frameCount ?? readAnimation(bytes)?.frames.length ?? 1
  return frames > 1
}
