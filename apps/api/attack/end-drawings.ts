/**
 * Repeatedly ends a thread in the middle of a drawing, by its deadline, and prints the memory of this
 * process before and after, in bytes. The first argument is the number of repetitions.
 */
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { MemeDocument, readAs } from '@memesmith/contract'
import { MAX_MEME_PIXELS } from '@memesmith/meme-render'
import { clearAllCache } from '../src/render/canvas.ts'
import { SLOW_DRAWING } from '../src/render/drawing-limits.ts'
import type { DrawAnswer, DrawRequest } from '../src/render/meme-drawer.worker.ts'
import { BYTES_PER_PIXEL } from '../src/render/pixels.ts'
import { expected } from '../src/runtime/expected.ts'
import { RequestThread, ThreadDeadlineError } from '../src/runtime/request-thread.ts'
import { BISMILLAH, documentOf } from './slow-documents.ts'

const ENDS = Number(process.argv[2])
const [WIDTH, HEIGHT] = [1280, 960]
/** Shorter than the drawing takes, and long enough for it to have begun. */
const DEADLINE_MS = 300

/** The threads that have not ended. */
const workers = new Set<Worker>()
process.on('worker', (worker) => {
  workers.add(worker)
  worker.once('exit', () => workers.delete(worker))
})

const url = new URL('../src/render/meme-drawer.worker.ts', import.meta.url)
const thread = new RequestThread<DrawRequest, DrawAnswer>('meme-drawer', url)
const data = new Uint8Array(new SharedArrayBuffer(WIDTH * HEIGHT * BYTES_PER_PIXEL))
const into = new SharedArrayBuffer(MAX_MEME_PIXELS * BYTES_PER_PIXEL)

const draw = (texts: readonly string[], deadlineMs: number) =>
  thread.ask(
    {
      source: { pixels: { width: WIDTH, height: HEIGHT, data } },
      meme: { document: expected(readAs(MemeDocument, documentOf(texts))), watermark: '' },
      stickers: new Map(),
      files: new Map(),
      limits: SLOW_DRAWING,
      into,
    },
    { deadlineMs },
  )

const slow = Array(4).fill(`${BISMILLAH}\n`.repeat(25))

let before = 0
for (let ended = 0; ended < ENDS; ended += 1) {
  // The next thread answers.
  await draw(['quick'], 30_000)
  before ||= process.memoryUsage.rss()
  const end = await draw(slow, DEADLINE_MS).catch((error: unknown) => error)
  if (!(end instanceof ThreadDeadlineError)) throw new Error('expected a drawing that is ended')
  // It ends when the native drawing returns to JavaScript.
  await Promise.all(Array.from(workers, (worker) => once(worker, 'exit')))
}
// As `createMemoryRelease` does on an idle site.
clearAllCache()
globalThis.gc?.()
await setImmediate()
globalThis.gc?.()
process.stdout.write(JSON.stringify({ before, after: process.memoryUsage.rss() }))
process.exit()
