import { t } from '@lingui/core/macro'
import plug from '@lobehub/fluent-emoji-3d/assets/1f50c.webp'
import { AnswerError } from '@memesmith/contract'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ResponseError } from '../../lib/api-client.ts'
import type { FailedAuth } from './use-current-user.ts'

/** Replaces a page for signed-in users if it is not known whether the user is signed in. */
export function AuthProblem({ auth }: { readonly auth: FailedAuth }) {
  const wasPressed = useRef(false)
  useEffect(
    () => () => {
      // The focused button is removed with this message.
      if (wasPressed.current) document.getElementById('main')?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <div role="alert">
      <EmptyState
        picture={plug}
        title={t`We could not check who is signed in`}
        hint={reasonOf(auth.error)}
      >
        <button
          type="button"
          className="button button-primary"
          // Not disabled while loading: that would lose the focus.
          aria-disabled={auth.isRetrying}
          onClick={() => {
            wasPressed.current = true
            if (!auth.isRetrying) auth.retry()
          }}
        >
          {auth.isRetrying ? t`Trying...` : t`Try again`}
        </button>
      </EmptyState>
    </div>
  )
}

/** The error as a sentence. */
function reasonOf(error: unknown): string {
  if (error instanceof ResponseError) {
    const status = String(error.status)
    return error.serverMessage || t`The server answered with error ${status}.`
  }
  if (error instanceof DOMException && error.name === 'AbortError') {
    return t`The server did not answer in time.`
  }
  if (error instanceof SyntaxError || error instanceof AnswerError) {
    return t`The answer of the server could not be read.`
  }
  return t`The server could not be reached. Please check your connection.`
}
