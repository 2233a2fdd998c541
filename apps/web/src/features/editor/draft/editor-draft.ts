import { documentOfTexts, type MemeDocument, type TwoTexts } from '@memesmith/meme-render'
import { layersOf } from '../layers/editor-layer.ts'
import {
  isUpload,
  NO_SOURCE,
  type PictureSource,
  sourceWithoutPicture,
} from '../picture/picture-source.ts'
import { type LastSave, savedMeme } from '../save/last-save.ts'
import type { Address, EditorContent } from './editor-content.ts'

/** The editor's part of a draft. */
export const EDITOR_PART = 'editor'

/** Increased with every change of `EditorDraft`. */
export const EDITOR_DRAFT_VERSION = 2

/** The state of the editor that is kept in a draft. */
export type EditorDraft = EditorContent & { readonly saved: LastSave | null }

/** Selects the state to keep in a draft. */
export const editorDraftOf = ({
  source,
  layers,
  frame,
  title,
  after,
  opened,
  saved,
}: EditorDraft): EditorDraft => ({
  source: sourceWithoutPicture(source),
  layers,
  frame,
  title,
  after,
  // A template that is still loading is opened again after a reload.
  opened: source.kind === 'loading' ? null : opened,
  saved,
})

/**
 * Whether the user would lose work. A chosen template does not count, because choosing it again is
 * quick.
 */
export const hasUnsavedWork = (draft: EditorDraft): boolean =>
  savedMeme(draft) === undefined && (isUpload(draft.source) || hasContent(draft))

/** Whether the user wrote or added something. */
export const hasContent = ({ layers, title }: EditorContent): boolean =>
  title.trim() !== '' ||
  layers.some(({ layer }) => layer.type !== 'caption' || layer.text.trim() !== '')

/** The drafts of older versions: first with two texts, then with a document and a source. */
interface OldEditorDraft extends Partial<TwoTexts> {
  readonly document?: MemeDocument
  readonly source?: PictureSource
  readonly title?: string
  readonly templateId?: number | null
  readonly uploadedAt?: number | null
  readonly opened?: Address | null
}

/** Converts a draft of an older version of the app. */
export function migrateEditorDraft(kept: unknown): EditorDraft {
  const old: OldEditorDraft = typeof kept === 'object' && kept !== null ? kept : {}
  return {
    source: old.source ?? sourceOfOldDraft(old),
    layers: layersOf(old.document ?? documentOfTexts(old)),
    frame: undefined,
    title: old.title ?? '',
    after: null,
    opened: old.opened ?? null,
    saved: null,
  }
}

function sourceOfOldDraft({ templateId, uploadedAt }: OldEditorDraft): PictureSource {
  if (uploadedAt != null) return { kind: 'upload', uploadedAt, picture: null }
  if (templateId != null) return { kind: 'template', templateId, picture: null }
  return NO_SOURCE
}
