import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../testing/free-port.ts'

export const BUCKET = 'memes'

/** A real S3 server, from the npm package `s3rver`. It checks signatures. */
export interface S3Server {
  /** The settings that lead to its bucket. */
  readonly settings: Readonly<Record<`S3_${string}`, string>>
  /** The names of all objects. */
  list(): Promise<string[]>
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>
  /** Starts it again with the same objects. */
  start(): Promise<void>
  /** Ends it, and deletes its objects. */
  dispose(): Promise<void>
}

/** Starts an S3 server with one empty bucket. */
export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-s3-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  let running: ChildProcess | undefined

  const server: S3Server = {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async list() {
      const files = await readdir(join(folder, BUCKET))
      return files.flatMap((file) => /^(.*)\._S3rver_object$/.exec(file)?.[1] ?? [])
    },
    async start() {
      const script = join(import.meta.dirname, 's3-server.ts')
      running = spawn(process.execPath, [script, String(port), folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      if (running.stdout !== null) await once(running.stdout, 'data')
    },
    async kill() {
      const ending = running
      running = undefined
      if (ending === undefined) return
      ending.kill('SIGKILL')
      await once(ending, 'close')
    },
    async dispose() {
      await server.kill()
      await rm(folder, { recursive: true })
    },
  }
  await server.start()
  return server
}
