import { setImmediate } from 'node:timers/promises'
import type { Template } from '@memesmith/contract'
import type { Db } from '../../../database/schema.ts'
import { listOwnTemplates } from './own-templates.repository.ts'
import { toOwnTemplate } from './own-templates.service.ts'

/** Templates per read. Each has up to 25 KB. */
const READ_AT_ONCE = 20

/** The user's own templates, newest first, in parts, between which other requests run. */
export async function* listOwn(db: Db, userId: number): AsyncGenerator<Template[]> {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await listOwnTemplates(db, userId, before, READ_AT_ONCE)
    const last = rows.at(-1)
    if (last === undefined) return
    before = last.id
    yield rows.map(toOwnTemplate)
    await setImmediate()
  }
}
