import { create } from 'zustand'

export interface ShareTarget {
  readonly title: string
  /** Makes or fetches the picture. */
  readonly picture: () => Promise<Blob>
  /** The page to share, where the meme has one. */
  readonly url?: string
}

interface ShareFallback {
  /** What the browser could neither share nor copy; `ShareDialog` shows it. */
  readonly target: ShareTarget | null
}

export const useShareFallback = create<ShareFallback>(() => ({ target: null }))
