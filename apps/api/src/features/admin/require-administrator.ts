import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { apiNotFound } from '../../http/answers/api-not-found.ts'
import { comesFromHere } from '../../http/guards/cross-site.ts'
import { isAdministrator } from '../../users/administrators.repository.ts'

/** Whether the request is an administrator's, at this moment. */
export async function comesFromAdministrator(
  db: Db,
  { session }: FastifyRequest,
): Promise<boolean> {
  return session.userId !== undefined && (await isAdministrator(db, session.userId))
}

/**
 * A guard for calls that only administrators may know of. For others they do not exist: the answer is
 * that of a path that nobody serves, at the same step, after a body is parsed and before it is
 * validated.
 *
 * So it is for requests that another site triggers, which also read: each search and each look is in
 * the audit log, and nobody else may put something there.
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
