import { SHOWN_TEMPLATE_TAGS, type TagCount } from '@memesmith/contract'
import { Tags } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../components/ui/skeleton.tsx'

const TagDialog = lazy(() =>
  import('./tag-dialog.tsx').then(({ TagDialog }) => ({ default: TagDialog })),
)

interface TagChipsProps {
  /** The most common tags first; undefined until they are known. */
  readonly tags: readonly TagCount[] | undefined
  /** The selected tag; empty for none. */
  readonly chosen: string
  onChoose(tag: string): void
}

/**
 * The most common tags as filters, and a button for all others. Pressing the selected one again
 * removes the filter.
 */
export function TagChips({ tags: all, chosen, onChoose }: TagChipsProps) {
  const [isBrowsing, setIsBrowsing] = useState(false)
  if (all === undefined) return <Skeleton className="h-11 w-full max-w-4xl" />
  const common = all.slice(0, SHOWN_TEMPLATE_TAGS).map(({ tag }) => tag)
  // A shared URL may have a rarer tag, which must be visible to be removed.
  const tags = chosen === '' || common.includes(chosen) ? common : [chosen, ...common]
  if (tags.length === 0) return null
  return (
    <fieldset className="chip-strip">
      <legend className="sr-only">Filter by tag</legend>
      {tags.map((tag) => (
        <button
          key={tag}
          ref={tag === chosen ? reveal : undefined}
          type="button"
          aria-pressed={tag === chosen}
          onClick={() => onChoose(tag === chosen ? '' : tag)}
          className="chip"
        >
          {tag}
        </button>
      ))}
      {all.length >= SHOWN_TEMPLATE_TAGS && (
        <button
          type="button"
          className="chip inline-flex items-center gap-1.5"
          onClick={() => setIsBrowsing(true)}
        >
          <Tags aria-hidden size={18} />
          All tags
        </button>
      )}
      {isBrowsing && (
        <Suspense>
          <TagDialog chosen={chosen} onChoose={onChoose} onClose={() => setIsBrowsing(false)} />
        </Suspense>
      )}
    </fieldset>
  )
}

/** On small screens the chips scroll horizontally. */
function reveal(chip: HTMLButtonElement | null): void {
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
