/** A thread that encodes bands of pictures as PNG data. */
import { type Band, encodeBand, type Rows } from '@memesmith/png-encoder'
import { answerRequests } from '../runtime/answer-requests.ts'

answerRequests((rows: Rows, move): Band => {
  const band = encodeBand(rows)
  move(band.idat.buffer)
  return band
})
