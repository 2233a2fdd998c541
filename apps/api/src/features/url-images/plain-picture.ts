import { type MemeDocument, USUAL_CAPTION } from '@memesmith/meme-render'
import { type Canvas, createCanvas } from '../../render/canvas.ts'

const [WIDTH, HEIGHT] = [640, 360]

/** A plain area to write on. */
export function plainPicture(color: string): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, WIDTH, HEIGHT)
  return canvas
}

/** A message in the middle of a picture. */
export const messageDocument = (text: string): MemeDocument => ({
  version: 1,
  layers: [
    {
      ...USUAL_CAPTION,
      text,
      color: '#ffffff',
      place: { x: 0.08, y: 0.15, width: 0.84, height: 0.7, rotation: 0 },
      fontSize: 30,
      verticalAlign: 'middle',
    },
  ],
})
