import { type MemeDocument, type TwoTexts, textsOfDocument } from '@memesmith/meme-render'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { followTabDraft, keptInDraft } from '../../lib/drafts/keep-in-draft.ts'
import { dropUpload, keepUpload } from './draft-upload.ts'
import {
  type Address,
  type EditorContent,
  EMPTY_CONTENT,
  editorContentOf,
} from './editor-content.ts'
import {
  EDITOR_DRAFT_VERSION,
  EDITOR_PART,
  editorDraftOf,
  migrateEditorDraft,
} from './editor-draft.ts'
import { type EditorHistory, restoreReset } from './editor-history.ts'
import { type LastSave, type LastSavedMeme, lastSaveOf, savedMeme } from './last-save.ts'
import type { Picture } from './picture.ts'
import { awaitTemplate, isUpload, NO_SOURCE, settledSource, sourceOf } from './picture-source.ts'
import { changeTexts, withTwoCaptions } from './two-caption-document.ts'

interface EditorStore extends EditorContent {
  readonly saved: LastSave | null
  readonly history: EditorHistory
  /** A message about the last chosen file. */
  readonly uploadNotice: { readonly tone: 'hint' | 'problem'; readonly text: string } | null
  /** Changes the first two captions. */
  changeTexts(changes: Partial<TwoTexts>): void
  changeTitle(title: string): void
  /** Replaces the document and the title. */
  openMeme(document: MemeDocument, title: string): void
  openTemplate(address: Address): void
  setPicture(picture: Picture): void
  /** Restores the upload of the draft; null if it no longer exists. */
  restoreUpload(picture: Picture | null): void
  /** @param work the content at the time of the save */
  markSaved(work: EditorContent, meme: LastSavedMeme): void
  reset(): void
  undoReset(): void
}

/**
 * Whether the user would lose work. A chosen template does not count, because choosing it again is
 * quick.
 */
export function hasUnsavedWork(store: EditorStore): boolean {
  const { topText, bottomText } = textsOfDocument(store.document)
  return (
    savedMeme(store) === undefined &&
    (isUpload(store.source) || `${topText}${bottomText}${store.title}`.trim() !== '')
  )
}

export const useEditorStore = create<EditorStore>()(
  persist(
    (set, get) => ({
      ...EMPTY_CONTENT,
      saved: null,
      history: null,
      uploadNotice: null,
      changeTexts: (changes) =>
        set(({ document }) => ({ document: changeTexts(document, changes), history: null })),
      changeTitle: (title) => set({ title, history: null }),
      openMeme: (document, title) =>
        set({ document: withTwoCaptions(document), title, history: null }),
      // Saved texts are cleared. Unsaved ones may be meant for the new picture.
      openTemplate: (opened) =>
        set((store) => ({
          ...(savedMeme(store) !== undefined && {
            document: changeTexts(store.document, { topText: '', bottomText: '' }),
            title: '',
          }),
          opened,
          source: awaitTemplate(store.source, opened.templateId),
        })),
      setPicture: (picture) => {
        const { origin } = picture
        void (origin.kind === 'upload' ? keepUpload(origin.png) : dropUpload())
        set({ source: sourceOf(picture), uploadNotice: null })
      },
      restoreUpload: (picture) =>
        set(({ source }) => {
          const lost = settledSource(source)
          if (lost.kind !== 'upload') return {}
          return { source: picture === null ? NO_SOURCE : { ...lost, picture } }
        }),
      markSaved: (work, meme) => set({ saved: lastSaveOf(work, meme), uploadNotice: null }),
      reset: () => {
        void dropUpload()
        set((store) => ({
          ...EMPTY_CONTENT,
          uploadNotice: null,
          history: { reset: editorContentOf(store) },
        }))
      },
      undoReset: () => {
        const { history } = get()
        if (history !== null) set({ ...restoreReset(history.reset), history: null })
      },
    }),
    {
      ...keptInDraft(EDITOR_PART, (store: EditorStore) => editorDraftOf(store)),
      version: EDITOR_DRAFT_VERSION,
      migrate: migrateEditorDraft,
    },
  ),
)

followTabDraft(useEditorStore)

/** The value of one field. Renders only when that field changes. */
export const useText = <Field extends keyof TwoTexts>(field: Field): TwoTexts[Field] =>
  useEditorStore(({ document }) => textsOfDocument(document)[field])
