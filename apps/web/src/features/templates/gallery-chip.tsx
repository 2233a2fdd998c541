import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'

interface GalleryChipProps {
  readonly to: To
  readonly isChosen: boolean
  readonly onClick?: () => void
  readonly children: ReactNode
}

/**
 * A filter of the gallery. It is a link: it works while the app is still loading, and can be opened
 * in another tab. Going there adds a history entry, so that Back undoes it.
 */
export const GalleryChip = ({ to, isChosen, onClick, children }: GalleryChipProps) => (
  <Link
    to={to}
    preventScrollReset
    ref={isChosen ? reveal : undefined}
    aria-current={isChosen ? true : undefined}
    onClick={onClick}
    className="chip chip-link"
  >
    {children}
  </Link>
)

/** The chips may scroll. */
function reveal(chip: HTMLElement | null): void {
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
