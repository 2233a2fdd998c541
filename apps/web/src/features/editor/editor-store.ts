import { DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR } from '@memesmith/meme-render'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
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
interface Address {
  readonly key: string
  readonly templateId: string
}

/** All that somebody has made, with its picture. */
type Work = Draft & Pick<EditorStore, 'awaitedId' | 'hasUpload' | 'opened' | 'picture'>

interface EditorStore extends Draft {
  /** Whether the draft is made on an upload, which `kept-upload.ts` has then. */
  readonly hasUpload: boolean
  /** The address that the editor last opened a template for; coming back to it changes nothing. */
  readonly opened: Address | null
  /** The template, as it stands in that address, whose picture is still to come. */
  readonly awaitedId: string | null
  /** Not kept: it is made again from the template or the upload. */
  readonly picture: Picture | null
  /** What was saved last, to be told from what is there now. */
  readonly saved: Work | null
  /** What a reset has emptied, as long as it can be brought back. */
  readonly undo: Work | null
  change(changes: Partial<Draft>): void
  open(address: Address): void
  setPicture(picture: Picture): void
  /** There is no upload to go on with after all. */
  forgetUpload(): void
  /** @param store as it was when it was saved */
  markSaved(store: EditorStore): void
  reset(): void
  undoReset(): void
}

const EMPTY_DRAFT: Draft = {
  topText: '',
  bottomText: '',
  fontSize: DEFAULT_FONT_SIZE,
  textColor: DEFAULT_TEXT_COLOR,
  title: '',
  templateId: null,
}

const NO_PICTURE = { hasUpload: false, opened: null, awaitedId: null, picture: null } as const

const workOf = ({ saved, undo, ...work }: EditorStore): Work => work

const SAVED_FIELDS = [
  'topText',
  'bottomText',
  'fontSize',
  'textColor',
  'title',
  'picture',
] as const satisfies readonly (keyof Work)[]

/** Whether what is in the editor has been saved just so. */
export const isSaved = ({ saved, ...store }: EditorStore): boolean =>
  saved !== null && SAVED_FIELDS.every((field) => store[field] === saved[field])

export const useEditorStore = create<EditorStore>()(
  persist(
    (set, get) => ({
      ...EMPTY_DRAFT,
      ...NO_PICTURE,
      saved: null,
      undo: null,
      change: (changes) => set({ ...changes, undo: null }),
      // What is saved is finished; what is not may have been written for the picture to come.
      open: (opened) =>
        set((store) => ({
          ...(isSaved(store) && { topText: '', bottomText: '', title: '' }),
          opened,
          awaitedId: opened.templateId,
        })),
      setPicture: (picture) => {
        const { origin } = picture
        const hasUpload = origin.kind === 'upload'
        void (hasUpload ? keepUpload(origin.png) : dropUpload())
        set({
          picture,
          hasUpload,
          awaitedId: null,
          templateId: hasUpload ? null : origin.templateId,
        })
      },
      forgetUpload: () => set({ hasUpload: false }),
      markSaved: (store) => set({ saved: workOf(store) }),
      reset: () => {
        void dropUpload()
        set((store) => ({ ...EMPTY_DRAFT, ...NO_PICTURE, undo: workOf(store) }))
      },
      undoReset: () => {
        const { undo } = get()
        if (undo === null) return
        if (undo.picture?.origin.kind === 'upload') void keepUpload(undo.picture.origin.png)
        set({ ...undo, undo: null })
      },
    }),
    {
      name: 'memesmith-draft',
      partialize: ({ picture, saved, undo, awaitedId, opened, ...kept }) => ({
        ...kept,
        // A template that did not come yet is asked for again.
        opened: awaitedId === null ? opened : null,
      }),
    },
  ),
)
