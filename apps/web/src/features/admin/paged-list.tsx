import { type AdminPage, type Endpoint, queryOf } from '@memesmith/contract'
import { type ReactNode, useState } from 'react'
import { mutate } from 'swr'
import { Loaded } from './loaded.tsx'

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
export function PagedList<Row>({ path, search = '', more, ...list }: PagedListProps<Row>) {
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  return (
    <>
      {pages.map((before) => (
        <Page
          key={before ?? 'first'}
          {...list}
          address={path + queryOf({ q: search || undefined, before })}
          isFirst={before === undefined}
          more={(next) =>
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

interface PageProps<Row> extends Omit<PagedListProps<Row>, 'more' | 'path' | 'search'> {
  readonly address: string
  readonly isFirst: boolean
  readonly more: (next: number) => ReactNode
}

function Page<Row>({
  load,
  address,
  isFirst,
  className = '',
  nothing,
  more,
  keyOf,
  children,
}: PageProps<Row>) {
  return (
    <Loaded address={address} load={load}>
      {({ rows, next }) => (
        <>
          {rows.length > 0 && (
            <ul className={`admin-list ${className}`}>
              {rows.map((row) => (
                <li key={keyOf(row)} className="panel">
                  {children(row)}
                </li>
              ))}
            </ul>
          )}
          <div role="status" className="text-soft">
            {rows.length === 0 && (isFirst || next === null) && nothing}
          </div>
          {next !== null && more(next)}
        </>
      )}
    </Loaded>
  )
}
