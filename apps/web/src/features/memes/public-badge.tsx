import { t } from '@lingui/core/macro'
import type { PublicState, SavedMeme } from '@memesmith/contract'

const states = (): Readonly<Record<PublicState, string>> => ({
  shown: t({ message: 'Public', context: 'a meme' }),
  waiting: t({ message: 'Waiting', context: 'a meme' }),
  refused: t`Not let in`,
})

/** Says whether a meme is in public (spec §2), or why it is not yet. */
export function PublicBadge({ meme }: { readonly meme: SavedMeme }) {
  const { isPublic, publicState, publicReason } = meme
  if (!isPublic) return null
  return (
    <span
      className="rounded-full bg-mint px-2.5 text-sm font-bold text-on-sun"
      title={publicReason ?? undefined}
    >
      {states()[publicState ?? 'shown']}
      {publicReason != null && <span className="sr-only">: {publicReason}</span>}
    </span>
  )
}
