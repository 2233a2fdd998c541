import { t } from '@lingui/core/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { loadOrNotify } from '../../../lib/load-or-notify.ts'
import { type PartChoice, usePartStore } from './part-store.ts'

/** The dialog to choose a part of a video, which is loaded when there is one. */
export function LazyPartDialog() {
  const choice = usePartStore((store) => store.choice)
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<{ choice: PartChoice }> }>()
  useEffect(() => {
    if (choice === null) return
    void loadOrNotify(import('./part-dialog.tsx'), t`The video`).then((part) => {
      if (part === undefined) choice.finish()
      else setLoaded({ Dialog: part.PartDialog })
    })
  }, [choice])
  return choice !== null && loaded !== undefined && <loaded.Dialog choice={choice} />
}
