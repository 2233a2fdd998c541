import { TEMPLATE_ORDERS, type TemplateOrder } from '@memesmith/contract'
import type { GallerySearch } from './use-gallery-search.ts'

/** Names of the orders. */
const ORDERS: Readonly<Record<TemplateOrder, string>> = {
  popular: 'Popular',
  new: 'Newest',
  name: 'A to Z',
}

/** The order of the gallery: of a search, the best match is first unless another one is chosen. */
export function OrderChoice({ search }: { readonly search: GallerySearch }) {
  const isSearching = search.query.trim() !== ''
  const usual = isSearching ? '' : 'popular'
  return (
    <label>
      <span className="sr-only">Order</span>
      <select
        className="input"
        value={search.sort ?? usual}
        onChange={({ target }) => {
          const sort = TEMPLATE_ORDERS.find((each) => each === target.value)
          search.setSort(sort === usual ? undefined : sort)
        }}
      >
        {isSearching && <option value="">Best match</option>}
        {TEMPLATE_ORDERS.map((order) => (
          <option key={order} value={order}>
            {ORDERS[order]}
          </option>
        ))}
      </select>
    </label>
  )
}
