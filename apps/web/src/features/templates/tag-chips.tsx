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
    <fieldset className="-m-1 flex min-w-0 gap-2 overflow-x-auto p-1 sm:flex-wrap">
      <legend className="sr-only">Filter by tag</legend>
      {tags.map((tag) => (
        <button
          key={tag}
          ref={tag === chosen ? reveal : undefined}
          type="button"
          aria-pressed={tag === chosen}
          onClick={() => onChoose(tag === chosen ? '' : tag)}
          className="min-h-10 shrink-0 cursor-pointer rounded-full border-[2.5px] border-rule bg-surface px-4 font-bold transition-colors duration-100 hover:bg-sunken aria-pressed:border-outline aria-pressed:bg-sun aria-pressed:text-on-sun"
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
