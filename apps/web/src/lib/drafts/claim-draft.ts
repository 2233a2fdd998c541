/**
 * Lets one tab at a time have a draft.
 *
 * Problem: browsers copy a tab's sessionStorage into its duplicate, so a tab that finds the name of
 * a draft there can't know whether another one still works on it.
 *
 * Approach: a tab holds a Web Lock as long as it has the draft. The browser releases the lock when
 * the tab is closed, reloaded or crashes. Plain http has no Web Locks: there the tab asks the others
 * over a BroadcastChannel, and the draft is free when none answers.
 *
 * Limits: over plain http two tabs that ask in the same moment both get the draft, and so does a tab
 * that asks one that is too busy to answer in time.
 */
export type Release = () => void

const ANSWER_MS = 300

/**
 * @param patienceMs how long to wait for a tab that is being closed
 * @returns a function that gives the draft up, or undefined when another tab has it
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
