import { BLANK_DOCUMENT, type Caption } from '@memesmith/meme-render'
import { type Canvas, createCanvas, loadImage } from '../../../../render/canvas.ts'
import { drawMeme } from '../../../../render/draw-meme.ts'

/** A template on a sheet. */
export interface SheetEntry {
  readonly name: string
  /** With example texts. */
  readonly layers: readonly Caption[]
  /** The encoded bytes of its picture. */
  read(): Promise<Uint8Array>
}

// Pixels: large enough to read the captions, small enough to see a whole gallery.
const CELL = 360
const LABEL = 36
const GAP = 12
const COLUMNS = 6

/**
 * Draws all templates in a grid with their names, either as memes with their example captions, or
 * blank.
 *
 * @param watermark of the captioned memes; undefined for blank templates
 */
export async function drawSheet(
  entries: readonly SheetEntry[],
  watermark: string | undefined,
): Promise<Canvas> {
  const columns = Math.min(COLUMNS, entries.length)
  const rows = Math.ceil(entries.length / COLUMNS)
  const sheet = createCanvas(GAP + columns * (CELL + GAP), GAP + rows * (CELL + LABEL + GAP))
  const context = sheet.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.fillStyle = '#17120a'
  context.font = 'bold 20px Arial'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.imageSmoothingQuality = 'high'
  for (const [index, entry] of entries.entries()) {
    const x = GAP + (index % COLUMNS) * (CELL + GAP)
    const y = GAP + Math.floor(index / COLUMNS) * (CELL + LABEL + GAP)
    const picture = await drawEntry(entry, watermark)
    const scale = CELL / Math.max(picture.width, picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    context.drawImage(picture, x + (CELL - width) / 2, y + CELL - height, width, height)
    context.fillText(entry.name, x + CELL / 2, y + CELL + LABEL / 2, CELL)
  }
  return sheet
}

async function drawEntry(
  { layers, read }: SheetEntry,
  watermark: string | undefined,
): Promise<Canvas> {
  return await drawMeme(
    await loadImage(await read()),
    watermark === undefined
      ? { document: BLANK_DOCUMENT, watermark: '' }
      : { document: { version: 1, layers }, watermark },
  )
}
