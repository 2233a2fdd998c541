import { t } from '@lingui/core/macro'
import { SHOWN_TEMPLATE_TAGS, type TagCount } from '@memesmith/contract'
import { Tags } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { sayTag } from '../../lib/languages/template-texts.ts'
import { GalleryChip } from './gallery-chip.tsx'
import type { GallerySearch } from './use-gallery-search.ts'

const TagDialog = lazy(() =>
  import('./tag-dialog.tsx').then(({ TagDialog }) => ({ default: TagDialog })),
)

interface TagChipsProps {
  /** The most common tags first. */
  readonly tags: readonly TagCount[]
  readonly search: GallerySearch
}

/** The most common tags as filters, and a button for all others. The chosen one removes the filter. */
export function TagChips({ tags: all, search }: TagChipsProps) {
  const [isBrowsing, setIsBrowsing] = useState(false)
  const { tag: chosen } = search
  const common = all.slice(0, SHOWN_TEMPLATE_TAGS).map(({ tag }) => tag)
  // A shared URL may have a rarer tag, which must be visible to be removed.
  const tags = chosen === '' || common.includes(chosen) ? common : [chosen, ...common]
  if (tags.length === 0) return null
  return (
    <fieldset className="contents">
      <legend className="sr-only">{t`Filter by tag`}</legend>
      {tags.map((tag) => (
        <GalleryChip
          key={tag}
          to={search.toTag(tag === chosen ? '' : tag)}
          isChosen={tag === chosen}
        >
          {sayTag(tag)}
        </GalleryChip>
      ))}
      {all.length >= SHOWN_TEMPLATE_TAGS && (
        <button type="button" className="chip chip-link" onClick={() => setIsBrowsing(true)}>
          <Tags aria-hidden size={18} />
          {t`All tags`}
        </button>
      )}
      {isBrowsing && (
        <Suspense>
          <TagDialog search={search} onClose={() => setIsBrowsing(false)} />
        </Suspense>
      )}
    </fieldset>
  )
}
