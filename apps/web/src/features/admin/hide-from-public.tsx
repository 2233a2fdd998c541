import { t } from '@lingui/core/macro'
import type { AdminMeme } from '@memesmith/contract'
import { ActWithReason } from './act-with-reason.tsx'

/** The button that keeps a meme out of the public side, or takes it out. */
export const HideFromPublic = ({ meme }: { readonly meme: AdminMeme }) => (
  <ActWithReason
    meme={meme}
    act="keep-out"
    label={t`Keep Out`}
    doing={t`Keeping Out...`}
    question={t`Keep this meme out?`}
    text={t`Its owner keeps it, and can still share its link.`}
    done={t`The meme stays out.`}
  />
)
