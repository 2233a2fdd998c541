import { t } from '@lingui/core/macro'
import { dismissNotification, notify } from './notify.tsx'

/** The user cancelled the work. */
export class StoppedError extends Error {}

/** The toast is updated in steps of this share, because a screen reader announces each change. */
const STEP = 0.2

/**
 * Shows the progress of some work in a toast with a Cancel button.
 *
 * @param title names the work, such as *Saving*
 * @param work calls `onProgress` with a share from 0 to 1, and ends when `signal` is aborted
 * @returns what the work returns
 * @throws StoppedError if the user cancelled it; what the work throws
 */
export async function followWork<Result>(
  title: string,
  work: (signal: AbortSignal, onProgress: (share: unknown) => void) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController()
  const stop = () => {
    abort.abort()
    dismissNotification()
  }
  let shown = 0
  const show = (share: number) => {
    const percent = Math.round(share * 100)
    notify({
      title,
      description: t`${percent} %`,
      actions: (
        <button type="button" className="button button-small" onClick={stop}>
          {t`Cancel`}
        </button>
      ),
    })
  }
  show(0)
  try {
    return await work(abort.signal, (share) => {
      if (typeof share !== 'number' || share < shown + STEP) return
      shown = share
      show(share)
    })
  } catch (error) {
    throw abort.signal.aborted ? new StoppedError() : error
  }
}
