/** A thread that encodes rows of pictures. */
import { parentPort } from 'node:worker_threads'
import { encodeRows, type Rows } from './encode-rows.ts'
import { pngChunk } from './png-file.ts'

export type RowsAnswer =
  | {
      /** The rows as a chunk. */
      readonly idat: Uint8Array<ArrayBuffer>
      /** Adler-32 of the rows. */
      readonly checksum: number
    }
  | { readonly message: string }

const answer = (message: RowsAnswer, ...moved: ArrayBuffer[]) =>
  parentPort?.postMessage(message, moved)

parentPort?.on('message', (rows: Rows) => {
  try {
    const { data, checksum } = encodeRows(rows)
    const idat = pngChunk('IDAT', data)
    answer({ idat, checksum }, idat.buffer)
  } catch (error) {
    answer({ message: String(error) })
  }
})
