import { t } from '@lingui/core/macro'
import { EDITOR_PATH } from '@memesmith/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify } from '../../../lib/notify.tsx'
import { takeSharedPictures } from '../../../lib/service-worker/shared-pictures.ts'
import { useSite } from '../../site/use-site.ts'
import { hasUnsavedWork } from '../draft/editor-draft.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { ReplaceDraftDialog } from '../draft/replace-draft-dialog.tsx'
import { openPictureFile } from './open-picture-file.ts'

/**
 * Opens a picture that was shared with the installed app. Asks first if unsaved work would be lost.
 *
 * @param isKept whether the service worker has kept the picture
 */
export function SharedPicture({ isKept }: { readonly isKept: boolean }) {
  const navigate = useNavigate()
  const { maxUploadBytes } = useSite()
  const [isAllowed, setIsAllowed] = useState(
    () => !(isKept && hasUnsavedWork(useEditorStore.getState())),
  )
  // Another entry, so that a reload restores the draft.
  const showEditor = () => navigate(EDITOR_PATH, { replace: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the permission restarts it
  useEffect(() => {
    if (isAllowed) void open().then(showEditor)
  }, [isAllowed])

  async function open() {
    const files = isKept ? await takeSharedPictures() : []
    if (files.length > 0) return await openPictureFile(files, maxUploadBytes)
    notify({
      title: t`Picture Not Received`,
      description: t`The shared picture did not arrive. Please choose it here.`,
      tone: 'error',
    })
  }

  if (isAllowed) return null
  return (
    <ReplaceDraftDialog
      text={t`The editor holds a draft that you have not saved. The shared picture would take its place.`}
      onConfirm={() => {
        useEditorStore.getState().reset()
        setIsAllowed(true)
      }}
      onCancel={() => void takeSharedPictures().then(showEditor)}
    />
  )
}
