import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { listDrafts, readPart } from '../../../lib/drafts/draft-storage.ts'
import { draftOfTab, forkTabDraft, switchTabDraft } from '../../../lib/drafts/tab-draft.ts'
import { isUpload } from '../picture/picture-source.ts'
import type { Address } from './editor-content.ts'
import { EDITOR_PART, type EditorDraft, hasUnsavedWork } from './editor-draft.ts'
import { useEditorStore } from './editor-store.ts'

/**
 * Opens the template in the URL (spec §2: its imageUrl is loaded as the image), once per history
 * entry. A reload, or Back to the entry, restores the draft instead, including an upload that
 * replaced the template.
 */
export function useAddressTemplate(templateId: string | null): void {
  const { key } = useLocation()
  const isOpened = useEditorStore(({ opened }) => isSame(opened, { key, templateId }))
  useLayoutEffect(() => {
    if (templateId !== null && !isOpened) void open({ key, templateId })
  }, [key, templateId, isOpened])
}

async function open(address: Address): Promise<void> {
  const draft = draftOfTab()
  const left = draft && listDrafts(draft.account).find((id) => isLeftAt(address, draft.account, id))
  if (draft && left && left !== draft.id) await switchTabDraft(draft.account, left)
  const editor = useEditorStore.getState()
  if (isSame(editor.opened, address)) return
  // The template replaces the upload in this history entry. Back to the other entry finds the
  // upload again.
  if (draft && isUpload(editor.source) && hasUnsavedWork(editor)) await forkTabDraft()
  useEditorStore.getState().openTemplate(address)
}

function isLeftAt(address: Address, account: string, id: string): boolean {
  const text = readPart({ account, id }, EDITOR_PART)
  if (text === null) return false
  const { state }: { readonly state: EditorDraft } = JSON.parse(text)
  return isSame(state.opened, address)
}

const isSame = (
  opened: Address | null,
  { key, templateId }: { readonly key: string; readonly templateId: string | null },
): boolean => opened?.key === key && opened.templateId === templateId
