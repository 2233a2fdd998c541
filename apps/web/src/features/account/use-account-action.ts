import { useState } from 'react'
import { isUnauthorized, ResponseError, request } from '../../lib/api-client.ts'
import { goToLogin } from '../../lib/go-to-login.ts'

interface AccountAction {
  readonly isBusy: boolean
  /** What the server said against it, for the person. */
  readonly problem: string | undefined
  /** @returns whether it was done */
  run(body?: object): Promise<boolean>
  /** Forgets the problem. */
  reset(): void
}

/** Something that changes the account: `POST /api/account/...`. */
export function useAccountAction(path: string): AccountAction {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  return {
    isBusy,
    problem,
    reset: () => setProblem(undefined),
    async run(body) {
      setIsBusy(true)
      setProblem(undefined)
      try {
        await request('POST', path, body)
        return true
      } catch (error) {
        if (isUnauthorized(error)) goToLogin()
        setProblem(
          (error instanceof ResponseError ? error.serverMessage : undefined) ??
            'That did not work. Please try again.',
        )
        return false
      } finally {
        setIsBusy(false)
      }
    },
  }
}
