import { t } from '@lingui/core/macro'
import { PAGES, type SavedMeme } from '@memesmith/contract'
import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { hasStatus, isUnauthorized } from '../../../lib/api-client.ts'
import { StoppedError } from '../../../lib/follow-work.tsx'
import { dismissNotification, notify } from '../../../lib/notify.tsx'
import { isOffline, keepForLater } from '../../../lib/outbox/keep-for-later.ts'
import type { WaitingSave } from '../../../lib/outbox/waiting-save.ts'
import { randomId } from '../../../lib/random-id.ts'
import { useCurrentUser } from '../../auth/use-current-user.ts'
import { titleOf } from '../../memes/meme-name.ts'
import { askToLogIn, reportFailedWrite, reportSignedOut } from '../../memes/report-failure.ts'
import { hasMeme } from '../../memes/use-memes.ts'
import { reportDocumentProblem } from '../captions/use-limit-warning.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from '../layers/editor-layer.ts'
import type { Picture } from '../picture/picture.ts'
import { pictureOf } from '../picture/picture-source.ts'
import { previewOf } from '../picture/preview-of.ts'
import { composeSave } from './compose-save.ts'
import { documentProblem } from './document-problem.ts'
import { changedMeme, contentOf, type LastSavedMeme, savedMeme, sentUploadOf } from './last-save.ts'
import { forgetSaveKey, saveKeyFor } from './save-key.ts'
import { saveMeme } from './save-meme.ts'
import { SaveToastActions } from './save-toast-actions.tsx'
import { useSaveShortcut } from './use-save-shortcut.ts'

/** Receives a save that has started. It resolves to undefined if nothing was saved. */
type OnStart = (saving: Promise<LastSavedMeme | undefined>) => void

/** The question that must be answered before the draft can be saved. */
export interface SaveQuestion {
  /** The title of the meme that would be replaced. */
  readonly title: string
  /** Whether that meme was deleted in the meantime. */
  readonly isGone: boolean
  readonly onReplace: () => void
  readonly onSaveNew: () => void
  readonly onCancel: () => void
}

interface Asked {
  readonly meme: LastSavedMeme
  readonly isGone: boolean
  readonly onStart: OnStart
}

/**
 * Saves the draft, by a call or by Ctrl/⌘+S, one save at a time. A toast shows the result.
 *
 * `save` calls `onStart` in its own task; if there is a question, in the task of the click that
 * answers it. Browsers allow copying only in a click's task.
 *
 * @param canSave whether the draft has the picture that it is shown on
 */
export function useSaveMeme(canSave: boolean) {
  const auth = useCurrentUser()
  const user = auth.status === 'signed-in' ? auth.user : null
  const [isSaving, setIsSaving] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)

  const start = useCallback(
    async (onStart: OnStart, replaced?: LastSavedMeme): Promise<LastSavedMeme | undefined> => {
      const store = useEditorStore.getState()
      const picture = pictureOf(store.source)
      if (picture === null) return undefined
      if (user === null) {
        reportSignedOut()
        return undefined
      }
      const problem = documentProblem(store.layers)
      if (problem !== undefined) {
        reportDocumentProblem(problem)
        return undefined
      }
      setIsSaving(true)
      let save: WaitingSave | undefined
      try {
        const saved = savedMeme(store)
        // The last save may have been deleted since, or be of a previous user of this browser.
        if (saved !== undefined && (await isThere(saved))) {
          notify({
            title: t`Already Saved`,
            description: t`Nothing has changed since. It is in My Memes.`,
            actions: <SaveToastActions meme={saved} />,
          })
          return saved
        }
        const content = JSON.stringify(contentOf(store))
        const options = {
          after: store.after,
          replaces: replaced?.id,
          sentUpload: sentUploadOf(store),
        }
        const draft = { document: documentOf(store), title: store.title }
        // Whoever replaces a meme again wants it again, also if another device has replaced it since.
        const key = replaced === undefined ? saveKeyFor(content) : randomId()
        save = await composeSave(user, draft, picture.origin, { ...options, key })
        const isMoving = picture.motion !== undefined
        let meme: SavedMeme
        try {
          meme = await saveMeme(save, isMoving)
        } catch (error) {
          // It was sent later, and the meme was deleted since: this is another one.
          if (!hasStatus(error, 410)) throw error
          forgetSaveKey()
          save = { ...save, key: saveKeyFor(content) }
          meme = await saveMeme(save, isMoving)
        }
        forgetSaveKey()
        store.markSaved(store, meme)
        notify({
          title: t`Success`,
          description: t`Meme saved to your gallery!`,
          actions: <SaveToastActions meme={meme} />,
        })
        return meme
      } catch (error) {
        if (error instanceof StoppedError) {
          notify({ title: t`Not Saved`, description: t`You ended it. Your draft is still here.` })
        } else if (replaced !== undefined && (await isGone(replaced, error))) {
          useEditorStore.setState({ saved: null })
          setAsked({ meme: replaced, isGone: true, onStart })
        } else if (save === undefined || !(await keepIfOffline(save, error, picture))) {
          reportSaveError(error)
        }
        return undefined
      } finally {
        setIsSaving(false)
      }
    },
    [user],
  )

  const save = useCallback(
    (onStart: OnStart = () => undefined) => {
      const store = useEditorStore.getState()
      if (!canSave || isSaving || asked !== null) return
      const meme = changedMeme(store)
      if (meme === undefined) onStart(start(onStart))
      else setAsked({ meme, isGone: false, onStart })
    },
    [canSave, isSaving, asked, start],
  )

  useSaveShortcut(save)

  return { save, isSaving, question: asked && questionOf(asked) }

  function questionOf({ meme, isGone, onStart }: Asked): SaveQuestion {
    const answer = (replaced?: LastSavedMeme) => {
      setAsked(null)
      onStart(start(onStart, replaced))
    }
    return {
      title: titleOf(meme),
      isGone,
      onReplace: () => answer(meme),
      onSaveNew: () => answer(),
      onCancel: () => setAsked(null),
    }
  }
}

/** Whether a saved meme still exists. Without a network, assume so. */
const isThere = ({ id }: LastSavedMeme): Promise<boolean> =>
  hasMeme(id).catch(async (error: unknown) => {
    if (await isOffline(error)) return true
    throw error
  })

/**
 * Keeps a save that failed on this device, if the reason is that the site can't be reached.
 *
 * @returns whether it is kept
 */
async function keepIfOffline(save: WaitingSave, error: unknown, picture: Picture) {
  if (!(await isOffline(error))) return false
  try {
    const document = documentOf(useEditorStore.getState())
    await keepForLater({ ...save, preview: await previewOf(picture, document) })
  } catch {
    // There is no storage, or no room.
    return false
  }
  notify({
    title: t`Saved on This Device`,
    description: t`It will be sent when you are online.`,
    actions: (
      <Link to={PAGES.dashboard} onClick={dismissNotification}>
        {t`My Memes`}
      </Link>
    ),
  })
  return true
}

/** Whether a replacement failed because the meme was deleted. */
const isGone = async ({ id }: LastSavedMeme, error: unknown): Promise<boolean> =>
  hasStatus(error, 404) && !(await hasMeme(id).catch(() => true))

/** Spec §8. */
function reportSaveError(error: unknown): void {
  if (isUnauthorized(error)) askToLogIn(t`You need to log in to save memes. Redirecting...`)
  else reportFailedWrite(error, t`Failed to save meme. Please try again.`)
}
