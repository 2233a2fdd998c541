import { MEME_KINDS, type MemeKind, type MemeOrder } from '@memesmith/contract'
import { Star, Tags } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AllTagsDialog, TagWithCount } from '../../../components/ui/all-tags-dialog.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import type { CollectionView } from './use-collection-view.ts'
import { useTags } from './use-tags.ts'

const CHIPS = 12

const KINDS: Readonly<Record<MemeKind, string>> = {
  edited: 'Edited',
  generated: 'Generated',
  moving: 'Moving',
  duplicate: 'Duplicates',
}

const ORDERS: Readonly<Record<MemeOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title, A to Z',
  best: 'Best match first',
}

/** The search box, the filters and the order of the collection. */
export const CollectionFilters = ({ view }: { readonly view: CollectionView }) => (
  <search aria-label="My memes" className="grid gap-3">
    <div className="collection-search">
      <SearchField
        label="Search your memes"
        placeholder="Search your memes..."
        value={view.typed}
        onChange={(event) => view.setTyped(event.target.value)}
      />
      <OrderChoice view={view} />
    </div>
    <FilterChips view={view} />
  </search>
)

function OrderChoice({ view: { filter, setFilter } }: { readonly view: CollectionView }) {
  const usual = filter.q === undefined ? 'newest' : 'best'
  const orders = Object.entries(ORDERS).filter(([name]) => name !== 'best' || usual === 'best')
  return (
    <label>
      <span className="sr-only">Order</span>
      <select
        className="input"
        value={filter.sort ?? usual}
        onChange={({ target }) => {
          const sort = orders.find(([name]) => name === target.value)?.[0]
          setFilter({ sort: isOrder(sort) && sort !== usual ? sort : undefined })
        }}
      >
        {orders.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

const isOrder = (name: string | undefined): name is MemeOrder =>
  name !== undefined && name in ORDERS

function FilterChips({ view: { filter, setFilter } }: { readonly view: CollectionView }) {
  const [isBrowsing, setIsBrowsing] = useState(false)
  const all = useTags(true)
  const common = all.slice(0, CHIPS).map(({ tag }) => tag)
  const { tag: chosen, favorite, kind } = filter
  // The URL may have a rarer tag, which must be visible to be removed.
  const tags = chosen === undefined || common.includes(chosen) ? common : [chosen, ...common]
  const choose = (tag: string) => setFilter({ tag: tag === chosen ? undefined : tag })
  return (
    <fieldset className="chip-strip">
      <legend className="sr-only">Filter</legend>
      <Chip
        isChosen={favorite === 'true'}
        onClick={() => setFilter({ favorite: favorite === 'true' ? undefined : 'true' })}
      >
        <Star aria-hidden size={18} />
        Favorites
      </Chip>
      {MEME_KINDS.map((each) => (
        <Chip
          key={each}
          isChosen={kind === each}
          onClick={() => setFilter({ kind: kind === each ? undefined : each })}
        >
          {KINDS[each]}
        </Chip>
      ))}
      {tags.map((tag) => (
        <Chip key={tag} isChosen={tag === chosen} onClick={() => choose(tag)}>
          #{tag}
        </Chip>
      ))}
      {all.length > CHIPS && (
        <button type="button" className="chip chip-link" onClick={() => setIsBrowsing(true)}>
          <Tags aria-hidden size={18} />
          All tags
        </button>
      )}
      {isBrowsing && (
        <AllTagsDialog tags={all} hasFailed={false} onClose={() => setIsBrowsing(false)}>
          {(each) => (
            <Chip
              isChosen={each.tag === chosen}
              onClick={() => {
                setIsBrowsing(false)
                choose(each.tag)
              }}
            >
              <span className="truncate">
                <TagWithCount {...each} sign="#" />
              </span>
            </Chip>
          )}
        </AllTagsDialog>
      )}
    </fieldset>
  )
}

interface ChipProps {
  readonly isChosen: boolean
  readonly children: ReactNode
  onClick(): void
}

const Chip = ({ isChosen, children, onClick }: ChipProps) => (
  <button
    type="button"
    className="chip inline-flex max-w-full items-center gap-1.5"
    aria-pressed={isChosen}
    onClick={onClick}
  >
    {children}
  </button>
)
