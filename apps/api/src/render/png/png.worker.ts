/** A thread that encodes rows of pictures. */
import { parentPort } from 'node:worker_threads'
import { type EncodedRows, encodeRows, type Rows } from './encode-rows.ts'
import { pngChunk } from './png-file.ts'

export type RowsAnswer = RowsChunk | { readonly message: string }

interface RowsChunk extends Omit<EncodedRows, 'data'> {
  readonly idat: Uint8Array<ArrayBuffer>
}

const answer = (message: RowsAnswer, ...moved: ArrayBuffer[]) =>
  parentPort?.postMessage(message, moved)

parentPort?.on('message', (rows: Rows) => {
  try {
    const { data, ...encoded } = encodeRows(rows)
    const idat = pngChunk('IDAT', data)
    answer({ idat, ...encoded }, idat.buffer)
  } catch (error) {
    answer({ message: String(error) })
  }
})
