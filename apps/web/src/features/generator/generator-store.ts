import { t } from '@lingui/core/macro'
import { DEFAULT_GENERATED_TITLE, type GenerationStep } from '@memesmith/contract'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { hasCode, isUnauthorized, ResponseError } from '../../lib/api-client.ts'
import { followTabDraft, keptInDraft } from '../../lib/drafts/keep-in-draft.ts'
import { tabDraft } from '../../lib/drafts/tab-draft.ts'
import { goToLogin, LOGIN_DELAY_MS } from '../../lib/go-to-login.ts'
import { notify } from '../../lib/notify.tsx'
import { deleteMemes } from '../memes/delete-memes.tsx'
import { generateMeme } from './generate-meme.ts'
import { GENERATOR_PART, type GeneratorDraft } from './generator-draft.ts'
import { type GeneratedMeme, isSaved } from './read-generated-meme.ts'

interface GeneratorStore {
  readonly title: string
  readonly prompt: string
  /** Whether the picture is to move. */
  readonly moves: boolean
  /** Cancels the running request. */
  readonly pending: AbortController | null
  /** The step that the server reported last. */
  readonly step: GenerationStep
  readonly meme: GeneratedMeme | null
  /** Whether the user is asked about an insult in the prompt. */
  readonly isAsking: boolean
  /** The prompt that the user wants drawn all the same. */
  readonly confirmed: string | null
  change(changes: Partial<Pick<GeneratorStore, 'moves' | 'prompt' | 'title'>>): void
  /** Requests a meme. A toast shows the result. */
  generate(): Promise<void>
  /** Answers the question: requests the meme, or keeps the prompt to be changed. */
  answer(isConfirmed: boolean): Promise<void>
  /** Requests another meme from the same prompt, in place of the current one. */
  retake(): Promise<void>
  readonly isDiscarding: boolean
  /** Deletes the current meme, and returns to the form with its prompt. */
  discard(): Promise<void>
  /** Returns to an empty form. */
  reset(): void
}

/**
 * The state of the generator: form, pending, result (spec §4). A request continues when the user
 * changes the tab.
 */
export const useGeneratorStore = create<GeneratorStore>()(
  persist(
    (set, get) => ({
      title: '',
      prompt: '',
      moves: false,
      pending: null,
      step: 'captions',
      meme: null,
      isAsking: false,
      confirmed: null,
      change: (changes) => set(changes),
      async generate() {
        const { pending, prompt, title, moves, confirmed } = get()
        if (pending !== null) return
        if (prompt.trim() === '') {
          notify({
            title: t`Prompt Required`,
            description: t`Please describe what you want your meme to look like.`,
            tone: 'error',
          })
          return
        }
        const controller = new AbortController()
        set({ pending: controller, step: 'captions' })
        try {
          const input = {
            prompt: prompt.trim(),
            title: title.trim() || DEFAULT_GENERATED_TITLE,
            ...(moves && { moves }),
            ...(confirmed === prompt && { isConfirmed: true }),
          }
          set({ meme: await generateMeme(input, controller.signal, (step) => set({ step })) })
          notify({ title: t`Meme Generated!`, description: t`It is in your collection, too.` })
        } catch (error) {
          if (controller.signal.aborted) return
          if (hasCode(error, 'insult_unconfirmed')) set({ isAsking: true })
          else reportFailure(error)
        } finally {
          set({ pending: null })
        }
      },
      async answer(isConfirmed) {
        set(({ prompt }) => ({ isAsking: false, ...(isConfirmed && { confirmed: prompt }) }))
        if (isConfirmed) await get().generate()
      },
      async retake() {
        const { meme } = get()
        set({ meme: null })
        await get().generate()
        // A failed or canceled request keeps the current result.
        set((store) => ({ meme: store.meme ?? meme }))
      },
      isDiscarding: false,
      async discard() {
        const { meme, isDiscarding } = get()
        if (meme === null || !isSaved(meme) || isDiscarding) return
        set({ isDiscarding: true })
        const isDeleted = await deleteMemes([meme.id])
        set((store) => ({
          isDiscarding: false,
          meme: isDeleted && store.meme === meme ? null : store.meme,
        }))
      },
      reset: () => set({ title: '', prompt: '', meme: null, confirmed: null }),
    }),
    // The input survives a reload until it has become a meme, which is in the collection.
    keptInDraft(
      GENERATOR_PART,
      ({ title, prompt, meme }: GeneratorStore): GeneratorDraft =>
        meme === null ? { title, prompt } : {},
    ),
  ),
)

// Otherwise the next user would see the result.
tabDraft.subscribe(({ draft }) => {
  if (draft === null) useGeneratorStore.getState().pending?.abort()
})
followTabDraft(useGeneratorStore)

/** Spec §8. */
function reportFailure(error: unknown): void {
  const said = error instanceof ResponseError ? error.serverMessage : undefined
  notify({
    title: t`Generation Failed`,
    description: said?.trim() || t`Failed to generate meme. Please try again.`,
    tone: 'error',
  })
  // The prompt is kept for the return from the login page.
  if (isUnauthorized(error)) goToLogin(LOGIN_DELAY_MS)
}
