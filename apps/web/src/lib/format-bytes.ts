import { MEGABYTE } from '@memesmith/contract'

/** In megabytes, with at most one digit after the point. */
export const formatBytes = (bytes: number): string =>
  `${(bytes / MEGABYTE).toLocaleString(undefined, { maximumFractionDigits: 1 })} MB`
