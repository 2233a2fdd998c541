import { endpoints } from '@memesmith/contract'
import type { MouseEvent } from 'react'

/** Removes the drafts from this browser, then follows the link. */
export function logOut(event: MouseEvent): void {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  const removal = removeDrafts()
  if (opensElsewhere) return
  event.preventDefault()
  void removal.finally(() => location.assign(endpoints.logOut.path))
}

async function removeDrafts(): Promise<void> {
  const { forgetDrafts } = await import('../../lib/drafts/draft-owner.ts')
  await forgetDrafts()
}
