import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { loadOrNotify } from '../../../lib/load-or-notify.ts'
import { endDrawing, useDrawStore } from './draw-store.ts'

type DrawMode = typeof import('./draw-mode.ts')

/** The parts of drawing, once it has begun and they are loaded. */
export function useDrawMode(): DrawMode | undefined {
  const isDrawing = useDrawStore(({ tool }) => tool !== null)
  const [loaded, setLoaded] = useState<DrawMode>()
  useEffect(() => {
    if (!isDrawing) return
    void loadOrNotify(
      import('./draw-mode.ts'),
      t({ message: 'Drawing', context: 'what the tools do' }),
    ).then((mode) => {
      if (mode === undefined) endDrawing()
      else setLoaded(mode)
    })
  }, [isDrawing])
  return isDrawing ? loaded : undefined
}
