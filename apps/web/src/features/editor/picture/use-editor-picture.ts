import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { hasStatus } from '../../../lib/api-client.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { keepRecentTemplate } from '../../templates/kept/kept-templates.ts'
import { useTemplate } from '../../templates/use-template.ts'
import { readUpload } from '../draft/draft-upload.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { useAddressTemplate } from '../draft/use-address-template.ts'
import { pictureFromKept, pictureFromTemplate } from './picture.ts'
import { lostUpload, pictureOf, wantedTemplate } from './picture-source.ts'

interface EditorPicture {
  readonly isLoading: boolean
  /** Whether a template is loaded. The picture before it is shown until then. */
  readonly isOpening: boolean
  /** Whether that is a template that moves, which is large. A picture may be there before it is. */
  readonly isOpeningAnimation: boolean
  /** The reason why the picture could not be loaded. */
  readonly problem: PictureProblem | undefined
}

export interface PictureProblem {
  /** A sentence for the user. */
  readonly text: string
  /** Retries; undefined if a retry can't help. */
  readonly tryAgain: (() => void) | undefined
}

/**
 * Loads the picture of the template in the URL, or of the draft's template.
 *
 * @param templateId from the URL; may be any string, or null for none
 */
export function useEditorPicture(templateId: string | null): EditorPicture {
  const source = useEditorStore((store) => store.source)
  const setPicture = useEditorStore((store) => store.setPicture)
  useAddressTemplate(templateId)
  useKeptUpload()
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const isOnline = useOnline()

  const wantedId = wantedTemplate(source)
  const { data: template, error, isValidating, mutate } = useTemplate(wantedId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads the same picture
  useEffect(() => {
    setFailure(undefined)
    if (template === undefined) return
    let wanted = true
    pictureFromTemplate(template).then(
      (loaded) => {
        if (!wanted) return
        setPicture(loaded, template.layers)
        keepRecentTemplate(template.id)
      },
      (reason: Error) => wanted && setFailure(reason.message),
    )
    return () => {
      wanted = false
    }
  }, [template, attempt, setPicture])

  const isExpected = wantedId !== null || lostUpload(source) !== null
  const problem = isValidating ? undefined : problemOf()
  return {
    isLoading: isExpected && pictureOf(source) === null && problem === undefined,
    isOpening: wantedId !== null && problem === undefined,
    isOpeningAnimation: template !== undefined && template.frames > 1 && problem === undefined,
    problem,
  }

  function problemOf(): PictureProblem | undefined {
    if (hasStatus(error, 400, 404)) {
      return { text: t`There is no such template (any more).`, tryAgain: undefined }
    }
    if (!isOnline && (error !== undefined || failure !== undefined)) {
      const tryAgain = () =>
        error === undefined ? setAttempt((count) => count + 1) : void mutate()
      const text = t`You are offline, and this device has not opened this template before.`
      return { text, tryAgain }
    }
    if (error !== undefined) {
      return { text: t`The template could not be loaded.`, tryAgain: () => void mutate() }
    }
    if (failure === undefined) return undefined
    return { text: failure, tryAgain: () => setAttempt((count) => count + 1) }
  }
}

/** Restores the uploaded picture of a draft. */
function useKeptUpload(): void {
  const chosenAt = useEditorStore(({ source }) => lostUpload(source))
  const restoreUpload = useEditorStore((store) => store.restoreUpload)
  useEffect(() => {
    if (chosenAt === null) return
    let wanted = true
    readUpload(chosenAt)
      .then((png) => (png === undefined ? undefined : pictureFromKept(png)))
      .catch(() => undefined)
      .then((kept) => wanted && restoreUpload(kept ?? null))
    return () => {
      wanted = false
    }
  }, [chosenAt, restoreUpload])
}
