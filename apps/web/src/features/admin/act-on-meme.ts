import { calls, type MemeAct } from '@memesmith/contract'
import { send } from '../../lib/call.ts'
import { reloadList } from './paged-list.tsx'

/** Does something to a meme, and loads the lists again that show it. */
export async function actOnMeme(shareId: string, act: MemeAct, reason = ''): Promise<void> {
  await send(calls.actOnMeme, { params: { shareId }, body: { act, reason } })
  const changed = [calls.adminMemes, calls.adminReports, calls.adminWaiting, calls.adminOverview]
  await Promise.all(changed.map(reloadList))
}
