import { Server } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { checkAddress } from './config/check-address.ts'
import { findIneffective } from './config/check-config.ts'
import { type Config, loadConfig } from './config/config.ts'
import { describeListenError } from './config/describe-listen-error.ts'
import { readEnvFile } from './config/env-file.ts'
import { reloadConfig } from './config/reload-config.ts'
import { keepFilesPrivate } from './database/permissions.ts'

const GRACE_MS = 10_000
const HANG_UP_MS = 50
/** Turns of the event loop before a server stops listening. */
const ACCEPTING_TURNS = 20
/** Until a proxy notices the stop, it may send requests on connections that it has kept open. */
const LINGER_MS = 500
const LAUNCHER_SIGNAL_MS = 200
/** Signals on which settings are read again; they do not stop the server. */
const RELOADING: Array<'SIGHUP'> = ['SIGHUP']

keepFilesPrivate()

let app: FastifyInstance | undefined
try {
  const config = loadConfig()
  await checkAddress(config)
  // Loaded only now: a server with settings that cannot be used says so at once.
  const { buildApp } = await import('./app.ts')
  app = await buildApp(config)
  warnOfIneffective(app)
  stopGracefully(app, config)
  reloadOnHangUp(app, config)
  const listening = app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: (address) => {
      const seen = config.webDevServer ?? address.replace('127.0.0.1', 'localhost')
      return `${config.siteName} is at ${seen}`
    },
  })
  await listening.catch((error: unknown) => {
    throw describeListenError(error, config)
  })
} catch (error) {
  // One sentence for the operator; the cause only where it helps.
  process.stderr.write(`Memesmith could not start: ${reasonOf(error)}\n`)
  // A mistyped name may be the reason; a server that got further has them in its log.
  if (app === undefined)
    process.stderr.write(
      ineffective()
        .map((line) => `${line}\n`)
        .join(''),
    )
  await app?.close()
  process.exit(1)
}

/**
 * The first signal, or the end of the launcher, starts a graceful shutdown. A second signal or a
 * timeout ends the process.
 */
function stopGracefully(server: FastifyInstance, { siteName, stopDelayMs }: Config): void {
  let isStopping = false
  const delay = stopDelayMs + GRACE_MS
  const options = { delay, logger: server.log, skip: RELOADING }
  const grace = closeWithGrace(options, async ({ err, signal }) => {
    isStopping = true
    if (err !== undefined) server.log.error(err)
    server.log.info(
      { signal },
      `${siteName} is stopping: pending requests have ${GRACE_MS / 1000} seconds`,
    )
    // From now on every answer closes its connection.
    server.readiness.isStopping = true
    // Load balancers see that it is not ready, and send requests to others.
    if (err === undefined) await sleep(stopDelayMs)
    if (server.server.listening) await stopListening(server)
    // A client would otherwise keep its connection open after the last response.
    const hangUp = setInterval(() => server.server.closeIdleConnections(), HANG_UP_MS)
    await server.close()
    clearInterval(hangUp)
    server.log.info(`${siteName} has stopped`)
  })
  whenLauncherIsGone(() => {
    // A signal to the whole process group may still be on its way, and must not count as the second
    // one.
    setTimeout(() => {
      if (!isStopping) grace.close()
    }, LAUNCHER_SIGNAL_MS)
  })
}

/**
 * Refuses new connections, so that a proxy turns to another server, and for a moment still answers on
 * connections that are kept open. `close` would cut these at once, even with a request on its way.
 */
async function stopListening({ server }: FastifyInstance): Promise<void> {
  // Wait until pending connections are accepted, a few per turn: the system resets those that still wait.
  for (let turn = 0; turn < ACCEPTING_TURNS; turn += 1) await setImmediate()
  Server.prototype.close.call(server)
  const end = performance.now() + LINGER_MS
  const count = promisify(server.getConnections.bind(server))
  while (performance.now() < end && (await count()) > 0) await sleep(HANG_UP_MS)
}

/** Reads settings again on SIGHUP, as operators expect of a server. */
function reloadOnHangUp(server: FastifyInstance, config: Config): void {
  process.on('SIGHUP', () => {
    try {
      const { changed, needRestart } = reloadConfig(config)
      server.log.info({ changed }, `the settings were read again: ${listOf(changed)} changed`)
      if (needRestart.length > 0) {
        server.log.warn({ needRestart }, `changes of ${listOf(needRestart)} need a restart`)
      }
      warnOfIneffective(server)
    } catch (error) {
      server.log.error(`The settings stay as they are: ${reasonOf(error)}`)
    }
  })
}

const listOf = (names: readonly string[]): string => names.join(', ') || 'nothing'

/** Warns of settings that have no effect: the site runs with another value than the operator thinks. */
function warnOfIneffective(server: FastifyInstance): void {
  for (const sentence of findIneffective(readEnvFile(), process.env)) server.log.warn(sentence)
}

/** The sentences of `findIneffective`; none if the file can't be read, which has its own. */
function ineffective(): string[] {
  try {
    return findIneffective(readEnvFile(), process.env)
  } catch {
    return []
  }
}

/**
 * The channel to the launcher closes when the launcher ends, for any reason and on every system.
 */
function whenLauncherIsGone(callback: () => void): void {
  const isLaunched = process.send !== undefined
  if (!isLaunched) return
  if (process.connected) process.once('disconnect', callback)
  else callback()
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
