import { MAX_UPLOAD_PIXELS, type UPLOAD_TYPES } from '@memesmith/contract'

/** Pixels, before any orientation is applied: what a decoder has to make room for. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * One of the accepted formats: how to tell it, and how to read its structure without decoding it.
 *
 * The files come from strangers, and these readers run on the main thread. So each takes a bounded
 * number of steps that only go forward: time never grows faster than the file, and a file of very
 * many tiny parts is refused. Such files cost a decoder far more than their bytes.
 */
export interface PictureFormat {
  readonly mimeType: (typeof UPLOAD_TYPES)[number]
  /** Whether the first bytes are those of this format. Looks at nothing else. */
  matches(file: Buffer): boolean
  /** What a decoder would take as the size; undefined where the file does not say it properly. */
  readSize(file: Buffer): PictureSize | undefined
  /** What decoding and scaling takes at most for each pixel: measured, and a little more. */
  bytesPerPixel(file: Buffer): number
  /** Why a picture of this size is refused although it is not damaged: a sentence, or undefined. */
  problem?(file: Buffer, size: PictureSize): string | undefined
  /**
   * Where the picture ends; undefined when its end is missing, or when it has too many parts.
   * Decoders are lenient: they draw what there is of a truncated file and leave the rest gray.
   */
  findEnd(file: Buffer): number | undefined
}

/** Four bytes, another third for smaller steps of scaling, and what is drawn. */
export const USUAL_BYTES_PER_PIXEL = 5.6

/**
 * What one picture may take while it is decoded. The server has about 310 MB besides, and stays under
 * 512 MB.
 */
const DECODING_BYTES = MAX_UPLOAD_PIXELS * USUAL_BYTES_PER_PIXEL

/** A file of this kind with more pixels is refused before it is decoded. */
export const maxPixelsAt = (bytesPerPixel: number): number =>
  Math.floor(DECODING_BYTES / bytesPerPixel)

/** Chunks, segments or blocks of one file. The files that people have hold a few hundred. */
export const MAX_PARTS = 20_000

/** The one with more pixels. */
export const largerOf = (one: PictureSize, other: PictureSize): PictureSize =>
  other.width * other.height > one.width * one.height ? other : one
