import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { ResponseError } from '../../lib/api-client.ts'
import { notify } from '../../lib/notify.tsx'

/**
 * Runs an administrator's actions, one at a time, and shows in a toast how each went.
 *
 * @returns whether an action is running, and a function that runs one; it returns whether it succeeded
 */
export function useAdminAction() {
  const [isBusy, setIsBusy] = useState(false)

  async function run(action: () => Promise<unknown>, done?: string): Promise<boolean> {
    setIsBusy(true)
    try {
      await action()
      if (done !== undefined) notify({ title: t`Done`, description: done })
      return true
    } catch (error) {
      const message = error instanceof ResponseError ? error.serverMessage : undefined
      const description = message ?? t`That did not work. Please try again.`
      notify({ title: t`Error`, description, tone: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}
