import { API_KEY_PREFIX } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'

const BEARER = `bearer ${API_KEY_PREFIX}`

/** Whether a program sends the request with a key, whatever the key. No browser does that by itself. */
export const hasApiKey = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.authorization?.toLowerCase().startsWith(BEARER) ?? false
