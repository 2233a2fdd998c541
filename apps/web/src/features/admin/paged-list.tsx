import { type AdminPage, type Endpoint, queryOf } from '@memesmith/contract'
import { type ReactNode, useState } from 'react'
import useSWR, { mutate } from 'swr'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { ResponseError } from '../../lib/api-client.ts'

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
  const { data, error, mutate: retry } = useSWR(address, load, { revalidateOnMount: true })
  if (data === undefined) {
    if (error === undefined) return <Skeleton className="h-80" />
    return (
      <div role="alert" className="grid justify-items-center gap-3">
        <p>
          {(error instanceof ResponseError && error.serverMessage) ||
            'The list could not be loaded.'}
        </p>
        <button type="button" className="button" onClick={() => void retry()}>
          Try again
        </button>
      </div>
    )
  }
  return (
    <>
      {data.rows.length > 0 && (
        <ul className={`admin-list ${className}`}>
          {data.rows.map((row) => (
            <li key={keyOf(row)} className="panel">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="text-soft">
        {data.rows.length === 0 && (isFirst || data.next === null) && nothing}
      </div>
      {data.next !== null && more(data.next)}
    </>
  )
}
