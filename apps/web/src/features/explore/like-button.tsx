import { plural, t } from '@lingui/core/macro'
import { calls, type PublicMeme } from '@memesmith/contract'
import { Heart } from 'lucide-react'
import { hasStatus } from '../../lib/api-client.ts'
import { call } from '../../lib/call.ts'
import { goToLogin } from '../../lib/go-to-login.ts'
import { formatNumber } from '../../lib/languages/format.ts'
import { notify } from '../../lib/notify.tsx'

interface LikeButtonProps {
  readonly meme: PublicMeme
  readonly onChange: (changes: Partial<PublicMeme>) => void
}

/** Likes a meme, or takes that back. Visitors are sent to log in. */
export function LikeButton({ meme, onChange }: LikeButtonProps) {
  const { title, likes, isLiked } = meme
  const count = plural(likes, { one: '# like', other: '# likes' })
  return (
    <button
      type="button"
      className="button button-small"
      aria-pressed={isLiked}
      onClick={() => void like(meme, onChange)}
    >
      <Heart aria-hidden size={18} fill={isLiked ? 'currentColor' : 'none'} />
      <span className="sr-only">{t`Like ${title}, ${count}`}</span>
      <span aria-hidden>{formatNumber(likes)}</span>
    </button>
  )
}

/** The list shows the change at once, and takes it back if it fails. */
async function like(
  { shareId, likes, isLiked }: PublicMeme,
  onChange: LikeButtonProps['onChange'],
): Promise<void> {
  onChange({ isLiked: !isLiked, likes: Math.max(0, likes + (isLiked ? -1 : 1)) })
  try {
    const to = isLiked ? calls.unlikeMeme : calls.likeMeme
    const answer = await call(to, { params: { shareId } })
    // The page may have been loaded again meanwhile.
    onChange({ isLiked: !isLiked, likes: answer.likes })
  } catch (error) {
    onChange({ isLiked, likes })
    if (hasStatus(error, 401)) {
      goToLogin()
      return
    }
    const reason = hasStatus(error, 404, 429) ? error.serverMessage : undefined
    const description = reason ?? t`That did not work. Please try again.`
    notify({ title: t`Error`, description, tone: 'error' })
  }
}
