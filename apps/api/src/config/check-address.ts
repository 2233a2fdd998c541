import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config.ts'
import { describeListenError } from './describe-listen-error.ts'

/**
 * Checks that the server can listen, before it creates any files.
 *
 * @throws Error with a sentence for the operator when it can't
 */
export async function checkAddress(config: Config): Promise<void> {
  const { port, host } = config
  const probe = createServer().listen({ port, host })
  await once(probe, 'listening').catch((error: unknown) => {
    throw describeListenError(error, config)
  })
  probe.close()
  await once(probe, 'close')
}
