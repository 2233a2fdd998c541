import { useEffect, useState } from 'react'
import { listSaves, watchSaves } from '../../../lib/outbox/outbox-store.ts'
import type { WaitingSave } from '../../../lib/outbox/waiting-save.ts'

/** The saves of an account that wait on this device, the oldest first. */
export function useWaitingSaves(account: string): readonly WaitingSave[] {
  const [saves, setSaves] = useState<readonly WaitingSave[]>([])
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const all = await listSaves()
      if (isWanted) setSaves(all.filter((save) => save.account === account))
    }
    const unwatch = watchSaves(() => void load())
    void load()
    return () => {
      isWanted = false
      unwatch()
    }
  }, [account])
  return saves
}
