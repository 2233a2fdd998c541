import { create } from 'zustand'
import { keptList } from '../../../lib/kept-list.ts'

/** The templates that this browser remembers, for people with and without an account. */
export type KeptKind = 'favorites' | 'recent'

// Each is loaded by itself.
const MAX_FAVORITES = 100
const MAX_RECENT = 24

const lists = {
  favorites: keptList('memesmith-favorite-templates', MAX_FAVORITES),
  recent: keptList('memesmith-recent-templates', MAX_RECENT),
} as const

const read = () => ({ favorites: lists.favorites.read(), recent: lists.recent.read() })

/** The ids of the favorite templates and of those that were used last, the newest first. */
export const useKeptIds = create<Readonly<Record<KeptKind, readonly string[]>>>()(() => ({
  favorites: [],
  recent: [],
}))

// A prerendered page knows none of them.
if (typeof localStorage !== 'undefined') {
  useKeptIds.setState(read())
  // Another tab has changed them.
  addEventListener('storage', () => useKeptIds.setState(read()))
}

/** Makes a template a favorite, or not. */
export function setFavoriteTemplate(id: number, isFavorite: boolean): void {
  if (isFavorite) lists.favorites.add(String(id))
  else lists.favorites.remove(String(id))
  useKeptIds.setState(read())
}

/** Remembers that a template was used. */
export function keepRecentTemplate(id: number): void {
  lists.recent.add(String(id))
  useKeptIds.setState(read())
}
