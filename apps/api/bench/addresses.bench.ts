/**
 * Pictures by address: a warm one against nginx with the same bytes as a file, and cold ones against the
 * renderer alone. Each pair takes turns. nginx is skipped if it is not installed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { picturePath } from '@memesmith/contract'
import { documentOfTexts } from '@memesmith/meme-render'
import { startTarget } from '../attack/start-target.ts'
import { Renderer } from '../src/render/renderer.ts'
import { freePort } from '../src/testing/free-port.ts'
import { hasNginx } from '../src/testing/nginx.ts'
import { TEST_TEMPLATE } from '../src/testing/test-app.ts'
import { load } from './load.ts'

const ROUNDS = 7
const REQUESTS = 10_000
const CONNECTIONS = 16
const COLD = 40
const AT_ONCE = 200

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const say = (line: string) => process.stdout.write(`  ${line}\n`)

// Requests are counted, as on a real site, and none is refused.
const target = await startTarget({ RATE_LIMIT_FACTOR: '1000000' })
const folder = await mkdtemp(join(tmpdir(), 'memesmith-bench-'))
const addressOf = (text: string) =>
  target.origin + picturePath(TEST_TEMPLATE.slug, [text, 'of many'], 'png')
try {
  process.stdout.write(
    `\nPictures by address (load ${loadavg()[0]?.toFixed(1)}, ${availableParallelism()} cores)\n`,
  )
  const warm = addressOf('warm')
  const picture = Buffer.from(await (await fetch(warm)).arrayBuffer())
  if (hasNginx()) await compareWithNginx(warm, picture)
  else say('nginx is not installed: nothing to compare a warm address with')
  await compareWithRenderer()
  await askForManyAtOnce()
} finally {
  await target.stop()
  await rm(folder, { recursive: true })
}

async function compareWithNginx(warm: string, picture: Buffer): Promise<void> {
  const port = await freePort()
  await writeFile(join(folder, 'warm.png'), picture)
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 256; }
     http { access_log off; sendfile on; types { image/png png; }
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')])
  await sleep(500)
  const ratios: number[] = []
  const options = { connections: CONNECTIONS, amount: REQUESTS }
  let cpuMs = 0
  for (let round = -1; round < ROUNDS; round += 1) {
    const before = await target.cpuTime()
    const own = await load(warm, options)
    const after = await target.cpuTime()
    const file = await load(`http://127.0.0.1:${port}/warm.png`, options)
    // The first round warms up.
    if (round < 0) continue
    cpuMs += after - before
    ratios.push(own.rate / file.rate)
  }
  nginx.kill()
  await once(nginx, 'exit')
  const sorted = ratios.toSorted((a, b) => a - b).map((ratio) => ratio.toFixed(2))
  const perRequest = (1000 * cpuMs) / ROUNDS / REQUESTS
  say(
    `warm: ${median(ratios).toFixed(2)} of nginx's rate (at least 0.8), ${sorted[0]} to ${sorted.at(-1)} in ${ROUNDS} turns; ${Math.round(picture.length / 1024)} KB, ${perRequest.toFixed(0)} µs of a core each`,
  )
}

async function compareWithRenderer(): Promise<void> {
  const renderer = new Renderer()
  const file = new Uint8Array(
    await (await fetch(target.origin + picturePath(TEST_TEMPLATE.slug, [], 'png'))).arrayBuffer(),
  )
  const source = { key: 'template', read: async () => file }
  const [cold, alone]: [number[], number[]] = [[], []]
  for (let index = -5; index < COLD; index += 1) {
    const meme = {
      document: documentOfTexts({ topText: `number ${index}`, bottomText: 'of many' }),
      watermark: 'Memesmith',
    }
    const start = performance.now()
    await (await fetch(addressOf(`number ${index}`))).arrayBuffer()
    const between = performance.now()
    await renderer.render(1, source, meme)
    if (index < 0) continue
    cold.push(between - start)
    alone.push(performance.now() - between)
  }
  await renderer.close()
  say(
    `cold: ${median(cold).toFixed(1)} ms, a render alone ${median(alone).toFixed(1)} ms: ${(median(cold) / median(alone)).toFixed(2)} (at most 1.5)`,
  )
}

async function askForManyAtOnce(): Promise<void> {
  const before = await target.memory()
  const statuses = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, index) => {
      const response = await fetch(addressOf(`at once ${index}`))
      await response.arrayBuffer()
      return response.status
    }),
  )
  const served = statuses.filter((status) => status === 200).length
  const refused = statuses.filter((status) => status === 503).length
  const grown = ((await target.peakMemory()) - before) / 1024 / 1024
  say(
    `${AT_ONCE} cold ones at once: ${served} served, ${refused} refused, ${AT_ONCE - served - refused} failed; ${grown.toFixed(0)} MB more at most (at most 512)`,
  )
}
