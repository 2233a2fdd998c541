import { useEffect, useState } from 'react'
import { ResponseError } from '../../lib/api-client.ts'
import { useTemplate } from '../templates/use-templates.ts'
import { useEditorStore } from './editor-store.ts'
import { pictureFromTemplate } from './picture.ts'

interface EditorPicture {
  readonly isLoading: boolean
  /** Why there is no picture, in a sentence. */
  readonly problem: string | undefined
}

/**
 * Loads the picture of the template that the address names, or that the draft was made on.
 *
 * @param templateId as it stands in the address; it may be anything
 */
export function useEditorPicture(templateId: string | null): EditorPicture {
  const draftTemplateId = useEditorStore((store) => store.templateId)
  const picture = useEditorStore((store) => store.picture)
  const setPicture = useEditorStore((store) => store.setPicture)
  const [failure, setFailure] = useState<string>()

  const wantedId =
    templateId ?? (picture === null && draftTemplateId !== null ? String(draftTemplateId) : null)
  const { data: template, error } = useTemplate(wantedId)

  useEffect(() => {
    if (template === undefined) return
    const { picture: present } = useEditorStore.getState()
    if (present?.origin.kind === 'template' && present.origin.templateId === template.id) return
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
  return { isLoading: wantedId !== null && picture === null && problem === undefined, problem }
}

function templateProblem(error: unknown): string {
  const isMissing = error instanceof ResponseError && (error.status === 404 || error.status === 400)
  return isMissing
    ? 'There is no such template (any more).'
    : 'The template could not be loaded. Please try again.'
}
