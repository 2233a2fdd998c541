import type { MemeLayout } from '@memesmith/meme-render'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Picture } from '../picture/picture.ts'
import { adviseColor, type ColorPreset } from './advise-color.ts'

/** Ms without drawing before the picture is analyzed. */
const REST_MS = 400

/** @returns the recommended preset, and a function to call after each drawing */
export function useColorAdvice(picture: Picture | null) {
  const [advice, setAdvice] = useState<ColorPreset>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A layout effect, like the drawing: it must not cancel the timer that a new picture has set.
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
