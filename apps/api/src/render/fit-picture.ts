import type { Canvas, Image } from './canvas.ts'

/** Of the copy behind a picture of other proportions, in pixels for each pixel of its longer side. */
const BLUR = 0.03

/** What a picture is scaled to, in pixels. With both sides, the rest is a blurred copy of it. */
export interface WantedSize {
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const scaleOf = (picture: Size, { width, height }: WantedSize): number => {
  const scale = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / picture.width,
    (height ?? Number.POSITIVE_INFINITY) / picture.height,
  )
  return Number.isFinite(scale) ? scale : 1
}

/** The size that a picture has then. */
export function fittedSize(picture: Size, wanted: WantedSize): Size {
  const scale = scaleOf(picture, wanted)
  return {
    width: wanted.width ?? Math.max(1, Math.round(picture.width * scale)),
    height: wanted.height ?? Math.max(1, Math.round(picture.height * scale)),
  }
}

/** Draws a picture on a canvas of its fitted size. */
export function drawFitted(picture: Canvas | Image, canvas: Canvas, wanted: WantedSize): void {
  const context = canvas.getContext('2d')
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const drawAt = (factor: number) => {
    const drawn = [picture.width * factor, picture.height * factor] as const
    const [x, y] = [(canvas.width - drawn[0]) / 2, (canvas.height - drawn[1]) / 2]
    context.drawImage(picture, x, y, ...drawn)
  }
  const { width, height } = wanted
  if (width !== undefined && height !== undefined) {
    context.filter = `blur(${Math.round(BLUR * Math.max(width, height))}px)`
    drawAt(Math.max(width / picture.width, height / picture.height) * (1 + 4 * BLUR))
    context.filter = 'none'
  }
  drawAt(scaleOf(picture, wanted))
}
