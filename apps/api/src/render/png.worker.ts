/** A thread that encodes bands of pictures as PNG data, and joins them. */
import { type Band, encodeBand, joinBands, type Rows } from '@memesmith/png-encoder'
import { answerRequests } from '../runtime/answer-requests.ts'
import { freeBytes } from '../runtime/free-bytes.ts'
import { hashAtOnce } from './hash-picture.ts'

/** One of the two. */
export interface EncoderRequest {
  readonly rows?: Rows
  /** All bands of a picture, from top to bottom. */
  readonly join?: { readonly width: number; readonly height: number; readonly bands: Band[] }
}

/** The one that was requested. */
export interface EncoderAnswer {
  readonly band?: Band
  readonly file?: EncodedFile
}

interface EncodedFile {
  readonly png: Uint8Array<ArrayBuffer>
  readonly hash: string
}

answerRequests(({ rows, join }: EncoderRequest, move): EncoderAnswer => {
  if (join !== undefined) return { file: joined(join, move) }
  if (rows === undefined) return {}
  const band = encodeBand(rows)
  move(band.idat.buffer)
  return { band }
})

function joined(
  { width, height, bands }: NonNullable<EncoderRequest['join']>,
  move: (memory: ArrayBuffer) => void,
): EncodedFile {
  const png = joinBands(width, height, bands)
  for (const { idat } of bands) freeBytes(idat)
  move(png.buffer)
  return { png, hash: hashAtOnce(png) }
}
