import type { ReactNode } from 'react'
import { spokenLanguage } from '../../lib/languages/i18n.ts'

interface AccountRowProps {
  readonly name: string
  /** Beside the name. */
  readonly note?: string
  /** What is known of it, in the order in which it is said. */
  readonly facts: readonly string[]
  /** The button that ends it; none for what is in use. */
  readonly action?: {
    readonly label: string
    /** What it is about, for a screen reader. */
    readonly about: string
    readonly isBusy?: boolean
    readonly act: () => void
  }
}

/** A row of a list of the account: a key, a passkey or a browser. */
export const AccountRow = ({ name, note, facts, action }: AccountRowProps): ReactNode => (
  <li className="flex flex-wrap items-center justify-between gap-2">
    <div className="min-w-0 wrap-anywhere">
      <strong>
        <bdi>{name}</bdi>
      </strong>{' '}
      {note !== undefined && <span className="hint">{note}</span>}
      <p className="hint">{inARow(facts)}</p>
    </div>
    {action !== undefined && (
      <button
        type="button"
        className="button button-small"
        aria-disabled={action.isBusy}
        onClick={action.act}
      >
        {action.label}
        <span className="sr-only"> {action.about}</span>
      </button>
    )}
  </li>
)

/** Facts in a row, with the commas of the language of the page. */
const inARow = (facts: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: 'unit', style: 'short' }).format(facts)
