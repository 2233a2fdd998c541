import { t } from '@lingui/core/macro'
import { calls, type PictureTemplate, pathOf, queryOf } from '@memesmith/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'
import { sayTemplateName } from '../../lib/languages/template-texts.ts'
import { PictureBuilder } from './picture-builder.tsx'

/** A list of more is hard to read: the field above it finds the others. */
const MAX_SHOWN = 100

const load = createLoader(calls.listPictureTemplates)
const loadOne = createLoader(calls.getPictureTemplate)

/** Chooses the template of an address; the query of the page has it as `template`. */
export function ChooseTemplate() {
  const [filter, setFilter] = useState('')
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('template')
  const path = calls.listPictureTemplates.path + queryOf({ filter: filter.trim() || undefined })
  const { data, error, isLoading, mutate } = useSWR<readonly PictureTemplate[]>(path, load, {
    keepPreviousData: true,
  })
  const isListed = data === undefined || data.some(({ id }) => id === wanted)
  // Of many templates the list has only the first.
  const { data: linked } = useSWR<PictureTemplate>(
    wanted === null || isListed ? null : pathOf(calls.getPictureTemplate, { slug: wanted }),
    loadOne,
    { shouldRetryOnError: false },
  )
  if (error !== undefined && data === undefined) {
    return (
      <div role="alert" className="form-alert flex flex-wrap items-center gap-3">
        {t`The templates could not be loaded.`}
        <button type="button" className="button button-small" onClick={() => void mutate()}>
          {t`Try again`}
        </button>
      </div>
    )
  }
  const chosen =
    data?.find(({ id }) => id === wanted) ??
    (filter.trim() === '' ? linked : undefined) ??
    data?.[0]
  const shown = data?.slice(0, MAX_SHOWN) ?? []
  const options = chosen === undefined || shown.includes(chosen) ? shown : [chosen, ...shown]
  return (
    <section className="grid gap-6" aria-label={t`Builder`} aria-busy={isLoading}>
      <div className="grid gap-4 sm:grid-cols-2">
        <label className="field">
          <span>{t`Find a template`}</span>
          <input
            className="input"
            type="search"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
        </label>
        <label className="field">
          <span>{t`Template`}</span>
          <select
            className="input"
            value={chosen?.id ?? ''}
            disabled={chosen === undefined}
            onChange={({ target }) => setQuery({ template: target.value }, { replace: true })}
          >
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {sayTemplateName(name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {data?.length === 0 && <p role="status">{t`No template has these words.`}</p>}
      {chosen !== undefined && <PictureBuilder key={chosen.id} template={chosen} />}
    </section>
  )
}
