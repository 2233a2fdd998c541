import { t } from '@lingui/core/macro'
import { TEMPLATE_ORDERS, type TemplateOrder } from '@memesmith/contract'
import type { GallerySearch } from './use-gallery-search.ts'

/** Names of the orders. */
const orders = (): Readonly<Record<TemplateOrder, string>> => ({
  popular: t({ message: 'Popular', context: 'an order of templates' }),
  new: t({ message: 'Newest', context: 'an order of templates' }),
  name: t({ message: 'A to Z', context: 'an order of templates' }),
})

/** Chooses the order of the gallery. A search begins with the best match first. */
export function OrderChoice({ search }: { readonly search: GallerySearch }) {
  const names = orders()
  const isSearching = search.query.trim() !== ''
  const usual = isSearching ? '' : 'popular'
  return (
    <label>
      <span className="sr-only">{t({ message: 'Order', context: 'of a list' })}</span>
      <select
        className="input"
        value={search.sort ?? usual}
        onChange={({ target }) => {
          const sort = TEMPLATE_ORDERS.find((each) => each === target.value)
          search.setSort(sort === usual ? undefined : sort)
        }}
      >
        {isSearching && <option value="">{t`Best match`}</option>}
        {TEMPLATE_ORDERS.map((order) => (
          <option key={order} value={order}>
            {names[order]}
          </option>
        ))}
      </select>
    </label>
  )
}
