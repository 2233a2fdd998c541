import type { FastifyRequest } from 'fastify'
import { describeBrowser } from '../../../http/sessions/describe-browser.ts'

/** The name that a user has typed for a passkey, or one after the browser that makes it. */
export function nameOfPasskey(typed: string, { headers }: Pick<FastifyRequest, 'headers'>): string {
  const { browser, system } = describeBrowser(headers['user-agent'])
  const made = [browser, system].filter((part) => part !== null).join(', ')
  return typed.trim() || made || 'Passkey'
}
