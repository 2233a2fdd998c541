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
      <SearchForm tab="memes" label="Link, e-mail address of a user, or words of a meme" />
      <h2 className="text-2xl">{search === '' ? 'Taken down' : 'Found'}</h2>
      <PagedList
        key={search}
        path={calls.adminMemes.path}
        load={loadMemes}
        search={search}
        nothing={search === '' ? 'No meme is taken down.' : 'There are no such memes.'}
        more={search === '' ? 'Show more memes' : 'Search older memes'}
        keyOf={({ shareId }) => shareId}
      >
        {(meme) => <MemeRow meme={meme} />}
      </PagedList>
    </>
  )
}
