import { t } from '@lingui/core/macro'
import { MAX_ADMIN_QUERY_LENGTH } from '@memesmith/contract'
import { useSearchParams } from 'react-router-dom'

interface SearchFormProps {
  readonly tab: string
  readonly label: string
}

/** A search of a list. What is searched for is in the address of the page. */
export function SearchForm({ tab, label }: SearchFormProps) {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('q') ?? ''
  return (
    <search>
      <form
        key={search}
        className="admin-search"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = String(new FormData(event.currentTarget).get('q')).trim()
          setParameters({ tab, ...(typed !== '' && { q: typed }) })
        }}
      >
        <label className="field">
          {label}
          <input
            className="input"
            type="search"
            name="q"
            maxLength={MAX_ADMIN_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={search}
          />
        </label>
        <button type="submit" className="button button-primary">
          {t`Search`}
        </button>
      </form>
    </search>
  )
}
