import { t } from '@lingui/core/macro'
import type { SavedMeme } from '@memesmith/contract'
import { calls } from '@memesmith/contract'
import { Star } from 'lucide-react'
import { hasStatus } from '../../../lib/api-client.ts'
import { send } from '../../../lib/call.ts'
import { memeName } from '../meme-name.ts'
import { askToLogIn, reportFailedWrite } from '../report-failure.ts'
import { changeListedMeme, reloadOther, shownList } from '../use-memes.ts'

/** Makes a meme a favorite. */
export const FavoriteButton = ({ meme }: { readonly meme: SavedMeme }) => (
  <button
    type="button"
    className="card-corner end-0"
    aria-pressed={meme.isFavorite === true}
    onClick={() => void setFavorite(meme, meme.isFavorite !== true)}
  >
    <Star aria-hidden size={20} fill={meme.isFavorite ? 'currentColor' : 'none'} />
    <span className="sr-only">{t`Favorite ${memeName(meme)}`}</span>
  </button>
)

/** The list shows the change at once, and takes it back if it fails. */
async function setFavorite({ id }: SavedMeme, isFavorite: boolean): Promise<void> {
  const list = shownList()
  await changeListedMeme(id, { isFavorite })
  try {
    await send(calls.updateMeme, { params: { id }, body: { isFavorite } })
    await reloadOther(list)
  } catch (error) {
    await changeListedMeme(id, { isFavorite: !isFavorite })
    if (hasStatus(error, 401)) askToLogIn(t`You need to log in again. Redirecting...`)
    else reportFailedWrite(error, t`Failed to change the favorites. Please try again.`)
  }
}
