import { t } from '@lingui/core/macro'
import { calls, MAX_MEMES_AT_ONCE, type SavedMeme } from '@memesmith/contract'
import { hasStatus } from '../../../lib/api-client.ts'
import { call } from '../../../lib/call.ts'
import { chunksOf } from '../chunks-of.ts'
import { askToLogIn, reportFailedWrite } from '../report-failure.ts'
import { changeListedMemes } from '../use-memes.ts'
import { refetchTags } from './use-tags.ts'

interface TagChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * Adds tags to memes, and removes tags from them. A failure is shown.
 *
 * @returns whether all memes were changed
 */
export async function changeTags(
  memes: readonly SavedMeme[],
  { add, remove }: TagChange,
): Promise<boolean> {
  if (add.length + remove.length === 0) return true
  try {
    for (const some of chunksOf(memes, MAX_MEMES_AT_ONCE)) {
      const ids = some.map(({ id }) => id)
      const body = { ids, add: [...add], remove: [...remove] }
      await changeListedMemes(await call(calls.tagMemes, { body }))
    }
    return true
  } catch (error) {
    if (hasStatus(error, 401)) askToLogIn(t`You need to log in again. Redirecting...`)
    else reportFailedWrite(error, t`Failed to save the tags. Please try again.`)
    return false
  } finally {
    void refetchTags()
  }
}
