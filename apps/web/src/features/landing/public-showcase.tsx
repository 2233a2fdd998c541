import { t } from '@lingui/core/macro'
import { calls, PAGES, publicMemesQuery } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'
import { PublicMemeCard } from '../explore/public-meme-card.tsx'

const SHOWN = 4
const ADDRESS = calls.listPublicMemes.path + publicMemesQuery({ sort: 'popular' }, 1)
const load = createLoader(calls.listPublicMemes)

/** What people like on this site at the moment; nothing while nothing is in public. */
export function PublicShowcase() {
  const { data, mutate } = useSWR(ADDRESS, load)
  const memes = data?.memes.slice(0, SHOWN) ?? []
  if (data === undefined || memes.length === 0) return null
  return (
    <section className="shell pb-12 sm:pb-16" aria-labelledby="in-public">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h2 id="in-public" className="text-[clamp(1.9rem,5vw,3.25rem)]">
          {t`Made here`}
        </h2>
        <Link to={PAGES.explore} className="button">
          {t`Explore Memes`}
        </Link>
      </div>
      <ul className="card-grid">
        {memes.map((meme) => (
          <li key={meme.shareId}>
            <PublicMemeCard
              meme={meme}
              isFirst={false}
              onChange={(changes) =>
                void mutate(
                  {
                    ...data,
                    memes: data.memes.map((each) =>
                      each.shareId === meme.shareId ? { ...each, ...changes } : each,
                    ),
                  },
                  { revalidate: false },
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
