import { API_KEY_PREFIX } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'

const BEARER = `bearer ${API_KEY_PREFIX}`

/** Whether the request has an API key, valid or not. No browser sends one by itself. */
export const hasApiKey = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.authorization?.toLowerCase().startsWith(BEARER) ?? false
