/** Two real servers behind a real nginx, as OPERATING shows it, are restarted one after the other. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { isFull } from '../../testing/full-run.ts'
import { makeSite } from '../../testing/make-site.ts'
import { hasNginx, startNginxBalancer } from '../../testing/nginx.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { signUpAt } from '../../testing/sign-up-over-http.ts'
import { databaseIn } from '../testing/test-database.ts'

const ROUNDS = isFull ? 2 : 1
const PEOPLE = 6
/** Between two requests of a person: six who do not pause keep both cores busy, and prove no more. */
const PAUSE_MS = isFull ? 0 : 20

it.skipIf(!hasNginx())(
  'a rolling restart behind nginx fails no request',
  {
    timeout: 180_000,
  },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-rolling-'))
    await makeSite(dataDir)
    const settings = await databaseIn(dataDir)
    const ports = [await freePort(), await freePort()]
    const servers = new Map<number, ServerProcess>()
    const start = async (port: number) => {
      const server = startServerProcess(dataDir, { ...settings, PORT: String(port) })
      servers.set(port, server)
      await server.origin
      const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
      await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
    }
    await Promise.all(ports.map(start))
    const nginx = await startNginxBalancer(ports.map((port) => `http://127.0.0.1:${port}`))
    onTestFinished(async () => {
      await nginx.close()
      for (const server of servers.values()) server.kill('SIGKILL')
      await Promise.all([...servers.values()].map(({ ended }) => ended))
      await rm(dataDir, { recursive: true })
    })

    const user = await signUpAt(nginx.origin, 'ada@example.com')
    const counts = new Map<string, number>()
    let isOver = false
    const people = Array.from({ length: PEOPLE }, async (_, person) => {
      while (!isOver) {
        const isSave = person === 0
        const response = isSave
          ? await user.post('/api/memes', { templateId: 1, topText: 'again' })
          : await user.get(person % 2 === 0 ? '/api/memes' : '/gallery')
        await response.text()
        const kind = `${isSave ? 'save' : 'look'} ${response.status}`
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
        await sleep(PAUSE_MS)
      }
    })
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const port of ports) {
        servers.get(port)?.kill('SIGTERM')
        expect(await servers.get(port)?.ended).toMatchObject({ code: 0 })
        await start(port)
      }
    }
    isOver = true
    await Promise.all(people)
    process.stdout.write(`${JSON.stringify([...counts])}\n`)
    expect([...counts.keys()].sort()).toEqual(['look 200', 'save 201'])
  },
)
