import { t } from '@lingui/core/macro'
import type { KeyboardEvent, ReactNode } from 'react'
import { AdminList } from './admin-list.tsx'

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
  readonly hint?: ReactNode
  readonly keyOf: (row: Row) => number | string
  readonly onKeyDown?: (event: KeyboardEvent<HTMLLIElement>) => void
  readonly children: (row: Row) => ReactNode
}

/** The first of what waits for an administrator. */
export const WaitingList = <Row,>({ title, nothing, ...list }: WaitingListProps<Row>) => (
  <>
    <h2 className="sr-only">{title}</h2>
    <AdminList
      {...list}
      status={({ rows, hasMore }) => (
        <>
          {rows.length === 0 && nothing}
          {hasMore && t`More wait behind these.`}
        </>
      )}
    />
  </>
)
