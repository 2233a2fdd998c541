import { setTimeout as sleep } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import type { Config } from '../../config/config.ts'
import { COMMIT, VERSION } from '../../config/version.ts'
import type { Db } from '../../database/schema.ts'
import { errorCounts } from '../../http/answers/error-counts.ts'
import { MAIL_OUTCOMES, mailCounts } from '../../mail/mail-counts.ts'
import { measureSpace, type Space } from '../../storage/measure-space.ts'

interface Site {
  readonly config: Config
  readonly db: Db
}

/** Timeout in ms: a database that does not respond must not hold up the other metrics. */
const MAX_MEASURING_MS = 2000

/** Adds what operators watch about a site: errors, space, version, and whether it is read-only. */
export async function addSiteMetrics(register: Registry, { config, db }: Site): Promise<void> {
  const { Counter, Gauge } = await import('prom-client')
  const registers = [register]

  function addSpaceGauge(name: string, help: string, read: (space: Space) => number | undefined) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const space = await Promise.race([
          measureSpace(db, config).catch(() => undefined),
          sleep(MAX_MEASURING_MS, undefined, { ref: false }),
        ])
        const bytes = space && read(space)
        // Without a value there is no line, and so no alert about it.
        if (bytes === undefined) this.remove()
        else this.set(bytes)
      },
    })
  }
  new Counter({
    name: 'memesmith_errors_total',
    help: 'Errors that were answered.',
    labelNames: ['code'] as const,
    registers,
    collect() {
      this.reset()
      for (const [code, count] of errorCounts()) this.inc({ code }, count)
    },
  })
  new Counter({
    name: 'memesmith_mails_total',
    help: 'E-mails: sent, refused because of their address, and failed.',
    labelNames: ['outcome'] as const,
    registers,
    collect() {
      this.reset()
      for (const outcome of MAIL_OUTCOMES) this.inc({ outcome }, mailCounts()[outcome])
    },
  })
  addSpaceGauge(
    'memesmith_database_bytes',
    'Bytes of the database, without empty pages of an SQLite file.',
    ({ usedBytes }) => usedBytes,
  )
  addSpaceGauge(
    'memesmith_storage_free_bytes',
    'Bytes that saves may still take, on the disk and within STORAGE_LIMIT_MB; SQLite only.',
    ({ freeBytes }) => freeBytes,
  )
  new Gauge({
    name: 'memesmith_read_only',
    help: '1 while the site is read-only.',
    registers,
    collect() {
      this.set(Number(config.readOnly))
    },
  })
  new Gauge({
    name: 'memesmith_build_info',
    help: '1, with the version and the commit that run.',
    labelNames: ['version', 'commit'] as const,
    registers,
  }).set({ version: VERSION, commit: COMMIT ?? '' }, 1)
}
