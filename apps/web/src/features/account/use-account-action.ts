import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { isUnauthorized, ResponseError } from '../../lib/api-client.ts'
import { goToLogin } from '../../lib/go-to-login.ts'
import { PasskeyError } from '../../lib/passkeys.ts'

interface AccountAction<Input> {
  readonly isBusy: boolean
  /** The server's error message, or that there is no network. */
  readonly problem: string | undefined
  /** @returns whether it succeeded */
  run(input: Input): Promise<boolean>
  /** Clears the error message. */
  reset(): void
}

/** What to tell the user, if the error says it. */
function messageIn(error: unknown): string | undefined {
  if (error instanceof PasskeyError) return error.message
  return error instanceof ResponseError ? error.serverMessage : undefined
}

/**
 * Runs a call that changes the account, and keeps its error message.
 *
 * @param act makes the call
 */
export function useAccountAction<Input = void>(
  act: (input: Input) => Promise<unknown>,
): AccountAction<Input> {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  return {
    isBusy,
    problem,
    reset: () => setProblem(undefined),
    async run(input) {
      setIsBusy(true)
      setProblem(undefined)
      try {
        await act(input)
        return true
      } catch (error) {
        if (isUnauthorized(error)) goToLogin()
        setProblem(
          messageIn(error) ??
            (navigator.onLine
              ? t`That did not work. Please try again.`
              : t`You are offline. This needs the network.`),
        )
        return false
      } finally {
        setIsBusy(false)
      }
    },
  }
}
