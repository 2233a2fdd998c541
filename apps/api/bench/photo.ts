import { createCanvas } from '../src/render/canvas.ts'

/** A deterministic JPEG with the gradients, shapes and grain of a photo. */
export async function makePhoto(width: number, height: number): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#0b3d91')
  sky.addColorStop(1, '#ffb26b')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  for (let index = 0; index < 300; index += 1) {
    context.fillStyle = `hsla(${(index * 47) % 360}, 70%, 50%, 0.5)`
    context.beginPath()
    context.arc((index * 7919) % width, (index * 104_729) % height, 10 + (index % 60), 0, 7)
    context.fill()
  }
  const pixels = context.getImageData(0, 0, width, height)
  let noise = 1
  for (let offset = 0; offset < pixels.data.length; offset += 1) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0
    if (offset % 4 !== 3) pixels.data[offset] = (pixels.data[offset] ?? 0) + (noise >>> 28) - 8
  }
  context.putImageData(pixels, 0, 0)
  return await canvas.encode('jpeg', 92)
}
