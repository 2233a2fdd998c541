/**
 * Counts how many memes were made from each template: its popularity.
 *
 * Problem: counting all memes at each request takes long, and a counter that each save changes would slow
 * down saves, because those of one template would wait for each other.
 * Approach: from time to time, the memes that are newer than the last counted one are added to the
 * counts. Of several servers, one adds them.
 * Limits: deleted memes also count. On PostgreSQL, a meme whose transaction ends after that of a newer
 * one may not be counted.
 */
import type { Db } from '../../../../database/schema.ts'
import { addUses, listMemeTemplates, readCounted } from './template-uses.repository.ts'

/** Memes per step, after which other work runs. A step takes a few milliseconds. */
const AT_ONCE = 2000

/**
 * Counts the memes that are not counted yet.
 *
 * @param signal stops after the current step
 */
export async function countUses(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const after = await readCounted(db)
    const memes = await listMemeTemplates(db, after, AT_ONCE)
    const upTo = memes.at(-1)?.id
    if (upTo === undefined) return
    const uses = new Map<number, number>()
    for (const { templateId } of memes) {
      if (templateId !== null) uses.set(templateId, (uses.get(templateId) ?? 0) + 1)
    }
    if (!(await addUses(db, { after, upTo, uses }))) return
  }
}
