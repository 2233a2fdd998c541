import { t } from '@lingui/core/macro'
import { RefreshCw } from 'lucide-react'
import type { PictureProblem } from './use-editor-picture.ts'

/** Retries loading a picture, if that may help. */
export const TryAgain = ({ problem }: { readonly problem: PictureProblem | undefined }) =>
  problem?.tryAgain && (
    <button type="button" className="button button-small" onClick={problem.tryAgain}>
      <RefreshCw aria-hidden size={18} />
      {t`Try again`}
    </button>
  )
