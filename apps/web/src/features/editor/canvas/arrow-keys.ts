import type { Point } from './area.ts'

/** Steps in meme pixels, without and with Shift. */
const STEPS = { small: 1, large: 10 } as const

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

/** The way that an arrow key moves something, in meme pixels; undefined for other keys. */
export function wayOfArrow({ key, shiftKey }: Key): Point | undefined {
  const arrow = ARROWS[key]
  const step = shiftKey ? STEPS.large : STEPS.small
  return arrow && { x: arrow.x * step, y: arrow.y * step }
}
