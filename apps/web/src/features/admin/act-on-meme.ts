import { calls, type MemeAction } from '@memesmith/contract'
import { send } from '../../lib/call.ts'
import { reloadList } from './paged-list.tsx'

/** Carries out an action on a meme, then reloads the lists that show it. */
export async function actOnMeme(shareId: string, act: MemeAction, reason = ''): Promise<void> {
  await send(calls.actOnMeme, { params: { shareId }, body: { act, reason } })
  const changed = [calls.adminMemes, calls.adminReports, calls.adminWaiting, calls.adminOverview]
  await Promise.all(changed.map(reloadList))
}
