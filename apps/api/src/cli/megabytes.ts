import { MEGABYTE } from '@memesmith/contract'

/** A number of bytes in megabytes, with two decimals. */
export const megabytes = (bytes: number): number => Number((bytes / MEGABYTE).toFixed(2))
