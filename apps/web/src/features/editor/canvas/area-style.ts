import type { MemeSize } from '@memesmith/meme-render'
import type { CSSProperties } from 'react'
import type { Area } from './area.ts'

/** Places an element on the overlay, whatever size the picture has on the screen. */
export const areaStyle = (
  { left, top, width, height, degrees }: Area,
  size: MemeSize,
): CSSProperties => ({
  left: `${(left / size.width) * 100}%`,
  top: `${(top / size.height) * 100}%`,
  width: `${(width / size.width) * 100}%`,
  height: `${(height / size.height) * 100}%`,
  rotate: `${degrees}deg`,
})
