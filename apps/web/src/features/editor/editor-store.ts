import { DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR } from '@memesmith/meme-render'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
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

interface EditorStore extends Draft {
  /** Not kept: a template is loaded again, an upload is chosen again. */
  readonly picture: Picture | null
  change(changes: Partial<Draft>): void
  setPicture(picture: Picture): void
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

export const useEditorStore = create<EditorStore>()(
  persist(
    (set) => ({
      ...EMPTY_DRAFT,
      picture: null,
      change: (changes) => set(changes),
      setPicture: (picture) =>
        set({
          picture,
          templateId: picture.origin.kind === 'template' ? picture.origin.templateId : null,
        }),
      reset: () => set({ ...EMPTY_DRAFT, picture: null }),
    }),
    {
      name: 'memesmith-draft',
      partialize: ({ topText, bottomText, fontSize, textColor, title, templateId }) => ({
        topText,
        bottomText,
        fontSize,
        textColor,
        title,
        templateId,
      }),
    },
  ),
)
