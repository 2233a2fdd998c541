import { create } from 'zustand'

export interface ShareTarget {
  readonly title: string
  /** Draws or loads the picture. */
  readonly picture: () => Promise<Blob>
  /** The page to share, if the meme has one. */
  readonly url?: string
  /** What the user is told when the picture is copied; omitted for a whole meme. */
  readonly copied?: string
}

interface ShareFallback {
  /** The meme that the browser could neither share nor copy. `ShareDialog` shows it. */
  readonly target: ShareTarget | null
}

export const useShareFallback = create<ShareFallback>(() => ({ target: null }))
