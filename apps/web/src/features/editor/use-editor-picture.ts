import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useShallow } from 'zustand/react/shallow'
import { ResponseError } from '../../lib/api-client.ts'
import { useTemplate } from '../templates/use-templates.ts'
import { useEditorStore } from './editor-store.ts'
import { keptUpload } from './kept-upload.ts'
import { pictureFromKept, pictureFromTemplate } from './picture.ts'

/** What the router calls the entry that a document was loaded for. */
const KEY_OF_A_FIRST_PAGE = 'default'

interface EditorPicture {
  readonly isLoading: boolean
  /** Why the picture that was asked for did not come, in a sentence. */
  readonly problem: string | undefined
}

type EditorState = ReturnType<typeof useEditorStore.getState>

const pictureState = ({
  templateId,
  awaitedId,
  uploadedAt,
  picture,
  setPicture,
  restoreUpload,
}: EditorState) => ({ templateId, awaitedId, uploadedAt, picture, setPicture, restoreUpload })

/**
 * Loads the picture of the template that the address names, or that the draft was made on.
 *
 * @param templateId as it stands in the address; it may be anything
 */
export function useEditorPicture(templateId: string | null): EditorPicture {
  const {
    templateId: draftId,
    awaitedId,
    uploadedAt,
    picture,
    setPicture,
  } = useEditorStore(useShallow(pictureState))
  useOpening(templateId)
  useKeptUpload()
  const [failure, setFailure] = useState<string>()

  const isMissing = picture === null && uploadedAt === null
  const wantedId = awaitedId ?? (isMissing && draftId !== null ? String(draftId) : null)
  const { data: template, error } = useTemplate(wantedId)

  useEffect(() => {
    if (template === undefined) return
    let wanted = true
    setFailure(undefined)
    pictureFromTemplate(template.id, template.imageUrl).then(
      (loaded) => wanted && setPicture(loaded),
      (reason: Error) => wanted && setFailure(reason.message),
    )
    return () => {
      wanted = false
    }
  }, [template, setPicture])

  const problem = error === undefined ? failure : templateProblem(error)
  const isExpected = wantedId !== null || uploadedAt !== null
  return { isLoading: isExpected && picture === null && problem === undefined, problem }
}

/**
 * Opens the address's template when somebody arrives, once: an upload that has taken its place
 * stays when they reload, look at another tab, or come back from the login page.
 */
function useOpening(templateId: string | null): void {
  const { key } = useLocation()
  const opened = useEditorStore((store) => store.opened)
  const open = useEditorStore((store) => store.open)
  const isOpened =
    opened?.templateId === templateId && (key === opened?.key || key === KEY_OF_A_FIRST_PAGE)
  useLayoutEffect(() => {
    if (templateId !== null && !isOpened) open({ key, templateId })
  }, [key, templateId, isOpened, open])
}

/** Brings the uploaded picture of a draft back. */
function useKeptUpload(): void {
  const { uploadedAt, awaitedId, picture, restoreUpload } = useEditorStore(useShallow(pictureState))
  const isLost = uploadedAt !== null && picture === null && awaitedId === null
  useEffect(() => {
    if (!isLost) return
    let wanted = true
    keptUpload()
      .then((png) => (png === undefined ? undefined : pictureFromKept(png)))
      .catch(() => undefined)
      .then((kept) => wanted && restoreUpload(kept ?? null))
    return () => {
      wanted = false
    }
  }, [isLost, restoreUpload])
}

function templateProblem(error: unknown): string {
  const isMissing = error instanceof ResponseError && (error.status === 404 || error.status === 400)
  return isMissing
    ? 'There is no such template (any more).'
    : 'The template could not be loaded. Please try again.'
}
