import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { dismissNotification } from '../../../lib/notify.tsx'
import { copyLink } from '../../memes/share-meme.tsx'
import type { LastSavedMeme } from './last-save.ts'

/** The links in the toast after a save. */
export const SaveToastActions = ({ meme }: { readonly meme: LastSavedMeme }) => (
  <>
    <Link to={PAGES.dashboard} onClick={dismissNotification}>
      My Memes
    </Link>
    {meme.shareUrl !== undefined && (
      <button
        type="button"
        onClick={() => {
          dismissNotification()
          void copyLink(meme)
        }}
      >
        Copy link
      </button>
    )}
  </>
)
