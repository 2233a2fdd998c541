import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { apiNotFound } from '../../http/answers/api-not-found.ts'
import { comesFromHere } from '../../http/guards/cross-site.ts'
import { isAdministrator } from '../../users/administrators.repository.ts'

/** Whether the request comes from someone who is an administrator at this moment. */
export async function comesFromAdministrator(
  db: Db,
  { session }: FastifyRequest,
): Promise<boolean> {
  return session.userId !== undefined && (await isAdministrator(db, session.userId))
}

/**
 * A guard for calls that only administrators may know of. To others they do not exist: the answer is
 * that of an unknown path, at the same step, after a body is parsed and before it is validated.
 *
 * The same holds for requests that another site triggers, even reads: each search and each look goes into
 * the audit log, and nobody else may add to it.
 *
 * @returns a `preValidation` hook for the plugin of the routes; it throws AppError `not_found`
 */
export const createAdministratorGuard =
  ({ publicUrl }: Pick<Config, 'publicUrl'>, db: Db): preValidationAsyncHookHandler =>
  async (request, reply) => {
    const isTheirs =
      comesFromHere(request, publicUrl) && (await comesFromAdministrator(db, request))
    if (!isTheirs) throw apiNotFound(request)
    reply.header('cache-control', 'no-store')
  }
