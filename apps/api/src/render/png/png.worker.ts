/** A thread that encodes rows of pictures. */
import { answerRequests } from '../../answer-requests.ts'
import { type EncodedRows, encodeRows, type Rows } from './encode-rows.ts'
import { pngChunk } from './png-file.ts'

export interface RowsChunk extends Omit<EncodedRows, 'data'> {
  readonly idat: Uint8Array<ArrayBuffer>
}

answerRequests((rows: Rows, move): RowsChunk => {
  const { data, ...encoded } = encodeRows(rows)
  const idat = pngChunk('IDAT', data)
  move(idat.buffer)
  return { idat, ...encoded }
})
