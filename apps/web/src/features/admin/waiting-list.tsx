import { t } from '@lingui/core/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
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
  /** Keys that decide about the row with the focus. The first row has it when the list opens. */
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
            <Rows rows={rows} keyOf={keyOf} onKeyDown={onKeyDown}>
              {children}
            </Rows>
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

type RowsProps<Row> = Pick<WaitingListProps<Row>, 'children' | 'keyOf'> & {
  readonly rows: readonly Row[]
  readonly onKeyDown: WaitingListProps<Row>['onKeyDown'] | undefined
}

function Rows<Row>({ rows, keyOf, onKeyDown, children }: RowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const hasKeys = onKeyDown !== undefined
  const first = rows[0] && keyOf(rows[0])
  const isOpened = useRef(false)
  // At the opening, though the link to it has the focus then; and when the row with the focus has gone.
  useEffect(() => {
    if (!hasKeys || first === undefined) return
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body
    const isOnLink = !isOpened.current && activeElement instanceof HTMLAnchorElement
    isOpened.current = true
    if (isFree || isOnLink) list.current?.querySelector('li')?.focus()
  }, [hasKeys, first])
  return (
    <ul ref={list} className="admin-list">
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className="panel"
          onKeyDown={onKeyDown}
          {...(hasKeys && { tabIndex: -1 })}
        >
          {children(row)}
        </li>
      ))}
    </ul>
  )
}
