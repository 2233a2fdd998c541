import type { AdminMeme } from '@memesmith/contract'
import { ActWithReason } from './act-with-reason.tsx'

/** The button that keeps a meme out of the public side, or takes it out. */
export const HideFromPublic = ({ meme }: { readonly meme: AdminMeme }) => (
  <ActWithReason
    meme={meme}
    act="keep-out"
    label="Keep Out"
    doing="Keeping Out..."
    question="Keep this meme out?"
    text="Its owner keeps it, and can still share its link."
    done="The meme stays out."
  />
)
