import { MAX_UPLOAD_BYTES, MEGABYTE } from '@memesmith/contract'
import { readAnimationSource } from '../../../render/animation/animation-source.ts'
import {
  assertDrawable,
  assertWhole,
  MUST_CHANGE,
} from '../../../render/animation/fit-animation.ts'
import { MAX_ENCODED_FILE_BYTES } from '../../../render/animation/job-control.ts'
import { inspectImage } from '../../../render/formats/inspect-picture-file.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { hashOf } from '../pack/hashes.ts'
import type { PackFiles } from '../pack/pack-files.ts'
import type { Candidate } from './candidate.ts'
import { type ExportedFiles, readExportedFiles } from './exported-files.ts'

export interface PictureFile {
  /** Empty once it has been normalized. */
  readonly bytes: Uint8Array
  /** SHA-256 of the file that the template is made from, in hexadecimal. */
  readonly hash: string
  /** The number of its frames; 1 unless it moves. */
  readonly frames: number
  /** The files of another site, to be stored unchanged. */
  readonly exported?: ExportedFiles
}

/**
 * Reads a picture file and checks it like an upload, without decoding it.
 *
 * @throws Error with a sentence that says why it can't be used
 */
export async function readPictureFile(
  pack: PackFiles,
  { file, stored }: Candidate,
): Promise<PictureFile> {
  const bytes = await pack.read(file, stored ? MAX_ENCODED_FILE_BYTES : MAX_UPLOAD_BYTES)
  const hash = hashOf(bytes)
  const isExported = hash === stored?.picture
  if (!isExported && bytes.length > MAX_UPLOAD_BYTES) throw tooLarge(bytes.length)
  inspectImage(bytes)
  const source = readAnimationSource(bytes)
  if (source !== undefined) {
    assertDrawable(source, { message: /*i18n*/ 'Make the file smaller first.' })
    assertWhole(source, MUST_CHANGE)
  }
  const frames = source?.frameCount ?? 1
  if (!isExported) return { bytes, frames, hash }
  const exported = await readExportedFiles(pack, file, bytes, stored)
  return { bytes, frames, hash: stored.source, exported }
}

const tooLarge = (bytes: number) =>
  new AppError(
    'image_too_large',
    `The file has ${(bytes / MEGABYTE).toFixed(1)} MB; at most ${MAX_UPLOAD_BYTES / MEGABYTE} MB are accepted.`,
  )
