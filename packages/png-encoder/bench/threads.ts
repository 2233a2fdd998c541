import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Band, joinBands, type Rows } from '../src/index.ts'
import type { Picture } from './pictures.ts'

const THREADS = 2

const workers = Array.from({ length: THREADS }, () => {
  const worker = new Worker(new URL('./band.worker.ts', import.meta.url))
  worker.unref()
  return worker
})

/** Reused for the next picture: new memory costs more than the copy into it. */
let shared = new Uint8Array(new SharedArrayBuffer(0))

/** Encodes in threads, one band each. The threads read the pixels from shared memory. */
export async function encodeInThreads({ pixels, width, height }: Picture): Promise<Buffer> {
  if (shared.length !== pixels.length) shared = new Uint8Array(new SharedArrayBuffer(pixels.length))
  shared.set(pixels)
  const bandRows = Math.ceil(height / THREADS)
  const bands = workers.map((worker, index) => {
    const end = Math.min(height, (index + 1) * bandRows)
    const rows = { pixels: shared, width, first: index * bandRows, end, isLast: end === height }
    return encodeIn(worker, rows)
  })
  return joinBands(width, height, await Promise.all(bands))
}

async function encodeIn(worker: Worker, rows: Rows): Promise<Band> {
  worker.ref()
  worker.postMessage(rows)
  const [band]: Band[] = await once(worker, 'message')
  worker.unref()
  if (band === undefined) throw new Error('expected a band')
  return band
}
