import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** What is searched, for screen readers. */
  readonly label: string
  /** Whether the answer is awaited. */
  readonly isBusy?: boolean
  readonly className?: string
}

/** A field for a search, with a magnifier in it. */
export const SearchField = ({
  label,
  isBusy = false,
  className = '',
  ...input
}: SearchFieldProps) => (
  <label className={`relative ${className}`}>
    <span className="sr-only">{label}</span>
    <Search
      aria-hidden
      className={`absolute top-1/2 start-4 -translate-y-1/2 text-soft ${isBusy ? 'motion-safe:animate-pulse' : ''}`}
      size={20}
    />
    <input type="search" className="input ps-12!" {...input} />
  </label>
)
