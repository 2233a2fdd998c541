import { useCallback, useEffect, useState } from 'react'
import { hasStatus, isUnauthorized } from '../../lib/api-client.ts'
import { goToLogin, LOGIN_DELAY_MS } from '../../lib/go-to-login.ts'
import { notify } from '../../lib/notify.tsx'
import { useCurrentUser } from '../auth/use-current-user.ts'
import { hasMeme } from '../memes/use-memes.ts'
import { useEditorStore } from './editor-store.ts'
import { type LastSavedMeme, savedMeme } from './last-save.ts'
import { documentOf } from './layers/editor-layer.ts'
import { pictureOf } from './picture-source.ts'
import { saveMeme } from './save-meme.ts'
import { SaveToastActions } from './save-toast-actions.tsx'

/** Saves the draft, by a call or by Ctrl/⌘+S, one save at a time. A toast shows the result. */
export function useSaveMeme() {
  const auth = useCurrentUser()
  const user = auth.status === 'signed-in' ? auth.user : null
  const [isSaving, setIsSaving] = useState(false)

  const save = useCallback(async (): Promise<LastSavedMeme | undefined> => {
    const store = useEditorStore.getState()
    const picture = pictureOf(store.source)
    if (picture === null || isSaving) return undefined
    setIsSaving(true)
    try {
      const saved = savedMeme(store)
      // The last save may have been deleted since, or be of a previous user of this browser.
      if (saved !== undefined && (await hasMeme(saved.id))) {
        notify({
          title: 'Already Saved',
          description: 'Nothing has changed since. It is in My Memes.',
          actions: <SaveToastActions meme={saved} />,
        })
        return saved
      }
      const meme = await saveMeme(
        user,
        { document: documentOf(store), title: store.title },
        picture,
      )
      store.markSaved(store, meme)
      notify({
        title: 'Success',
        description: 'Meme saved to your gallery!',
        actions: <SaveToastActions meme={meme} />,
      })
      return meme
    } catch (error) {
      reportSaveError(error)
      return undefined
    } finally {
      setIsSaving(false)
    }
  }, [isSaving, user])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault()
        void save()
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [save])

  return { save, isSaving }
}

/** Spec §8. */
function reportSaveError(error: unknown): void {
  if (isUnauthorized(error)) {
    notify({
      title: 'Unauthorized',
      description: 'You need to log in to save memes. Redirecting...',
      tone: 'error',
    })
    goToLogin(LOGIN_DELAY_MS)
    return
  }
  const isFull = hasStatus(error, 413, 507)
  notify({
    title: 'Error',
    // A retry can't help if storage is full. The server's message says what can.
    description: (isFull && error.serverMessage) || 'Failed to save meme. Please try again.',
    tone: 'error',
  })
}
