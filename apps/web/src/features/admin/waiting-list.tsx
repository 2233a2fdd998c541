import { t } from '@lingui/core/macro'
import type { KeyboardEvent, ReactNode } from 'react'
import { Loaded } from './loaded.tsx'

interface Queue<Row> {
  readonly rows: readonly Row[]
  readonly hasMore: boolean
}

interface WaitingListProps<Row> {
  readonly title: string
  readonly address: string
  readonly load: (address: string) => Promise<Queue<Row>>
  /** What is said when nothing waits. */
  readonly nothing: string
  /** Above the rows, if there are some. */
  readonly hint?: ReactNode
  readonly keyOf: (row: Row) => number | string
  readonly onKeyDown?: (event: KeyboardEvent<HTMLLIElement>) => void
  readonly children: (row: Row) => ReactNode
}

/** The first of what waits for an administrator. */
export function WaitingList<Row>({
  title,
  address,
  load,
  nothing,
  hint,
  keyOf,
  onKeyDown,
  children,
}: WaitingListProps<Row>) {
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <Loaded address={address} load={load}>
        {({ rows, hasMore }) => (
          <>
            {rows.length > 0 && hint}
            <ul className="admin-list">
              {rows.map((row) => (
                <li key={keyOf(row)} className="panel" onKeyDown={onKeyDown}>
                  {children(row)}
                </li>
              ))}
            </ul>
            <p role="status" className="text-soft">
              {rows.length === 0 && nothing}
              {hasMore && t`More wait behind these.`}
            </p>
          </>
        )}
      </Loaded>
    </>
  )
}
