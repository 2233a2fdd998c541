import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'

/** The origin of links to this site: PUBLIC_URL, or the request's own scheme and host. */
export const originOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: FastifyRequest,
): string => publicUrl ?? `${protocol}://${host}`
