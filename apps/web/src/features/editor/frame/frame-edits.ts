/** Changes of the frame: turning, mirroring and cropping what is seen. */
import { type Frame, WHOLE_PICTURE } from '@memesmith/meme-render'

/** A part of a picture, in fractions of it. */
export type Part = Frame['crop']

/** Turns what is seen to the right. */
export function turnRight(frame: Frame | undefined): Frame | undefined {
  const { crop, turns, flipped } = frame ?? WHOLE_PICTURE
  // The picture is turned before it is mirrored, so a mirrored one turns the other way.
  return simplest({ crop, turns: quarterTurns(turns + (flipped ? 3 : 1)), flipped })
}

/** Mirrors what is seen, left to right. */
export function flip(frame: Frame | undefined): Frame | undefined {
  const { crop, turns, flipped } = frame ?? WHOLE_PICTURE
  return simplest({ crop, turns, flipped: !flipped })
}

/** Shows a part of the whole picture, as it is seen turned and mirrored. */
export const cropTo = (frame: Frame | undefined, seen: Part): Frame | undefined =>
  simplest({ ...(frame ?? WHOLE_PICTURE), crop: partOfPicture(frame, seen) })

/** The frame of the whole picture, turned and mirrored in the same way. */
export const uncropped = (frame: Frame | undefined): Frame => ({
  ...(frame ?? WHOLE_PICTURE),
  crop: WHOLE_PICTURE.crop,
})

/** The part that a frame shows, in the whole picture as it is seen turned and mirrored. */
export function seenPart(frame: Frame | undefined): Part {
  const { crop, turns, flipped } = frame ?? WHOLE_PICTURE
  const turned = turnPart(crop, turns)
  return flipped ? mirrorPart(turned) : turned
}

/** The reverse of `seenPart`. */
function partOfPicture(frame: Frame | undefined, seen: Part): Part {
  const { turns, flipped } = frame ?? WHOLE_PICTURE
  return turnPart(flipped ? mirrorPart(seen) : seen, 4 - turns)
}

const mirrorPart = (part: Part): Part => ({ ...part, x: 1 - part.x - part.width })

function turnPart(part: Part, turns: number): Part {
  if (turns % 4 === 0) return part
  const { x, y, width, height } = part
  return turnPart({ x: 1 - y - height, y: x, width: height, height: width }, turns - 1)
}

const quarterTurns = (count: number): Frame['turns'] => {
  const turns = count % 4
  return turns === 1 || turns === 2 || turns === 3 ? turns : 0
}

/** @returns undefined for a frame that changes nothing */
function simplest({ crop, turns, flipped }: Frame): Frame | undefined {
  const { x, y, width, height } = roundedPart(crop)
  const isWhole = x === 0 && y === 0 && width === 1 && height === 1
  return isWhole && turns === 0 && !flipped
    ? undefined
    : { crop: { x, y, width, height }, turns, flipped }
}

/** Within the picture, in millionths of it. */
function roundedPart({ x, y, width, height }: Part): Part {
  const [left, across] = roundedSide(x, width)
  const [top, down] = roundedSide(y, height)
  return { x: left, y: top, width: across, height: down }
}

const MILLION = 1e6

function roundedSide(start: number, length: number): readonly [start: number, length: number] {
  const first = Math.max(0, Math.round(start * MILLION))
  const end = Math.min(MILLION, Math.round((start + length) * MILLION))
  return [first / MILLION, (end - first) / MILLION]
}
