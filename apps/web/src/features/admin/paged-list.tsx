import { type AdminPage, type Endpoint, queryOf } from '@memesmith/contract'
import { type ReactNode, useState } from 'react'
import { mutate } from 'swr'
import { AdminList } from './admin-list.tsx'

interface PagedListProps<Row> {
  readonly path: string
  /** Loads a page of the list. */
  readonly load: (address: string) => Promise<AdminPage<Row>>
  readonly search?: string
  readonly className?: string
  /** What is said when there are no rows. */
  readonly nothing: string
  /** The button that loads the next page. */
  readonly more: string
  readonly keyOf: (row: Row) => string
  readonly children: (row: Row) => ReactNode
}

/** A list that is loaded a page at a time. Give it a `key` that changes with the search. */
export function PagedList<Row>({ path, search = '', nothing, more, ...list }: PagedListProps<Row>) {
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  return (
    <>
      {pages.map((before) => (
        <AdminList
          key={before ?? 'first'}
          {...list}
          address={path + queryOf({ q: search || undefined, before })}
          status={({ rows, next }) =>
            rows.length === 0 && (before === undefined || next === null) && nothing
          }
          more={({ next }) =>
            next !== null &&
            pages.at(-1) === before && (
              <button
                type="button"
                className="button admin-more"
                onClick={() => setPages([...pages, next])}
              >
                {more}
              </button>
            )
          }
        />
      ))}
    </>
  )
}

/** Loads the pages of a list again, after something in it has changed. */
export const reloadList = async ({ path }: Endpoint): Promise<void> => {
  await mutate((key) => typeof key === 'string' && key.split('?')[0] === path)
}
