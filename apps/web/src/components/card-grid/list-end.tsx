import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import { useNearEnd } from '../../lib/use-near-end.ts'
import { LoadProblem } from '../ui/load-problem.tsx'

interface ListEndProps {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** Loads the next page. It is called when the user comes near the end; undefined for no page. */
  readonly onReach: (() => void) | undefined
  readonly onRetry: () => void
}

/** The end of what is loaded of a list of memes. */
export function ListEnd({ isLoading, hasFailed, onReach, onRetry }: ListEndProps) {
  const place = useRef<HTMLDivElement>(null)
  useNearEnd(place, hasFailed ? undefined : onReach)
  return (
    <div ref={place} className="min-h-12 text-center">
      {hasFailed ? (
        <LoadProblem text={t`More memes could not be loaded`} onRetry={onRetry} />
      ) : (
        <p role="status" className="text-soft">
          {isLoading && t`Loading more memes...`}
        </p>
      )}
    </div>
  )
}
