import type { MemeLayout } from '@memesmith/meme-render'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { adviseColor, type ColorPreset } from './advise-color.ts'
import type { Picture } from './picture.ts'

/** The picture is looked at when nothing has been drawn for this long. */
const REST_MS = 400

/** @returns the preset that would read better, and what to call after each drawing */
export function useColorAdvice(picture: Picture | null) {
  const [advice, setAdvice] = useState<ColorPreset>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // In the same phase as the drawing, so that it does not call off what a new picture has set.
  useLayoutEffect(() => {
    if (picture === null) setAdvice(undefined)
    return () => clearTimeout(timer.current)
  }, [picture])
  const onLayout = useCallback(
    (layout: MemeLayout) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => setAdvice(picture === null ? undefined : adviseColor(picture, layout)),
        REST_MS,
      )
    },
    [picture],
  )
  return { advice, onLayout }
}
