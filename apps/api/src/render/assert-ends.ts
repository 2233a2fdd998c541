import type { Box } from '@memesmith/meme-render'
import { AppError } from '../runtime/app-error.ts'

/**
 * Checks where a box ends.
 *
 * @param field its name in the request
 * @throws AppError `invalid_request` that names its side
 */
export function assertEnds(
  field: string,
  { x, y, width, height }: Omit<Box, 'rotation'>,
  end: number,
): void {
  for (const [side, reached] of [
    ['width', x + width],
    ['height', y + height],
  ] as const) {
    if (reached > end) {
      throw new AppError('invalid_request', {
        message: /*i18n*/ '{field} reaches beyond {end}.',
        values: { field: `${field}.${side}`, end: Math.floor(end) },
      })
    }
  }
}
