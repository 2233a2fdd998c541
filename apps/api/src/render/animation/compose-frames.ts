/** Draws the frames of an animated file, one after another, as whole pictures. */
import { freeBytes } from '../../runtime/free-bytes.ts'
import { createCanvas, freeCanvas } from '../canvas.ts'
import { withImage } from '../with-image.ts'
import type { AnimationSource, Step } from './animated-file.ts'
import { blend } from './flatten.ts'

const decoded = createCanvas(1, 1)

/**
 * @param count number of frames to draw
 * @returns the RGBA pixels of each frame; the same memory each time
 * @throws Error when a picture can't be decoded
 */
export async function* composeFrames(
  { width, height, steps }: AnimationSource,
  count: number,
): AsyncGenerator<Uint32Array> {
  const screen = new Uint32Array(width * height)
  const restored = steps.some(({ disposal }) => disposal === 'restore')
  const before = restored ? new Uint32Array(width * height) : undefined
  try {
    for (const step of steps.slice(0, count)) {
      if (step.disposal === 'restore') before?.set(screen)
      if (typeof step.picture === 'function') await drawPicture(step, step.picture(), screen, width)
      else step.picture.draw(screen)
      yield screen
      if (step.disposal === 'clear') fillArea(step, screen, width)
      else if (step.disposal === 'restore' && before !== undefined) screen.set(before)
    }
  } finally {
    freeCanvas(decoded)
  }
}

function fillArea({ left, top, width, height }: Step, screen: Uint32Array, across: number): void {
  for (let y = top; y < top + height; y += 1) {
    screen.fill(0, y * across + left, y * across + left + width)
  }
}

async function drawPicture(
  step: Step,
  file: Uint8Array | undefined,
  screen: Uint32Array,
  across: number,
): Promise<void> {
  const { left, top, width, height, isBlended } = step
  if (file === undefined) throw new Error('expected a frame with a picture of its size')
  await withImage(file, (image) => {
    if (image.width !== width || image.height !== height) {
      throw new Error(
        `expected a frame of ${width} × ${height}, got ${image.width} × ${image.height}`,
      )
    }
    decoded.width = width
    decoded.height = height
    const context = decoded.getContext('2d')
    context.drawImage(image, 0, 0)
  })
  const bytes = decoded.data()
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height)
  for (let y = 0, from = 0; y < height; y += 1) {
    const row = (top + y) * across + left
    for (let at = row; at < row + width; at += 1, from += 1) {
      const pixel = pixels[from] ?? 0
      const alpha = pixel >>> 24
      if (!isBlended || alpha === 255) screen[at] = pixel
      else if (alpha > 0) screen[at] = blend(pixel, screen[at] ?? 0)
    }
  }
  freeBytes(bytes)
}
