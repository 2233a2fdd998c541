/**
 * Makes sure that at most one tab uses a draft.
 *
 * Problem: browsers copy a tab's sessionStorage when the tab is duplicated. So a tab that finds a
 * draft's id there can't know whether another tab still uses it.
 *
 * Approach: a tab holds a Web Lock while it uses the draft. The browser releases the lock when the
 * tab is closed, reloaded or crashes. Over plain http there are no Web Locks. There the tab asks
 * the others over a BroadcastChannel, and the draft is free if none answers in time.
 *
 * Limits: over plain http two tabs that ask at the same time both get the draft. So does a tab that
 * asks one that is too busy to answer in time.
 */
export type Release = () => void

const ANSWER_MS = 300

/**
 * @param name of the draft
 * @param patienceMs how long to wait for a tab that is closing, in ms
 * @returns a function that releases the draft, or undefined if another tab has it
 */
export const claimDraft = (name: string, patienceMs = 0): Promise<Release | undefined> =>
  'locks' in navigator ? claimByLock(name, patienceMs) : claimByAsking(name)

function claimByLock(name: string, patienceMs: number): Promise<Release | undefined> {
  const options =
    patienceMs === 0 ? { ifAvailable: true } : { signal: AbortSignal.timeout(patienceMs) }
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) =>
      lock === null ? resolve(undefined) : new Promise<void>((release) => resolve(release))
    navigator.locks.request(name, options, hold).catch(() => resolve(undefined))
  })
}

function claimByAsking(name: string): Promise<Release | undefined> {
  const channel = new BroadcastChannel(name)
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      channel.onmessage = ({ data }) => {
        if (data === 'free?') channel.postMessage('taken')
      }
      resolve(() => channel.close())
    }, ANSWER_MS)
    channel.onmessage = ({ data }) => {
      if (data !== 'taken') return
      clearTimeout(timer)
      channel.close()
      resolve(undefined)
    }
    channel.postMessage('free?')
  })
}
