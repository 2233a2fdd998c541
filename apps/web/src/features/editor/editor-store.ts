import { DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR } from '@memesmith/meme-render'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { followTabDraft, keptInDraft } from '../../lib/drafts/keep-in-draft.ts'
import type { SavedMeme } from '../memes/saved-meme.ts'
import type { SharedMeme } from '../memes/share-meme.ts'
import { dropUpload, keepUpload } from './kept-upload.ts'
import type { Picture } from './picture.ts'

/** What a person has made so far (spec §3, editor local state); kept when they leave the page. */
export interface Draft {
  readonly topText: string
  readonly bottomText: string
  /** Meme pixels. */
  readonly fontSize: number
  readonly textColor: string
  readonly title: string
  readonly templateId: number | null
}

/** An entry of the browser's history that named a template. */
export interface Address {
  readonly key: string
  readonly templateId: string
}

/** All that somebody has made, with its picture. */
type Work = Draft & Pick<EditorStore, 'awaitedId' | 'opened' | 'picture' | 'uploadedAt'>

/** The meme that a draft was saved as, as far as sharing needs it. */
export type KeptMeme = SharedMeme & Pick<SavedMeme, 'id'>

interface EditorStore extends Draft {
  /** When the upload that the draft is made on was chosen; `kept-upload.ts` has it then. */
  readonly uploadedAt: number | null
  /** The address that the editor last opened a template for; coming back to it changes nothing. */
  readonly opened: Address | null
  /** The template, as it stands in that address, whose picture is still to come. */
  readonly awaitedId: string | null
  /** Not kept: it is made again from the template or the upload. */
  readonly picture: Picture | null
  /** What was saved last, to be told from what is there now, and as which meme. */
  readonly saved: { readonly content: string; readonly meme: KeptMeme } | null
  /** What is to be said of the file that was given last, in a sentence. */
  readonly uploadNotice: { readonly tone: 'hint' | 'problem'; readonly text: string } | null
  /** What a reset has emptied, as long as it can be brought back. */
  readonly undo: Work | null
  change(changes: Partial<Draft>): void
  open(address: Address): void
  setPicture(picture: Picture): void
  /** The kept upload is here again; null when there is none to go on with after all. */
  restoreUpload(picture: Picture | null): void
  /** @param store as it was when it was saved */
  markSaved(store: EditorStore, meme: KeptMeme): void
  reset(): void
  undoReset(): void
}

/** What of the editor is kept in a draft. */
export type KeptEditor = Draft & Pick<EditorStore, 'opened' | 'saved' | 'uploadedAt'>

/** What drafts call it. */
export const EDITOR_PART = 'editor'

const EMPTY_DRAFT: Draft = {
  topText: '',
  bottomText: '',
  fontSize: DEFAULT_FONT_SIZE,
  textColor: DEFAULT_TEXT_COLOR,
  title: '',
  templateId: null,
}

const NO_PICTURE = { uploadedAt: null, opened: null, awaitedId: null, picture: null } as const

const workOf = ({ saved, undo, uploadNotice, ...work }: EditorStore): Work => work

const SAVED_FIELDS = [
  'topText',
  'bottomText',
  'fontSize',
  'textColor',
  'title',
  'templateId',
  'uploadedAt',
] as const satisfies readonly (keyof Work)[]

const contentOf = (store: EditorStore): string =>
  JSON.stringify(SAVED_FIELDS.map((field) => store[field]))

/** The meme that what is in the editor was saved as, if it was saved just so. */
export const savedMeme = (store: EditorStore): KeptMeme | undefined =>
  store.saved?.content === contentOf(store) ? store.saved.meme : undefined

/** Whether there is anything that somebody would miss: choosing a template is done again in a moment. */
export const hasUnsavedWork = (store: EditorStore): boolean =>
  savedMeme(store) === undefined &&
  (store.uploadedAt !== null || `${store.topText}${store.bottomText}${store.title}`.trim() !== '')

export const useEditorStore = create<EditorStore>()(
  persist(
    (set, get) => ({
      ...EMPTY_DRAFT,
      ...NO_PICTURE,
      saved: null,
      uploadNotice: null,
      undo: null,
      change: (changes) => set({ ...changes, undo: null }),
      // What is saved is finished; what is not may have been written for the picture to come.
      open: (opened) =>
        set((store) => ({
          ...(savedMeme(store) !== undefined && { topText: '', bottomText: '', title: '' }),
          opened,
          awaitedId: opened.templateId,
        })),
      setPicture: (picture) => {
        const { origin } = picture
        const isUpload = origin.kind === 'upload'
        void (isUpload ? keepUpload(origin.png) : dropUpload())
        set({
          picture,
          uploadNotice: null,
          uploadedAt: isUpload ? Date.now() : null,
          awaitedId: null,
          templateId: isUpload ? null : origin.templateId,
        })
      },
      restoreUpload: (picture) => set(picture === null ? { uploadedAt: null } : { picture }),
      markSaved: (store, { id, title, memeImageUrl, shareUrl }) =>
        set({
          saved: {
            content: contentOf(store),
            meme: { id, title, memeImageUrl, ...(shareUrl !== undefined && { shareUrl }) },
          },
          uploadNotice: null,
        }),
      reset: () => {
        void dropUpload()
        set((store) => ({
          ...EMPTY_DRAFT,
          ...NO_PICTURE,
          uploadNotice: null,
          undo: workOf(store),
        }))
      },
      undoReset: () => {
        const { undo } = get()
        if (undo === null) return
        if (undo.picture?.origin.kind === 'upload') void keepUpload(undo.picture.origin.png)
        set({ ...undo, undo: null })
      },
    }),
    keptInDraft(
      EDITOR_PART,
      ({ picture, undo, uploadNotice, awaitedId, opened, ...kept }: EditorStore): KeptEditor => ({
        ...kept,
        // A template that did not come yet is asked for again.
        opened: awaitedId === null ? opened : null,
      }),
    ),
  ),
)

followTabDraft(useEditorStore)
