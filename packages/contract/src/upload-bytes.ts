import { MEGABYTE } from './units.ts'

/** 10 MB (spec §2, §5). */
export const MAX_UPLOAD_BYTES = 10 * MEGABYTE
