import { t } from '@lingui/core/macro'
import { History, type LucideIcon, Star, UserRound } from 'lucide-react'
import { GalleryChip } from '../gallery-chip.tsx'
import type { GallerySearch } from '../use-gallery-search.ts'
import { GALLERY_VIEWS, type GalleryView } from './gallery-views.ts'

const ICONS: Readonly<Record<GalleryView, LucideIcon>> = {
  favorites: Star,
  recent: History,
  mine: UserRound,
}

const names = (): Readonly<Record<GalleryView, string>> => ({
  favorites: t`Favorites`,
  recent: t({ message: 'Recent', context: 'templates' }),
  mine: t`My templates`,
})

/** Shows a part of the gallery. The chosen one leads back to all of it. */
export const ViewChips = ({ search }: { readonly search: GallerySearch }) => (
  <fieldset className="contents">
    <legend className="sr-only">{t({ message: 'Show', context: 'a part of the gallery' })}</legend>
    {GALLERY_VIEWS.map((view) => {
      const Icon = ICONS[view]
      const isChosen = view === search.shown
      return (
        <GalleryChip key={view} to={search.toView(isChosen ? undefined : view)} isChosen={isChosen}>
          <Icon aria-hidden size={18} />
          {names()[view]}
        </GalleryChip>
      )
    })}
  </fieldset>
)
