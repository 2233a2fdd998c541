import { Lightbulb } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import { settledSource } from '../picture/picture-source.ts'
import { hasNoWords } from './idea-zones.ts'
import { IdeasPanel } from './ideas-panel.tsx'

/** Opens ideas for the texts above it. Other pictures have other ideas. */
export function IdeasButton() {
  const pictureKey = useEditorStore(({ source }) => {
    const from = settledSource(source)
    if (from.kind === 'none') return ''
    return from.kind === 'template' ? `template ${from.templateId}` : `upload ${from.uploadedAt}`
  })
  const isLoading = useEditorStore(({ source }) => source.kind === 'loading')
  const isEmpty = useEditorStore(({ layers }) => hasNoWords(layers))
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
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          ref={button}
          type="button"
          className="button button-small"
          aria-expanded={isOpen}
          aria-controls={panelId}
          disabled={isLoading}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Lightbulb aria-hidden size={18} />
          Ideas
        </button>
        {isEmpty && !isOpen && <span className="hint">Nothing comes to mind?</span>}
      </div>
      {isOpen && !isLoading && (
        <IdeasPanel key={pictureKey} id={panelId} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}
