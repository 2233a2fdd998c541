import {
  EDITOR_DRAFT_VERSION,
  EDITOR_PART,
  type EditorDraft,
  hasUnsavedWork,
  migrateEditorDraft,
} from '../../features/editor/draft/editor-draft.ts'
import { GENERATOR_PART, type GeneratorDraft } from '../../features/generator/generator-draft.ts'
import { type DraftName, listDrafts, readPart } from '../../lib/drafts/draft-storage.ts'
import { listSaves } from '../../lib/outbox/outbox-store.ts'

/** Whether this device holds work of an account that has not reached the server. */
export async function hasUnsavedWorkOf(account: string): Promise<boolean> {
  if (listDrafts(account).some((id) => isUnsaved({ account, id }))) return true
  return (await listSaves()).some((save) => save.account === account)
}

interface Kept<State> {
  readonly state: State
  readonly version: number
}

function isUnsaved(draft: DraftName): boolean {
  const editor: Kept<EditorDraft> | null = JSON.parse(readPart(draft, EDITOR_PART) ?? 'null')
  const generator: Kept<GeneratorDraft> | null = JSON.parse(
    readPart(draft, GENERATOR_PART) ?? 'null',
  )
  return (editor !== null && hasUnsavedWork(currentOf(editor))) || !!generator?.state.prompt?.trim()
}

const currentOf = ({ state, version }: Kept<EditorDraft>): EditorDraft =>
  version === EDITOR_DRAFT_VERSION ? state : migrateEditorDraft(state)
