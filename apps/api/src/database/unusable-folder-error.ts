import { systemReason } from '../runtime/system-reason.ts'

/** The error for a data folder that can't be written, as a sentence for the operator. */
export const unusableFolderError = (dataDir: string, cause: unknown): Error =>
  new Error(
    `The data folder ${dataDir} cannot be used (${systemReason(cause)}): make it writable, or set DATA_DIR to another.`,
  )
