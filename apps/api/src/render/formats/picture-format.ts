import { MAX_UPLOAD_PIXELS, type UPLOAD_TYPES } from '@memesmith/contract'

/** Size in pixels, before any rotation: what a decoder has to allocate. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * An accepted format: how to recognize it, and how to parse its structure without decoding it.
 *
 * The files are untrusted, and these parsers run on the main thread. So each takes a limited number
 * of steps that only move forward: time is linear in the file size, and a file with very many tiny
 * parts is rejected, because it costs a decoder far more than its bytes.
 */
export interface PictureFormat {
  readonly mimeType: (typeof UPLOAD_TYPES)[number]
  /** Whether the first bytes match this format. */
  matches(file: Buffer): boolean
  /** The size that a decoder would use; undefined if the file does not declare it properly. */
  readSize(file: Buffer): PictureSize | undefined
  /** Upper limit of bytes per pixel for decoding and scaling: measured, with a margin. */
  bytesPerPixel(file: Buffer): number
  /** Why a valid picture of this size is rejected: a sentence, or undefined. */
  problem?(file: Buffer, size: PictureSize): string | undefined
  /**
   * The offset of the picture's end; undefined when the end is missing, or the picture has too many
   * parts. Decoders are lenient: they draw a truncated file and leave the rest gray.
   */
  findEnd(file: Buffer): number | undefined
}

/** Four bytes, another third for the scaling steps, and the drawn result. */
export const USUAL_BYTES_PER_PIXEL = 5.6

/**
 * Memory limit for decoding one picture, in bytes. The rest of the server takes about 310 MB, and
 * all of it must stay below 512 MB.
 */
const DECODING_BYTES = MAX_UPLOAD_PIXELS * USUAL_BYTES_PER_PIXEL

/** Pixel limit of this format; a larger file is rejected before it is decoded. */
export const maxPixelsAt = (bytesPerPixel: number): number =>
  Math.floor(DECODING_BYTES / bytesPerPixel)

/** Maximum number of chunks, segments or blocks in a file. Ordinary files have a few hundred. */
export const MAX_PARTS = 20_000

/** The size with more pixels. */
export const largerOf = (one: PictureSize, other: PictureSize): PictureSize =>
  other.width * other.height > one.width * one.height ? other : one
