import { type MemeDocument, type TwoTexts, textsOfDocument } from '@memesmith/meme-render'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useShallow } from 'zustand/react/shallow'
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
  /** What is to be said of the file that was given last, in a sentence. */
  readonly uploadNotice: { readonly tone: 'hint' | 'problem'; readonly text: string } | null
  /** Changes the fields of the first two captions. */
  changeTexts(changes: Partial<TwoTexts>): void
  changeTitle(title: string): void
  /** Puts a whole meme in place of what is there. */
  openMeme(document: MemeDocument, title: string): void
  openTemplate(address: Address): void
  setPicture(picture: Picture): void
  /** The kept upload is here again; null when there is none to go on with after all. */
  restoreUpload(picture: Picture | null): void
  /** @param work as it was when it was saved */
  markSaved(work: EditorContent, meme: LastSavedMeme): void
  reset(): void
  undoReset(): void
}

/** Whether there is anything that a user would miss: choosing a template is done again in a moment. */
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
      // What is saved is finished; what is not may have been written for the picture to come.
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

/** What the fields show; the same object as long as nothing of it changes. */
export const useTexts = (): TwoTexts =>
  useEditorStore(useShallow(({ document }) => textsOfDocument(document)))
