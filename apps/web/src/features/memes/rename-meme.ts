import { t } from '@lingui/core/macro'
import { calls, DEFAULT_TITLE, type SavedMeme } from '@memesmith/contract'
import { hasStatus } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { askToLogIn, reportFailedWrite } from './report-failure.ts'
import { changeListedMeme } from './use-memes.ts'

/**
 * Renames a meme. The list shows the new title at once, and the old one again if renaming fails.
 *
 * @param typed an empty title becomes `DEFAULT_TITLE`
 */
export async function renameMeme(
  { id, title: before }: Pick<SavedMeme, 'id' | 'title'>,
  typed: string,
): Promise<void> {
  const title = typed.trim() || DEFAULT_TITLE
  if (title === before) return
  await changeListedMeme(id, { title })
  try {
    await send(calls.updateMeme, { params: { id }, body: { title } })
  } catch (error) {
    await changeListedMeme(id, { title: before })
    reportFailure(error)
  }
}

function reportFailure(error: unknown): void {
  if (hasStatus(error, 401)) askToLogIn(t`You need to log in again. Redirecting...`)
  else reportFailedWrite(error, t`Failed to rename meme. Please try again.`)
}
