import { plural, t } from '@lingui/core/macro'
import { MINUTE_MS } from '@memesmith/contract'
import { notify } from '../../../lib/notify.tsx'
import { listSaves, watchSaves } from '../../../lib/outbox/outbox-store.ts'
import { sendOutbox } from '../../../lib/outbox/send-outbox.ts'
import { refetchMemes } from '../use-memes.ts'

/** Pauses in ms between attempts while saves wait: the first, doubled each time up to the last. */
const FIRST_PAUSE_MS = 10_000
const LAST_PAUSE_MS = 5 * MINUTE_MS

const resume = new EventTarget()

/** Tries to send what waits now, because the user asked for it. */
export const sendNow = (): void => {
  resume.dispatchEvent(new Event('resume'))
}

/**
 * Sends the saves of an account that wait on this device: now, when the network is back or the user
 * comes back to the page, and again after pauses while some wait.
 *
 * @returns a function that stops it
 */
export function retryWaitingSaves(account: string): () => void {
  let known = new Set<string>()
  let pause = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (!navigator.onLine || (await mine()).length === 0) return
    let sent = 0
    const result = await sendOutbox(account, () => {
      sent += 1
    }).catch(() => 'later' as const)
    if (sent > 0) {
      pause = FIRST_PAUSE_MS
      notify({
        title: t`Success`,
        description: plural(sent, {
          one: 'Meme saved to your gallery!',
          other: '# memes saved to your gallery!',
        }),
      })
    }
    if (result === 'later' && !isStopped) waitForNext()
  }

  function waitForNext(): void {
    timer ??= setTimeout(() => void sendAll(), pause)
    pause = Math.min(2 * pause, LAST_PAUSE_MS)
  }

  const mine = async () => (await listSaves()).filter((save) => save.account === account)

  async function onChange(): Promise<void> {
    const keys = new Set((await mine()).map(({ key }) => key))
    const isOneGone = [...known].some((key) => !keys.has(key))
    known = keys
    // The service worker or another tab may have sent it.
    if (isOneGone) void refetchMemes()
    if (keys.size > 0 && timer === undefined && !isStopped) waitForNext()
  }

  const onReturn = () => {
    if (document.visibilityState === 'visible') {
      pause = FIRST_PAUSE_MS
      void sendAll()
    }
  }
  const unwatch = watchSaves(() => void onChange())
  addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  resume.addEventListener('resume', onReturn)
  void onChange().then(sendAll)
  return () => {
    isStopped = true
    clearTimeout(timer)
    unwatch()
    removeEventListener('online', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
    resume.removeEventListener('resume', onReturn)
  }
}
