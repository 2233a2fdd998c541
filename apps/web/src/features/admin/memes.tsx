import { t } from '@lingui/core/macro'
import { calls } from '@memesmith/contract'
import { useSearchParams } from 'react-router-dom'
import { createLoader } from '../../lib/api-client.ts'
import { MemeRow } from './meme-row.tsx'
import { PagedList } from './paged-list.tsx'
import { SearchForm } from './search-form.tsx'

const loadMemes = createLoader(calls.adminMemes)

/** The memes that a search finds; without one, those that were taken down. */
export function Memes() {
  const [parameters] = useSearchParams()
  const search = parameters.get('q') ?? ''
  return (
    <>
      <SearchForm tab="memes" label={t`Link, e-mail address of a user, or words of a meme`} />
      <h2 className="text-2xl">{search === '' ? t`Taken down` : t`Found`}</h2>
      <PagedList
        key={search}
        path={calls.adminMemes.path}
        load={loadMemes}
        search={search}
        nothing={search === '' ? t`No meme is taken down.` : t`There are no such memes.`}
        more={search === '' ? t`Show more memes` : t`Search older memes`}
        keyOf={({ shareId }) => shareId}
      >
        {(meme) => <MemeRow meme={meme} />}
      </PagedList>
    </>
  )
}
