import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'

/** The scheme and host that links to this site start with: the operator's, or the request's own. */
export const originOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: FastifyRequest,
): string => publicUrl ?? `${protocol}://${host}`
