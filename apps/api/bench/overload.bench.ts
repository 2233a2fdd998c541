/** Waiting times when far more users save at once than the server can draw for. */
import { percentile, postAtOnce } from '../attack/post-at-once.ts'
import { startTarget } from '../attack/start-target.ts'
import { createVictim } from '../attack/usual-requests.ts'

const SAVES = 500
const ROUNDS = 5
const MEGABYTE = 1024 * 1024

const target = await startTarget({ STORAGE_PER_USER_MB: '0' })
const { cookie } = await createVictim(target, 'bench@example.com')
const save = (count: number) =>
  postAtOnce(count, {
    port: target.port,
    path: '/api/memes',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ templateId: 1, topText: 'Everybody', bottomText: 'at once' }),
  })

await save(1)
process.stdout.write(`\n${SAVES} saves at once, ${ROUNDS} rounds\n`)
for (let round = 0; round < ROUNDS; round += 1) {
  const responses = await save(SAVES)
  for (const [what, wanted] of [
    ['served', 201],
    ['refused', 503],
  ] as const) {
    const times = responses.filter(({ status }) => status === wanted).map(({ ms }) => ms)
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(0).padStart(6))
    process.stdout.write(
      `  ${what.padEnd(8)} ${String(times.length).padStart(4)}   p50 ${p50} ms   p99 ${p99} ms\n`,
    )
  }
}
const peak = (await target.peakMemory()) / MEGABYTE
process.stdout.write(`  resident memory at most: ${peak.toFixed(0)} MB\n`)
await target.stop()
