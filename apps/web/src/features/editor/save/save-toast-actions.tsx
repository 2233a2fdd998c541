import { t } from '@lingui/core/macro'
import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { dismissNotification } from '../../../lib/notify.tsx'
import { setPublic } from '../../memes/public-button.tsx'
import { copyLink } from '../../memes/share-meme.tsx'
import { useSite } from '../../site/use-site.ts'
import type { LastSavedMeme } from './last-save.ts'

/** The links in the toast after a save. */
export const SaveToastActions = ({ meme }: { readonly meme: LastSavedMeme }) => (
  <>
    {useSite().publicGallery !== 'off' && (
      <button
        type="button"
        onClick={() => {
          dismissNotification()
          void setPublic(meme, true)
        }}
      >
        {t`Show in Public`}
      </button>
    )}
    <Link to={PAGES.dashboard} onClick={dismissNotification}>
      {t`My Memes`}
    </Link>
    {meme.shareUrl !== undefined && (
      <button
        type="button"
        onClick={() => {
          dismissNotification()
          void copyLink(meme)
        }}
      >
        {t`Copy link`}
      </button>
    )}
  </>
)
