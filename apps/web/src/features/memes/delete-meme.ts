import { endpoints } from '@memesmith/contract'
import { hasStatus } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { askToLogIn } from './report-failure.ts'
import { dropMeme } from './use-memes.ts'

/**
 * Deletes a meme permanently, and shows the result in a toast (spec §8).
 *
 * @returns whether it was deleted
 */
export async function deleteMeme(id: number): Promise<boolean> {
  try {
    await send(endpoints.deleteMeme, { params: { id } })
  } catch (error) {
    reportFailure(error)
    return false
  }
  notify({ title: 'Success', description: 'Meme deleted successfully.' })
  await dropMeme(id)
  return true
}

function reportFailure(error: unknown): void {
  if (hasStatus(error, 401)) {
    askToLogIn('You need to log in again. Redirecting...')
    return
  }
  notify({ title: 'Error', description: 'Failed to delete meme. Please try again.', tone: 'error' })
}
