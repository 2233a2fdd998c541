/**
 * Chooses the colors of a GIF frame: all of them if they are few, otherwise by median cut.
 *
 * Colors are counted in boxes of 5 bits of red, 6 of green and 5 of blue.
 */
import { ColorTable } from '../color-table.ts'

const BOXES = 1 << 16
const counts = new Uint32Array(BOXES)
/** The sums of the colors in each box. */
const sums = new Float64Array(BOXES * 3)
const nearest = new Int16Array(BOXES)

const boxOf = (pixel: number): number =>
  ((pixel & 0xf8) << 8) | ((pixel >>> 5) & 0x7e0) | ((pixel >>> 19) & 0x1f)

/**
 * @param pixels opaque RGBA, or 0 for transparent; the first `count` are used
 * @param maxColors at most 255
 * @param indexes receives the index of each pixel; that of transparent ones is the number of colors
 * @returns the colors, three bytes each
 */
export function chooseColors(
  pixels: Uint32Array,
  count: number,
  maxColors: number,
  indexes: Uint8Array,
): Uint8Array {
  return (
    exactColors(pixels, count, maxColors, indexes) ??
    similarColors(pixels, count, maxColors, indexes)
  )
}

function exactColors(
  pixels: Uint32Array,
  count: number,
  maxColors: number,
  indexes: Uint8Array,
): Uint8Array | undefined {
  const table = new ColorTable(maxColors)
  let before = -1
  let its = 0
  const transparentAt: number[] = []
  for (let at = 0; at < count; at += 1) {
    const pixel = pixels[at] ?? 0
    if (pixel === 0) {
      transparentAt.push(at)
      continue
    }
    if (pixel !== before) {
      before = pixel
      its = table.indexOf(pixel)
      if (its === -1) return undefined
    }
    indexes[at] = its
  }
  const { colors } = table
  for (const at of transparentAt) indexes[at] = colors.length
  return Uint8Array.from(
    colors.flatMap((pixel) => [pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff]),
  )
}

/** Some of the used boxes, as a range of their list. */
interface Cut {
  readonly start: number
  readonly end: number
  readonly weight: number
  /** The greatest distance between its colors. */
  readonly spread: number
  /** The number of bits by which the widest channel is shifted. */
  readonly channel: 0 | 1 | 2
}

function similarColors(
  pixels: Uint32Array,
  count: number,
  maxColors: number,
  indexes: Uint8Array,
): Uint8Array {
  counts.fill(0)
  sums.fill(0)
  for (let at = 0; at < count; at += 1) {
    const pixel = pixels[at] ?? 0
    if (pixel === 0) continue
    const box = boxOf(pixel)
    counts[box] = (counts[box] ?? 0) + 1
    const sumAt = box * 3
    sums[sumAt] = (sums[sumAt] ?? 0) + (pixel & 0xff)
    sums[sumAt + 1] = (sums[sumAt + 1] ?? 0) + ((pixel >>> 8) & 0xff)
    sums[sumAt + 2] = (sums[sumAt + 2] ?? 0) + ((pixel >>> 16) & 0xff)
  }
  const used: number[] = []
  for (let box = 0; box < BOXES; box += 1) if ((counts[box] ?? 0) > 0) used.push(box)
  const boxes = Uint16Array.from(used)
  const cuts: Cut[] = [measure(boxes, 0, boxes.length)]
  while (cuts.length < maxColors) {
    let widest = -1
    let most = 0
    for (let index = 0; index < cuts.length; index += 1) {
      const cut = cuts[index]
      if (cut === undefined || cut.spread === 0) continue
      const cost = cut.spread * cut.spread * cut.weight
      if (cost > most) {
        most = cost
        widest = index
      }
    }
    const cut = cuts[widest]
    if (cut === undefined) break
    const middle = divide(boxes, cut)
    cuts[widest] = measure(boxes, cut.start, middle)
    cuts.push(measure(boxes, middle, cut.end))
  }
  const colors = new Uint8Array(cuts.length * 3)
  cuts.forEach((cut, index) => {
    colors.set(averageOf(boxes, cut), index * 3)
    for (let at = cut.start; at < cut.end; at += 1) nearest[boxes[at] ?? 0] = index
  })
  for (let at = 0; at < count; at += 1) {
    const pixel = pixels[at] ?? 0
    indexes[at] = pixel === 0 ? cuts.length : (nearest[boxOf(pixel)] ?? 0)
  }
  return colors
}

const SHIFTS = [11, 5, 0] as const
const MASKS = [0x1f, 0x3f, 0x1f] as const
/** Weights of the channels: their scale, and how well people see differences in them. */
const WEIGHTS = [2 * 3, 1 * 4, 2 * 2] as const

const channelOf = (box: number, channel: 0 | 1 | 2): number =>
  (box >>> SHIFTS[channel]) & MASKS[channel]

function measure(boxes: Uint16Array, start: number, end: number): Cut {
  let weight = 0
  const least = [255, 255, 255]
  const most = [0, 0, 0]
  for (let at = start; at < end; at += 1) {
    const box = boxes[at] ?? 0
    weight += counts[box] ?? 0
    for (const channel of [0, 1, 2] as const) {
      const value = channelOf(box, channel)
      if (value < (least[channel] ?? 0)) least[channel] = value
      if (value > (most[channel] ?? 0)) most[channel] = value
    }
  }
  let spread = 0
  let widest: 0 | 1 | 2 = 0
  for (const channel of [0, 1, 2] as const) {
    const its = ((most[channel] ?? 0) - (least[channel] ?? 0)) * WEIGHTS[channel]
    if (its <= spread) continue
    spread = its
    widest = channel
  }
  return { start, end, weight, spread: Math.max(0, spread), channel: widest }
}

/** Sorts the boxes of a cut by its widest channel. @returns where the upper half begins */
function divide(boxes: Uint16Array, { start, end, weight, channel }: Cut): number {
  const ofValue = new Uint32Array(65)
  for (let at = start; at < end; at += 1) {
    const value = channelOf(boxes[at] ?? 0, channel)
    ofValue[value + 1] = (ofValue[value + 1] ?? 0) + 1
  }
  for (let value = 1; value < 65; value += 1) {
    ofValue[value] = (ofValue[value] ?? 0) + (ofValue[value - 1] ?? 0)
  }
  const sorted = new Uint16Array(end - start)
  for (let at = start; at < end; at += 1) {
    const box = boxes[at] ?? 0
    const value = channelOf(box, channel)
    const place = ofValue[value] ?? 0
    ofValue[value] = place + 1
    sorted[place] = box
  }
  boxes.set(sorted, start)
  let before = 0
  for (let at = start; at < end - 1; at += 1) {
    before += counts[boxes[at] ?? 0] ?? 0
    const isNewValue = channelOf(boxes[at] ?? 0, channel) !== channelOf(boxes[at + 1] ?? 0, channel)
    if (isNewValue && before * 2 >= weight) return at + 1
  }
  // The last value has more than half.
  for (let at = end - 1; at > start; at -= 1) {
    if (channelOf(boxes[at] ?? 0, channel) !== channelOf(boxes[at - 1] ?? 0, channel)) return at
  }
  return start + 1
}

function averageOf(boxes: Uint16Array, { start, end, weight }: Cut): number[] {
  const total = [0, 0, 0]
  for (let at = start; at < end; at += 1) {
    const sumAt = (boxes[at] ?? 0) * 3
    for (const channel of [0, 1, 2] as const) {
      total[channel] = (total[channel] ?? 0) + (sums[sumAt + channel] ?? 0)
    }
  }
  return total.map((sum) => Math.round(sum / weight))
}
