import { t } from '@lingui/core/macro'
import { notify } from './notify.tsx'

/**
 * Waits for a part of the app that is loaded on demand. If it can't be loaded, a toast says so.
 *
 * @param name of the part, as the start of a sentence
 * @returns undefined if it could not be loaded
 */
export async function loadOrNotify<Part>(
  loading: Promise<Part>,
  name: string,
): Promise<Part | undefined> {
  try {
    return await loading
  } catch {
    notify({
      title: t`Error`,
      description: t`${name} could not be loaded. Please try again.`,
      tone: 'error',
    })
    return undefined
  }
}
