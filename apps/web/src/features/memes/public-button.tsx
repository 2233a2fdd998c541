import { t } from '@lingui/core/macro'
import { calls, PAGES, type PublicState, type SavedMeme } from '@memesmith/contract'
import { Globe, GlobeLock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { hasStatus } from '../../lib/api-client.ts'
import { call } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { useSite } from '../site/use-site.ts'
import { memeName } from './meme-name.ts'
import { askToLogIn, reportFailedWrite } from './report-failure.ts'
import { changeListedMeme } from './use-memes.ts'

/** Shows a meme in public, or takes it back. There is none on a site without a public side. */
export function PublicButton({ meme }: { readonly meme: SavedMeme }) {
  if (useSite().publicGallery === 'off') return null
  const isShown = meme.publicState != null
  return (
    <IconButton
      label={isShown ? t`Take Back from Public` : t`Show in Public`}
      of={memeName(meme)}
      icon={isShown ? <GlobeLock aria-hidden size={20} /> : <Globe aria-hidden size={20} />}
      onClick={() => void setPublic(meme, !isShown)}
    />
  )
}

const said = (): Readonly<Record<PublicState, string>> => ({
  shown: t`It is in public now: everybody can see it.`,
  waiting: t`It waits for an administrator, who looks at it first.`,
  refused: t`An administrator did not let it in.`,
})

/** Shows a meme in public, or takes it back, and says so. */
export async function setPublic({ id }: Pick<SavedMeme, 'id'>, isPublic: boolean): Promise<void> {
  try {
    const meme = await call(calls.updateMeme, { params: { id }, body: { isPublic } })
    const { publicState = null, publicReason = null } = meme
    await changeListedMeme(id, { isPublic, publicState, publicReason })
    const description =
      publicState === null
        ? t`It is not in public any more. People who have its link still see it.`
        : said()[publicState]
    notify({ title: t`Success`, description })
  } catch (error) {
    if (hasStatus(error, 401)) askToLogIn(t`You need to log in again. Redirecting...`)
    else if (hasStatus(error, 409)) askForHandle(error.serverMessage)
    else reportFailedWrite(error, t`The meme could not be shown.`)
  }
}

function askForHandle(reason: string | undefined): void {
  notify({
    title: t`Error`,
    description: reason ?? t`Choose a handle first.`,
    tone: 'error',
    actions: (
      <Link className="button button-small" to={PAGES.account}>
        {t`Choose a Handle`}
      </Link>
    ),
  })
}
