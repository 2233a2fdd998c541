import { t } from '@lingui/core/macro'
import { Lightbulb } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import { settledSource } from '../picture/picture-source.ts'
import { IdeasPanel } from './ideas-panel.tsx'

/** The fields of the texts, and a button beside them that opens ideas. Other pictures have other ideas. */
export function FieldsWithIdeas({ children }: { readonly children: ReactNode }) {
  const pictureKey = useEditorStore(({ source }) => {
    const from = settledSource(source)
    if (from.kind === 'none') return ''
    return from.kind === 'template' ? `template ${from.templateId}` : `upload ${from.uploadedAt}`
  })
  const isLoading = useEditorStore(({ source }) => source.kind === 'loading')
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The focused button of the panel is removed with it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      button.current?.focus()
    }
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div className="fields-with-ideas">
      <button
        ref={button}
        type="button"
        className="button button-plain button-small"
        aria-expanded={isOpen}
        aria-controls={panelId}
        disabled={isLoading}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Lightbulb aria-hidden size={18} />
        {t`Ideas`}
      </button>
      {children}
      {isOpen && !isLoading && (
        <IdeasPanel key={pictureKey} id={panelId} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}
