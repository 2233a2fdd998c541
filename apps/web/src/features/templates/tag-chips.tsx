import type { Template } from '@memesmith/contract'
import { useMemo } from 'react'
import { commonTags } from './common-tags.ts'

const CHIPS = 12

interface TagChipsProps {
  readonly templates: readonly Template[]
  /** The tag that filters; empty for none. */
  readonly chosen: string
  onChoose(tag: string): void
}

/** The commonest tags as filters; pressing the chosen one again lifts the filter. */
export function TagChips({ templates, chosen, onChoose }: TagChipsProps) {
  const common = useMemo(() => commonTags(templates, CHIPS), [templates])
  // A shared address may name a rarer tag: it has to be seen, and to be lifted.
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

/** On a small screen the chips are a strip that scrolls sideways. */
function reveal(chip: HTMLButtonElement | null): void {
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
