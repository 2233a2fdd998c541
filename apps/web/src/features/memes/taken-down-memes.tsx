import { t } from '@lingui/core/macro'
import { calls } from '@memesmith/contract'
import { Ban } from 'lucide-react'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'
import { formatDate } from '../../lib/languages/format.ts'
import { titleOf } from './meme-name.ts'

const { path } = calls.listTakenDownMemes
const load = createLoader(calls.listTakenDownMemes)

/** The user's memes that were taken down without a decision that says why; nothing if there are none. */
export function TakenDownMemes() {
  const { data = [] } = useSWR(path, load, { revalidateOnMount: true })
  const memes = data.filter(({ isDecided }) => !isDecided)
  if (memes.length === 0) return null
  return (
    <section aria-labelledby="taken-down" className="panel grid gap-3 p-4">
      <h2 id="taken-down" className="flex items-center gap-2 text-lg">
        <Ban aria-hidden size={20} />
        {t`Taken down`}
      </h2>
      <p className="text-soft">
        {t`The people who run this site have taken these down. Nobody can see them, and their pictures can not be saved again.`}
      </p>
      <ul className="grid gap-3">
        {memes.map(({ id, takenDownAt, reason, ...meme }) => (
          <li key={id} className="min-w-0 wrap-anywhere">
            <strong dir="auto">{titleOf(meme)}</strong>{' '}
            <span className="text-soft">{formatDate(takenDownAt)}</span>
            <p dir="auto">{reason === '' ? t`No reason was given.` : reason}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
