/**
 * Compares a site of a million memes and 100,000 users with an almost empty one, over HTTP.
 *
 * `ENGINE` is `sqlite` (default) or `postgres`; `MEMES`, `USERS` and `REQUESTS` are numbers. Needs
 * about 8 GB of disk for a million memes, in the folder of temporary files. With `SITES`, a folder, what is
 * filled stays there, and is measured again by the next run: only on SQLite.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect, type DatabaseAddress } from '../../src/database/connect.ts'
import { startPostgres } from '../../src/database/testing/postgres/start-postgres.ts'
import { makeSite } from '../../src/testing/make-site.ts'
import { startServerProcess } from '../../src/testing/server-process.ts'
import { fillSite, MEASURED } from './fill-site.ts'
import { measureSites, printMeasured, type Site } from './measure-sites.ts'

const { ENGINE = 'sqlite' } = process.env
const FULL = {
  users: Number(process.env.USERS || 100_000),
  memes: Number(process.env.MEMES || 1_000_000),
}
const EMPTY = { users: MEASURED.users, memes: MEASURED.users * MEASURED.memes }
const REQUESTS = Number(process.env.REQUESTS || 400)

const { SITES } = process.env
const folder = SITES ?? mkdtempSync(join(tmpdir(), 'memesmith-scale-'))
const postgres = ENGINE === 'postgres' ? await startPostgres() : undefined
const stops: (() => Promise<unknown>)[] = []

/** @returns the address of the new database */
async function createDatabase(url: string, otherUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: otherUrl })
  await client.connect()
  await client.query(`create database "${new URL(url).pathname.slice(1)}"`)
  await client.end()
  return url
}

async function fill(name: 'empty' | 'full', address: DatabaseAddress): Promise<void> {
  const start = performance.now()
  let shown = start
  await fillSite(address, name === 'full' ? FULL : EMPTY, (what, done) => {
    if (performance.now() - shown < 10_000) return
    shown = performance.now()
    process.stdout.write(`  ${name}: ${done.toLocaleString('en-US')} ${what}\n`)
  })
  const seconds = (performance.now() - start) / 1000
  process.stdout.write(`The ${name} site was filled in ${seconds.toFixed(0)} s\n`)
}

async function startSite(name: 'empty' | 'full'): Promise<Site> {
  const dataDir = join(folder, name)
  const settings: Record<string, string> = postgres
    ? {
        DATABASE_URL: await createDatabase(postgres.urlOf(name), postgres.urlOf('postgres')),
        SESSION_SECRET: 'x'.repeat(32),
      }
    : {}
  settings.PUBLIC_GALLERY = 'open'
  const address = { dataDir, databaseUrl: settings.DATABASE_URL }
  if (!existsSync(dataDir)) {
    await makeSite(dataDir, settings)
    await fill(name, address)
  }
  const db = await connect(address)
  const rows = await db
    .selectFrom('memes')
    .select('shareId')
    .where('id', '>', name === 'full' ? Math.floor(FULL.memes / 2) : 0)
    .orderBy('id')
    .limit(1000)
    .execute()
  await db.destroy()
  const server = startServerProcess(dataDir, settings)
  const origin = await server.origin
  stops.push(() => {
    server.kill('SIGTERM')
    return server.ended
  })
  return { origin, shareIds: rows.map(({ shareId }) => shareId) }
}

try {
  process.stdout.write(`\n${ENGINE}: ${FULL.memes} memes and ${FULL.users} users\n`)
  const sites = [await startSite('empty'), await startSite('full')]
  for await (const measured of measureSites(sites, REQUESTS)) printMeasured(measured)
} finally {
  for (const stop of stops) await stop()
  await postgres?.dispose()
  if (SITES === undefined) rmSync(folder, { recursive: true })
}
