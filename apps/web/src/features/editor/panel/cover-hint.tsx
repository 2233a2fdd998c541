import { t } from '@lingui/core/macro'
import type { Cover } from '@memesmith/meme-render'

interface CoverHintProps {
  readonly id: string
  readonly kind: Cover['kind']
}

/** Who can still see what is hidden. */
export const CoverHint = ({ id, kind }: CoverHintProps) => (
  <p id={id} className="hint cover-hint">
    {kind === 'bar'
      ? t`Gone from what you download and share, and from remixes. Only your own copy here keeps it.`
      : t`Gone from what you download and share, and from remixes. Only your own copy here keeps it. A black bar is safest for words.`}
  </p>
)
