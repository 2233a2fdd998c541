/**
 * Encodes the frames of a scene's loop.
 *
 * Problem: a scene consists of gradients. Losslessly, a loop takes 1.2 to 2.9 MB, which everybody who opens
 * the template has to load.
 * Approach: lossy WebP at the quality of still templates. A frame shows only the parts that changed, and
 * the others stay as they are, so nothing flickers, and a meme drawn on the frames has no more changing
 * pixels than the scene. Decoders mix the colors of neighbors, so the surroundings of a part are encoded
 * too, but not shown.
 * Limits: browsers and this server decode a frame as a still picture, so both get the same pixels.
 */
import { type AnimationFrame, maskedPicture, pictureChunks } from '@memesmith/animation'
import { freeBytes } from '../../runtime/free-bytes.ts'
import type { Canvas } from '../canvas.ts'
import { TEMPLATE_QUALITY } from '../template-quality.ts'

/** The side of a part in pixels, and how far its surroundings reach. */
const PART = 8

/**
 * @param canvas the frame, of opaque pixels; parts of it are cleared
 * @param pixels of the canvas
 * @param before the pixels of the previous frame; undefined for a frame that depends on no other one
 * @param duration ms
 */
export async function encodeSceneFrame(
  canvas: Canvas,
  pixels: Uint32Array,
  before: Uint32Array | undefined,
  duration: number,
): Promise<AnimationFrame> {
  const { width, height } = canvas
  const parts = before && changedParts(pixels, before, width, height)
  if (parts !== undefined) clearFarFrom(parts, canvas)
  const file = await canvas.encode('webp', TEMPLATE_QUALITY)
  const data =
    parts === undefined
      ? pictureChunks(file)
      : maskedPicture(file, width, height, (x, y) => isChanged(parts, x / PART, y / PART))
  freeBytes(file)
  const isBlended = parts !== undefined
  return { left: 0, top: 0, width, height, duration, isBlended, isCleared: false, data }
}

interface Parts {
  readonly columns: number
  readonly rows: number
  /** 1 for each part that changed, row by row. */
  readonly changed: Uint8Array
}

function changedParts(
  pixels: Uint32Array,
  before: Uint32Array,
  width: number,
  height: number,
): Parts {
  const columns = Math.ceil(width / PART)
  const rows = Math.ceil(height / PART)
  const changed = new Uint8Array(columns * rows)
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor(y / PART) * columns
    for (let x = 0; x < width; x += 1, at += 1) {
      if (pixels[at] !== before[at]) changed[row + Math.floor(x / PART)] = 1
    }
  }
  return { columns, rows, changed }
}

const isChanged = ({ columns, changed }: Parts, column: number, row: number): boolean =>
  changed[Math.floor(row) * columns + Math.floor(column)] === 1

/** Clears the parts without a changed neighbor. */
function clearFarFrom(parts: Parts, canvas: Canvas): void {
  const context = canvas.getContext('2d')
  for (let row = 0; row < parts.rows; row += 1) {
    for (let column = 0; column < parts.columns; column += 1) {
      if (!hasChangeNear(parts, column, row)) {
        context.clearRect(column * PART, row * PART, PART, PART)
      }
    }
  }
}

function hasChangeNear(parts: Parts, column: number, row: number): boolean {
  for (let y = Math.max(0, row - 1); y <= Math.min(parts.rows - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(parts.columns - 1, column + 1); x += 1) {
      if (isChanged(parts, x, y)) return true
    }
  }
  return false
}
