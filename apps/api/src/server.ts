import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const GRACE_MS = 10_000
const ENV_FILE = fileURLToPath(new URL('../../../.env', import.meta.url))

try {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  const config = readConfig(process.env)
  const app = await buildApp(config)
  closeWithGrace({ delay: GRACE_MS, logger: app.log }, async ({ err }) => {
    if (err !== undefined) app.log.error(err)
    await app.close()
  })
  await app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: (address) => {
      const seen = config.webDevServer ?? address.replace('127.0.0.1', 'localhost')
      return `${config.siteName} is at ${seen}`
    },
  })
} catch (error) {
  // One sentence for the operator; what lies behind it only where it helps.
  process.stderr.write(`Memesmith could not start: ${reasonOf(error)}\n`)
  process.exitCode = 1
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
