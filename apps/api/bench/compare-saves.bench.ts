/**
 * The CPU time of a save of a still meme, against another checkout of this repository, which must be
 * installed and built:
 *
 *     node src/cli/launch/launch.ts bench/compare-saves.bench.ts FOLDER
 *
 * Both servers run and take turns, so that the machine's load affects both. Linux only.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startTarget, type Target } from '../attack/start-target.ts'
import { createVictim } from '../attack/usual-requests.ts'
import { findProcesses } from '../src/testing/find-processes.ts'
import { makePhoto } from './photo.ts'

const PAIRS = Number(process.env.PAIRS || 40)
const SAVES = 50
const WARM_UP = 4
/** Of `/proc/PID/stat`. */
const MS_PER_TICK = 10

const other = process.argv[2]
if (other === undefined) throw new Error('expected the folder of another checkout')
const { startTarget: startOther }: { startTarget: typeof startTarget } = await import(
  pathToFileURL(join(other, 'apps/api/attack/start-target.ts')).href
)

const photo = await makePhoto(1200, 900)

/** @returns a function that saves some memes, and returns the CPU time of each in ms */
async function prepare(target: Target): Promise<() => Promise<number>> {
  const { cookie } = await createVictim(target, 'saver@example.com')
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  const init = { method: 'POST', headers: { cookie }, body: form }
  const uploaded = await fetch(`${target.origin}/api/upload`, init)
  const { url: customImageUrl }: { url: string } = JSON.parse(await uploaded.text())
  const body = JSON.stringify({
    customImageUrl,
    topText: 'When the benchmark',
    bottomText: 'is done',
  })
  const headers = { cookie, 'content-type': 'application/json' }
  const [{ pid } = { pid: 0 }] = findProcesses(`DATA_DIR=${target.dataDir}`)
  const ticks = () => {
    const [, numbers = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = numbers.split(' ')
    return Number(fields[11]) + Number(fields[12])
  }
  return async () => {
    const before = ticks()
    for (let count = 0; count < SAVES; count += 1) {
      const response = await fetch(`${target.origin}/api/memes`, { method: 'POST', headers, body })
      if (response.status !== 201) throw new Error(await response.text())
      await response.arrayBuffer()
    }
    return ((ticks() - before) * MS_PER_TICK) / SAVES
  }
}

const settings = { STORAGE_PER_USER_MB: '0' }
const targets = [await startTarget(settings), await startOther(settings)]
try {
  const [save, saveOther] = await Promise.all(targets.map(prepare))
  if (save === undefined || saveOther === undefined) throw new Error('expected two servers')
  const times: { readonly own: number; readonly other: number }[] = []
  for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
    const isOwnFirst = pair % 2 === 0
    const first = await (isOwnFirst ? save : saveOther)()
    const second = await (isOwnFirst ? saveOther : save)()
    if (pair < 0) continue
    times.push(isOwnFirst ? { own: first, other: second } : { own: second, other: first })
  }
  say(
    'this checkout',
    times.map(({ own }) => own),
  )
  say(
    'the other one',
    times.map((each) => each.other),
  )
  say(
    'the difference of pairs',
    times.map((each) => each.own - each.other),
  )
} finally {
  for (const target of targets) await target.stop()
}

function say(what: string, values: readonly number[]): void {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2)
  process.stdout.write(
    `  ${what.padEnd(24)} ${at(0.5)} ms of CPU a save (median of ${values.length} × ${SAVES}; quartiles ${at(0.25)} to ${at(0.75)})\n`,
  )
}
