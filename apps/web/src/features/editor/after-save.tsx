import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { dismissNotification } from '../../lib/notify.tsx'
import { copyLink } from '../memes/share-meme.ts'
import type { KeptMeme } from './saved.ts'

/** What the notification of a save offers to do next. */
export const AfterSave = ({ meme }: { readonly meme: KeptMeme }) => (
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
