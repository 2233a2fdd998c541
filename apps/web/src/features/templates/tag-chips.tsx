import type { Template } from '@memesmith/contract'
import { useMemo } from 'react'
import { commonTags } from './common-tags.ts'

const CHIPS = 12

interface TagChipsProps {
  readonly templates: readonly Template[]
  /** The selected tag; empty for none. */
  readonly chosen: string
  onChoose(tag: string): void
}

/** The most common tags as filters. Pressing the selected one again removes the filter. */
export function TagChips({ templates, chosen, onChoose }: TagChipsProps) {
  const common = useMemo(() => commonTags(templates, CHIPS), [templates])
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
    </fieldset>
  )
}

/** On small screens the chips scroll horizontally. */
function reveal(chip: HTMLButtonElement | null): void {
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
