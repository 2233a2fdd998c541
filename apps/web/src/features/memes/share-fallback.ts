import { create } from 'zustand'

export interface ShareTarget {
  readonly title: string
  /** Draws or loads the picture, as PNG. */
  readonly picture: () => Promise<Blob>
  /** What the browser may share as a file, first the best; the picture, if it is omitted. */
  readonly files?: readonly SharedFile[]
  /** The page to share, if the meme has one. */
  readonly url?: string
  /** What the user is told when the picture is copied; omitted for a whole meme. */
  readonly copied?: string
}

interface SharedFile {
  readonly name: string
  readonly type: string
  readonly load: () => Promise<Blob>
}

interface ShareFallback {
  /** The meme that the browser could neither share nor copy. `ShareDialog` shows it. */
  readonly target: ShareTarget | null
}

export const useShareFallback = create<ShareFallback>(() => ({ target: null }))
