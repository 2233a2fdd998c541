/**
 * Saving and serving memes over HTTP: the server runs in this process, the load generator in
 * another.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config/config.ts'
import { type Load, load } from './load.ts'
import { makePhoto } from './photo.ts'

const SAVES = 2000
const READS = 4000
const COLD_READS = 200
const NGINX_PORT = 3987
const MEGABYTE = 1024 * 1024

const print = (what: string, { rate, latency, errors, '4xx': refused, '5xx': failed }: Load) =>
  process.stdout.write(
    `  ${what.padEnd(34)} ${rate.toFixed(0).padStart(7)} a second   p50 ${latency.p50} ms   p99 ${latency.p99} ms${errors + refused + failed > 0 ? `   ${errors + refused + failed} failed` : ''}\n`,
  )

const folder = mkdtempSync(join(tmpdir(), 'memesmith-bench-'))
const app = await buildApp(
  readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    // Two thousand memes of 2 MB.
    STORAGE_PER_USER_MB: '0',
  }),
  [],
)
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

const signUp = await fetch(`${origin}/api/signup`, {
  method: 'POST',
  redirect: 'manual',
  body: new URLSearchParams({ email: 'bench@example.com', password: 'correct horse' }),
})
const cookie = signUp.headers.get('set-cookie')?.split(';')[0] ?? ''
const form = new FormData()
form.append('image', new Blob([new Uint8Array(await makePhoto(1200, 900))]), 'photo.jpg')
const upload = await fetch(`${origin}/api/upload`, {
  method: 'POST',
  headers: { cookie },
  body: form,
})
const { url }: { url: string } = JSON.parse(await upload.text())
const body = JSON.stringify({
  topText: 'When the benchmark',
  bottomText: 'is done',
  customImageUrl: url,
})

process.stdout.write(`\nPOST /api/memes, a 1200×900 photo, ${SAVES} saves in all\n`)
const headers = { cookie, 'content-type': 'application/json' }
const save = (connections: number, amount: number) =>
  load(`${origin}/api/memes`, { connections, amount, headers, body })
print('1 connection', await save(1, SAVES / 10))
print('8 connections', await save(8, (SAVES * 4) / 10))
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
print('32 connections', await save(32, SAVES / 2))
delay.disable()
process.stdout.write(
  `  event-loop delay at 32, p99: ${(delay.percentile(99) / 1e6).toFixed(1)} ms\n`,
)
process.stdout.write(
  `  resident memory afterwards: ${(process.memoryUsage().rss / MEGABYTE).toFixed(0)} MB\n`,
)

const memes = await fetch(`${origin}/api/memes`, { headers: { cookie } })
const saved: { memeImageUrl: string }[] = JSON.parse(await memes.text())
const picture = `${origin}${saved[0]?.memeImageUrl}`
const response = await fetch(picture)
const bytes = Buffer.from(await response.arrayBuffer())

process.stdout.write(
  `\nGET /m/{id}.png, ${(bytes.length / MEGABYTE).toFixed(2)} MB, 8 connections\n`,
)
await printCold(saved.slice(-COLD_READS))
const warm = await load(picture, { connections: 8, amount: READS })
print('200, warm', warm)
const known = { 'if-none-match': response.headers.get('etag') ?? '' }
print('304', await load(picture, { connections: 8, amount: READS, headers: known }))
await besideNginx()

await app.close()
rmSync(folder, { recursive: true })

/** Images that are not cached, one after another. */
async function printCold(oldest: readonly { readonly memeImageUrl: string }[]): Promise<void> {
  const times: number[] = []
  for (const { memeImageUrl } of oldest) {
    const start = performance.now()
    await (await fetch(`${origin}${memeImageUrl}`)).arrayBuffer()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
  const average = times.reduce((sum, ms) => sum + ms, 0) / times.length
  process.stdout.write(
    `  ${'200, cold, 1 connection'.padEnd(34)} ${(1000 / average).toFixed(0).padStart(7)} a second   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms\n`,
  )
}

/** The same bytes served by nginx, if it is installed. */
async function besideNginx(): Promise<void> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
  } catch {
    process.stdout.write('  nginx is not installed: no peer to compare with\n')
    return
  }
  const root = join(folder, 'nginx')
  mkdirSync(root)
  writeFileSync(join(root, 'meme.png'), bytes)
  const config = join(root, 'nginx.conf')
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${root}/pid; error_log stderr; worker_processes 1; events {}
http { access_log off; types { image/png png; } sendfile on;
  client_body_temp_path ${root}; proxy_temp_path ${root}; fastcgi_temp_path ${root}; uwsgi_temp_path ${root}; scgi_temp_path ${root};
  server { listen 127.0.0.1:${NGINX_PORT}; root ${root}; } }`,
  )
  const nginx = spawn('nginx', ['-c', config], { stdio: 'ignore' })
  try {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const address = `http://127.0.0.1:${NGINX_PORT}/meme.png`
    const peer = await load(address, { connections: 8, amount: READS })
    print('nginx, the same bytes as a file', peer)
    process.stdout.write(`  ours is ${(warm.rate / peer.rate).toFixed(2)} of nginx\n`)
  } finally {
    nginx.kill()
  }
}
