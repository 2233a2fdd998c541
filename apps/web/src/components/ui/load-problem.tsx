import { t } from '@lingui/core/macro'

interface LoadProblemProps {
  readonly text: string
  readonly onRetry: () => void
}

/** What could not be loaded, and the way to try again. */
export const LoadProblem = ({ text, onRetry }: LoadProblemProps) => (
  <div className="grid justify-items-center gap-3">
    <p role="alert">{text}</p>
    <button type="button" className="button" onClick={onRetry}>
      {t`Try again`}
    </button>
  </div>
)
