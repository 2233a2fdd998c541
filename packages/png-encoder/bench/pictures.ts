import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

export interface Picture {
  readonly name: string
  readonly width: number
  readonly height: number
  /** RGBA, opaque. */
  readonly pixels: Buffer
}

const WIDTH = 1200
const HEIGHT = 900

/** Makes the pictures to encode. The pixels are the same at every call. */
export const makePictures = (): readonly Picture[] => [
  paint('photo', paintPhoto),
  paint('drawing', paintDrawing),
  paint('flat', paintFlat),
]

function paint(name: string, on: (context: SKRSContext2D) => void): Picture {
  const canvas = createCanvas(WIDTH, HEIGHT)
  on(canvas.getContext('2d'))
  return { name, width: WIDTH, height: HEIGHT, pixels: canvas.data() }
}

/** Gradients, soft shapes, and sensor noise in every pixel. */
function paintPhoto(context: SKRSContext2D): void {
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, '#0b3d91')
  sky.addColorStop(1, '#ffb26b')
  context.fillStyle = sky
  context.fillRect(0, 0, WIDTH, HEIGHT)
  for (let index = 0; index < 300; index += 1) {
    context.fillStyle = `hsla(${(index * 47) % 360}, 70%, 50%, 0.5)`
    fillCircle(context, (index * 7919) % WIDTH, (index * 104_729) % HEIGHT, 10 + (index % 60))
  }
  const picture = context.getImageData(0, 0, WIDTH, HEIGHT)
  let noise = 1
  for (let offset = 0; offset < picture.data.length; offset += 1) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0
    if (offset % 4 !== 3) picture.data[offset] = (picture.data[offset] ?? 0) + (noise >>> 29) - 4
  }
  context.putImageData(picture, 0, 0)
}

/** Flat areas with anti-aliased outlines. */
function paintDrawing(context: SKRSContext2D): void {
  context.fillStyle = '#9ad7f0'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.strokeStyle = '#1c1c1c'
  context.lineWidth = 6
  for (let index = 0; index < 40; index += 1) {
    context.fillStyle = `hsl(${(index * 67) % 360}, 65%, 60%)`
    fillCircle(context, (index * 311) % WIDTH, (index * 197) % HEIGHT, 30 + ((index * 13) % 90))
    context.stroke()
  }
}

/** One color, and a bar of another. */
function paintFlat(context: SKRSContext2D): void {
  context.fillStyle = '#ffcf33'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = '#222222'
  context.fillRect(0, HEIGHT - 120, WIDTH, 120)
}

function fillCircle(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}
