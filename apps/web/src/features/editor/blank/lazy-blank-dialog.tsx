import { t } from '@lingui/core/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { loadOrNotify } from '../../../lib/load-or-notify.ts'
import { closeBlank, useBlankStore } from './blank-store.ts'

/** The dialog for a blank canvas, which is loaded when it is opened. */
export function LazyBlankDialog() {
  const isOpen = useBlankStore((store) => store.isOpen)
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType }>()
  useEffect(() => {
    if (!isOpen) return
    void loadOrNotify(import('./blank-dialog.tsx'), t`The blank canvas`).then((part) => {
      if (part === undefined) closeBlank()
      else setLoaded({ Dialog: part.BlankDialog })
    })
  }, [isOpen])
  return isOpen && loaded !== undefined && <loaded.Dialog />
}
