import { newCanvas } from '../picture/new-canvas.ts'
import type { Picture } from '../picture/picture.ts'
import type { ShownFrame } from './moving-picture.ts'

interface ShownStill {
  /** It stays as it is while the animation plays on. */
  readonly picture: Picture
  /** Undefined if the picture does not move. */
  readonly frame: ShownFrame | undefined
}

/** The frame of a picture that moves that is shown now. Other pictures are what they are. */
export function shownStill(picture: Picture): ShownStill {
  const { motion, image, width, height } = picture
  if (motion === undefined) return { picture, frame: undefined }
  const context = newCanvas(width, height)
  context.drawImage(image, 0, 0)
  const index = motion.shown
  const frame = { index, moment: motion.moments[index] ?? 0 }
  return { picture: { ...picture, image: context.canvas }, frame }
}
