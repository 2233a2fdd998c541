import { t } from '@lingui/core/macro'
import type { AdminMeme } from '@memesmith/contract'
import { ActWithReason } from './act-with-reason.tsx'

/** The button that takes a meme down. */
export const TakeDown = ({ meme }: { readonly meme: AdminMeme }) => (
  <ActWithReason
    meme={meme}
    act="take-down"
    label={t`Take Down`}
    doing={t`Taking Down...`}
    className="button-danger"
    question={t`Take this meme down?`}
    text={t`It is gone for everyone at once, its owner included. You can restore it within 30 days.`}
    done={t`The meme is taken down.`}
  />
)
