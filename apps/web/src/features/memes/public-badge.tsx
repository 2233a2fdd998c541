import type { PublicState, SavedMeme } from '@memesmith/contract'

const STATES: Readonly<Record<PublicState, string>> = {
  shown: 'Public',
  waiting: 'Waiting',
  refused: 'Not let in',
}

/** Says whether a meme is in public (spec §2), or why it is not yet. */
export function PublicBadge({ meme }: { readonly meme: SavedMeme }) {
  const { isPublic, publicState, publicReason } = meme
  if (!isPublic) return null
  return (
    <span
      className="rounded-full bg-mint px-2.5 text-sm font-bold text-on-sun"
      title={publicReason ?? undefined}
    >
      {STATES[publicState ?? 'shown']}
      {publicReason != null && <span className="sr-only">: {publicReason}</span>}
    </span>
  )
}
