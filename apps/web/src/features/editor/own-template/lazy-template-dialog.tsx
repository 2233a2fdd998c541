import { t } from '@lingui/core/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { loadOrNotify } from '../../../lib/load-or-notify.ts'
import { closeTemplateDialog, useTemplateDialog } from './template-dialog-store.ts'

/** The dialog to save a template, which is loaded when it is opened. */
export function LazyTemplateDialog() {
  const isOpen = useTemplateDialog((store) => store.isOpen)
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType }>()
  useEffect(() => {
    if (!isOpen) return
    void loadOrNotify(import('./template-dialog.tsx'), t`The form`).then((part) => {
      if (part === undefined) closeTemplateDialog()
      else setLoaded({ Dialog: part.TemplateDialog })
    })
  }, [isOpen])
  return isOpen && loaded !== undefined && <loaded.Dialog />
}
