import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '../../../lib/notify.tsx'
import { closeBlank, useBlankStore } from './blank-store.ts'

/** The dialog for a blank canvas, which is loaded when it is opened. */
export function LazyBlankDialog() {
  const isOpen = useBlankStore((store) => store.isOpen)
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType }>()
  useEffect(() => {
    if (!isOpen) return
    import('./blank-dialog.tsx').then(
      ({ BlankDialog }) => setLoaded({ Dialog: BlankDialog }),
      () => {
        closeBlank()
        notify({
          title: 'Error',
          description: 'The blank canvas could not be loaded. Please try again.',
          tone: 'error',
        })
      },
    )
  }, [isOpen])
  return isOpen && loaded !== undefined && <loaded.Dialog />
}
