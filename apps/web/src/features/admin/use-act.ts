import { useState } from 'react'
import { ResponseError } from '../../lib/api-client.ts'
import { notify } from '../../lib/notify.tsx'

/**
 * Runs what an administrator does, one act at a time, and tells how it went.
 *
 * @returns whether one is running, and a function that runs one; it returns whether it succeeded
 */
export function useAct() {
  const [isBusy, setIsBusy] = useState(false)

  async function run(act: () => Promise<unknown>, done?: string): Promise<boolean> {
    setIsBusy(true)
    try {
      await act()
      if (done !== undefined) notify({ title: 'Done', description: done })
      return true
    } catch (error) {
      const message = error instanceof ResponseError ? error.serverMessage : undefined
      const description = message ?? 'That did not work. Please try again.'
      notify({ title: 'Error', description, tone: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}
