import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import type { Db } from '../../database/schema.ts'
import { apiNotFound } from '../../http/api-not-found.ts'
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
 * @returns a `preValidation` hook for the plugin of the routes; it throws AppError `not_found`
 */
export const createAdministratorGuard =
  (db: Db): preValidationAsyncHookHandler =>
  async (request, reply) => {
    if (!(await comesFromAdministrator(db, request))) throw apiNotFound(request)
    reply.header('cache-control', 'no-store')
  }
