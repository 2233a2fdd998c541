import { parentPort } from 'node:worker_threads'
import { encodeBand, type Rows } from '../src/index.ts'

parentPort?.on('message', (rows: Rows) => {
  const band = encodeBand(rows)
  parentPort?.postMessage(band, [band.idat.buffer])
})
