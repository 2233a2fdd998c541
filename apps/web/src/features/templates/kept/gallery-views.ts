import { PAGES, queryOf } from '@memesmith/contract'

/** The parts of the gallery that belong to whoever looks at it, by their name in the URL. */
export const GALLERY_VIEWS = {
  favorites: 'Favorites',
  recent: 'Recent',
  mine: 'My templates',
} as const

export type GalleryView = keyof typeof GALLERY_VIEWS

/** @param name from the URL; may be any string, or null */
export const galleryViewOf = (name: string | null): GalleryView | undefined =>
  name === 'favorites' || name === 'recent' || name === 'mine' ? name : undefined

/** Where the signed-in user's own templates are. */
export const OWN_TEMPLATES_PATH = PAGES.gallery + queryOf({ show: 'mine' satisfies GalleryView })
