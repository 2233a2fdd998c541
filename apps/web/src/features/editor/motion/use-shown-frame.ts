import { useEffect, useState } from 'react'
import type { Picture } from '../picture/picture.ts'
import { useMotionStore } from './motion-store.ts'
import type { ShownFrame } from './moving-picture.ts'
import { reportUnreadableFrame } from './report-unreadable-frame.ts'

const FIRST: ShownFrame = { index: 0, moment: 0 }

/** The frame that the picture shows now; undefined if it does not move. */
export function useShownFrame({ motion }: Picture): ShownFrame | undefined {
  const wanted = useMotionStore((store) => store.frame)
  const [shown, setShown] = useState<{ readonly of: unknown; readonly frame: ShownFrame }>()
  useEffect(() => {
    let isWanted = true
    motion?.show(Math.min(wanted, motion.moments.length - 1)).then(
      (index) => {
        const frame = { index, moment: motion.moments[index] ?? 0 }
        if (isWanted) setShown({ of: motion, frame })
      },
      () => {
        if (isWanted) reportUnreadableFrame(wanted)
      },
    )
    return () => {
      isWanted = false
    }
  }, [motion, wanted])
  if (motion === undefined) return undefined
  return shown?.of === motion ? shown.frame : FIRST
}
