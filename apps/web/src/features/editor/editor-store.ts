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

interface EditorStore extends Draft {
  /** Whether the draft is made on an upload, which `kept-upload.ts` has then. */
  readonly hasUpload: boolean
  /** The address that the editor last opened a template for; coming back to it changes nothing. */
  readonly opened: Address | null
  /** The template, as it stands in that address, whose picture is still to come. */
  readonly awaitedId: string | null
  /** Not kept: it is made again from the template or the upload. */
  readonly picture: Picture | null
  change(changes: Partial<Draft>): void
  open(address: Address): void
  setPicture(picture: Picture): void
  /** There is no upload to go on with after all. */
  forgetUpload(): void
  reset(): void
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

export const useEditorStore = create<EditorStore>()(
  persist(
    (set) => ({
      ...EMPTY_DRAFT,
      ...NO_PICTURE,
      change: (changes) => set(changes),
      open: (opened) => set({ opened, awaitedId: opened.templateId }),
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
      reset: () => {
        void dropUpload()
        set({ ...EMPTY_DRAFT, ...NO_PICTURE })
      },
    }),
    {
      name: 'memesmith-draft',
      partialize: ({ picture: _, awaitedId, opened, ...kept }) => ({
        ...kept,
        // A template that did not come yet is asked for again.
        opened: awaitedId === null ? opened : null,
      }),
    },
  ),
)
