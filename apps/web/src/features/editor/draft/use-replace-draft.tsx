import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { openTabDraft } from '../../../lib/drafts/tab-draft.ts'
import { notify } from '../../../lib/notify.tsx'
import { hasUnsavedWork } from './editor-draft.ts'
import { useEditorStore } from './editor-store.ts'
import { ReplaceDraftDialog } from './replace-draft-dialog.tsx'

interface Replacement {
  /** The key of the user's account. */
  readonly account: string
  /** What the question says, if it is no meme that is opened. */
  readonly text?: string
  /** Puts it in the editor. */
  readonly open: () => Promise<void>
}

/**
 * Opens something in the editor in place of the draft. Asks first if unsaved work would be lost.
 *
 * @returns a function that begins, whether it is on its way, and the question to show
 */
export function useReplaceDraft({ account, text, open }: Replacement): {
  readonly start: () => Promise<void>
  readonly isOpening: boolean
  readonly question: ReactNode
} {
  const [isAsking, setIsAsking] = useState(false)
  const [isOpening, setIsOpening] = useState(false)

  async function replace() {
    setIsAsking(false)
    setIsOpening(true)
    try {
      await open()
    } catch {
      const description = t`The picture could not be opened in the editor. Please try again.`
      notify({ title: t`Error`, description, tone: 'error' })
      setIsOpening(false)
    }
  }

  return {
    isOpening,
    async start() {
      await openTabDraft(account, false)
      if (hasUnsavedWork(useEditorStore.getState())) setIsAsking(true)
      else await replace()
    },
    question: isAsking && (
      <ReplaceDraftDialog
        {...(text !== undefined && { text })}
        onConfirm={() => void replace()}
        onCancel={() => setIsAsking(false)}
      />
    ),
  }
}
