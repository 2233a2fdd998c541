import type { AuditAction } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'

/** Who does something: the id of an administrator, or a command. */
export type Actor = number | typeof COMMAND_LINE

/** A command that runs on the server. */
export const COMMAND_LINE = null

interface AuditedAction {
  readonly act: AuditAction
  /** The account that it is done to. */
  readonly userId?: number
  /** Of the meme that it is done to. */
  readonly shareId?: string
  readonly details?: string
}

/** @param db the transaction of the action, so that nothing is done without an entry */
export async function insertAudit(db: Db, actorId: Actor, act: AuditedAction): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({ at: Date.now(), actorId, details: '', ...act })
    .execute()
}

/**
 * Entries, the newest first.
 *
 * @param before the id of an entry; undefined to begin with the last one
 */
export const listAudit = async (db: Db, before: number | undefined, limit: number) =>
  await db
    .selectFrom('auditLog')
    .leftJoin('users as actors', 'actors.id', 'auditLog.actorId')
    .leftJoin('users as targets', 'targets.id', 'auditLog.userId')
    .select(['auditLog.id', 'at', 'act', 'actorId', 'userId', 'shareId', 'details'])
    .select(['actors.email as actorEmail', 'actors.deletedAt as actorDeletedAt'])
    .select(['targets.email as userEmail', 'targets.deletedAt as userDeletedAt'])
    .where('auditLog.id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .execute()
