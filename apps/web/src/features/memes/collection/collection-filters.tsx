import { t } from '@lingui/core/macro'
import { MEME_KINDS, MEME_ORDERS, type MemeKind, type MemeOrder } from '@memesmith/contract'
import { Star, Tags } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AllTagsDialog, TagWithCount } from '../../../components/ui/all-tags-dialog.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import type { CollectionView } from './use-collection-view.ts'
import { useTags } from './use-tags.ts'

const CHIPS = 12

const kinds = (): Readonly<Record<MemeKind, string>> => ({
  edited: t({ message: 'Edited', context: 'memes' }),
  generated: t({ message: 'Generated', context: 'memes' }),
  moving: t({ message: 'Moving', context: 'memes' }),
  duplicate: t`Duplicates`,
})

const orders = (): Readonly<Record<MemeOrder, string>> => ({
  newest: t`Newest first`,
  oldest: t`Oldest first`,
  title: t`Title, A to Z`,
  best: t`Best match first`,
})

/** The search box, the filters and the order of the collection. */
export const CollectionFilters = ({ view }: { readonly view: CollectionView }) => (
  <search aria-label={t`My memes`} className="grid gap-3">
    <div className="collection-search">
      <SearchField
        label={t`Search your memes`}
        placeholder={t`Search your memes...`}
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
  const choices = Object.entries(orders()).filter(([name]) => name !== 'best' || usual === 'best')
  return (
    <label>
      <span className="sr-only">{t({ message: 'Order', context: 'of a list' })}</span>
      <select
        className="input"
        value={filter.sort ?? usual}
        onChange={({ target }) => {
          const sort = MEME_ORDERS.find((name) => name === target.value)
          setFilter({ sort: sort === usual ? undefined : sort })
        }}
      >
        {choices.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function FilterChips({ view: { filter, setFilter } }: { readonly view: CollectionView }) {
  const [isBrowsing, setIsBrowsing] = useState(false)
  const labels = kinds()
  const all = useTags(true)
  const common = all.slice(0, CHIPS).map(({ tag }) => tag)
  const { tag: chosen, favorite, kind } = filter
  // The URL may have a rarer tag, which must be visible to be removed.
  const tags = chosen === undefined || common.includes(chosen) ? common : [chosen, ...common]
  const choose = (tag: string) => setFilter({ tag: tag === chosen ? undefined : tag })
  return (
    <fieldset className="chip-strip">
      <legend className="sr-only">{t({ message: 'Filter', context: 'of a list' })}</legend>
      <Chip
        isChosen={favorite === 'true'}
        onClick={() => setFilter({ favorite: favorite === 'true' ? undefined : 'true' })}
      >
        <Star aria-hidden size={18} />
        {t`Favorites`}
      </Chip>
      {MEME_KINDS.map((each) => (
        <Chip
          key={each}
          isChosen={kind === each}
          onClick={() => setFilter({ kind: kind === each ? undefined : each })}
        >
          {labels[each]}
        </Chip>
      ))}
      {tags.map((tag) => (
        <Chip key={tag} isChosen={tag === chosen} onClick={() => choose(tag)}>
          <bdi>#{tag}</bdi>
        </Chip>
      ))}
      {all.length > CHIPS && (
        <button type="button" className="chip chip-link" onClick={() => setIsBrowsing(true)}>
          <Tags aria-hidden size={18} />
          {t`All tags`}
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
