import { t } from '@lingui/core/macro'
import { useParams } from 'react-router-dom'
import { PublicList } from '../../features/explore/public-list.tsx'
import { usePageTitle } from '../use-page-title.ts'

/** The memes that one person shows in public. */
function PersonRoute() {
  const { handle = '' } = useParams()
  usePageTitle(handle)
  return (
    <div className="shell page gap-5">
      <div className="grid gap-1">
        <h1 className="page-title wrap-anywhere">{handle}</h1>
        <p className="text-lg text-soft">{t`Memes in public`}</p>
      </div>
      <PublicList
        key={handle}
        filter={{ handle }}
        nothing={t`Nothing here yet`}
        hint={t`Nothing of this person is in public at the moment.`}
      />
    </div>
  )
}

export { PersonRoute as Component }
