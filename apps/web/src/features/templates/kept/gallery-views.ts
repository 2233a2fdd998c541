import { PAGES, queryOf } from '@memesmith/contract'

/** The parts of the gallery that belong to whoever looks at it, as the URL names them. */
export const GALLERY_VIEWS = ['favorites', 'recent', 'mine'] as const

export type GalleryView = (typeof GALLERY_VIEWS)[number]

/** @param name from the URL; may be any string, or null */
export const galleryViewOf = (name: string | null): GalleryView | undefined =>
  GALLERY_VIEWS.find((view) => view === name)

/** Where the signed-in user's own templates are. */
export const OWN_TEMPLATES_PATH = PAGES.gallery + queryOf({ show: 'mine' satisfies GalleryView })
