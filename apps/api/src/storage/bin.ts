import { HOUR_MS, UNDO_MS } from '@memesmith/contract'
import type { Db } from '../database/schema.ts'

/** How long a bin keeps what is deleted, in ms: a click on Undo in time arrives before that. */
export const KEPT_MS = UNDO_MS + 5000
/** How often bins are purged, in ms. */
export const PURGE_PAUSE_MS = 5000
/** Servers' clocks differ by less than this. A deletion further in the future is a takedown. */
export const CLOCKS_MS = HOUR_MS

/** Which deleted things to list. */
export interface DeletedQuery {
  /** Those of one user only. */
  readonly userId?: number
  /** Deleted at or before this time, in ms since 1970. */
  readonly until: number
  readonly limit: number
}

/**
 * Where deleted things of one kind wait. A deletion hides the thing from every query, even if the server
 * is killed right after it; undoing it brings the thing back exactly as it was.
 */
export interface Bin {
  /** The oldest deletions; those of one user in any order. */
  readonly list: (
    db: Db,
    query: DeletedQuery,
  ) => Promise<readonly { readonly id: number; readonly userId: number }[]>
  /**
   * Deletes for good those of the user's things that are still deleted at or before a time: not
   * restored, nor taken down since.
   *
   * @returns the images that they used
   */
  readonly purge: (
    transaction: Db,
    userId: number,
    ids: readonly number[],
    until: number,
  ) => Promise<readonly string[]>
}
