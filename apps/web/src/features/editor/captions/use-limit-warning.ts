import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { notify } from '../../../lib/notify.tsx'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentProblem } from '../save/document-problem.ts'

/** Tells the user, as soon as the draft grows beyond what can be saved. */
export function useLimitWarning(): void {
  const problem = useEditorStore(({ layers }) => documentProblem(layers))
  useEffect(() => {
    if (problem !== undefined) reportDocumentProblem(problem)
  }, [problem])
}

/** @param problem from `documentProblem` */
export const reportDocumentProblem = (problem: string): void =>
  notify({ title: t`Too Much for One Meme`, description: problem, tone: 'error' })
