import { calls, type MemeAction, type ReportReason } from '@memesmith/contract'
import { send } from '../../lib/call.ts'
import { reloadList } from './paged-list.tsx'

/** Carries out an action on a meme, then reloads the lists that show it. */
export async function actOnMeme(
  shareId: string,
  act: MemeAction,
  given: { readonly reason: string; readonly why?: ReportReason } = { reason: '' },
): Promise<void> {
  await send(calls.actOnMeme, { params: { shareId }, body: { act, ...given } })
  const changed = [calls.adminMemes, calls.adminReports, calls.adminWaiting, calls.adminOverview]
  await Promise.all(changed.map(reloadList))
}
