import { systemReason } from '../runtime/system-reason.ts'

/** What an operator is told of a data folder that nothing can be kept in. */
export const unusableFolder = (dataDir: string, cause: unknown): Error =>
  new Error(
    `The data folder ${dataDir} can not be used (${systemReason(cause)}): make it writable, or set DATA_DIR to another.`,
  )
