import { t } from '@lingui/core/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import useSWR from 'swr'
import { Loaded } from '../../components/ui/loaded.tsx'

interface RowsProps<Row> {
  readonly className?: string | undefined
  readonly keyOf: (row: Row) => number | string
  /** Keys that decide about the row with the focus. The first row has it when the list opens. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLLIElement>) => void) | undefined
  readonly children: (row: Row) => ReactNode
}

interface AdminListProps<Row, Answer extends { readonly rows: readonly Row[] }>
  extends RowsProps<Row> {
  readonly address: string
  readonly load: (address: string) => Promise<Answer>
  /** Above the rows, if there are some. */
  readonly hint?: ReactNode
  /** What is said below them. */
  readonly status: (answer: Answer) => ReactNode
  readonly more?: (answer: Answer) => ReactNode
}

/** Rows of the administration, which are loaded when they are shown. */
export function AdminList<Row, Answer extends { readonly rows: readonly Row[] }>({
  address,
  load,
  hint,
  status,
  more,
  ...list
}: AdminListProps<Row, Answer>) {
  const answer = useSWR<Answer, unknown>(address, load, { revalidateOnMount: true })
  return (
    <Loaded from={answer} problem={t`The list could not be loaded.`} skeleton="h-80">
      {(loaded) => (
        <>
          {loaded.rows.length > 0 && hint}
          <Rows rows={loaded.rows} {...list} />
          <p role="status" className="text-soft">
            {status(loaded)}
          </p>
          {more?.(loaded)}
        </>
      )}
    </Loaded>
  )
}

function Rows<Row>({
  rows,
  className = '',
  keyOf,
  onKeyDown,
  children,
}: RowsProps<Row> & { readonly rows: readonly Row[] }) {
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
    <ul ref={list} className={`admin-list empty:hidden ${className}`}>
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
