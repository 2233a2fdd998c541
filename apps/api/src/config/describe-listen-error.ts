import type { Config } from './config.ts'

/**
 * Describes why the server can't listen, and what to change, in one sentence for the operator.
 *
 * @returns the error itself when it has another cause
 */
export function describeListenError(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new Error(
        `another program already uses port ${port}: stop it, or set PORT to another number.`,
      )
    case 'EACCES':
      return new Error(
        `port ${port} requires privileges that this user does not have: set PORT to 1024 or higher.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(
        `${host} is not an address of this machine: set HOST to 127.0.0.1 for local visitors only, or 0.0.0.0 for all.`,
      )
    default:
      return error
  }
}
