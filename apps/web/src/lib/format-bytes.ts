import { MEGABYTE } from '@memesmith/contract'

const GIGABYTE = 1024 * MEGABYTE

/** In megabytes, or in gigabytes from one on, with at most one digit after the point. */
export function formatBytes(bytes: number): string {
  const [unit, size] = bytes < GIGABYTE ? ['MB', MEGABYTE] : ['GB', GIGABYTE]
  return `${(bytes / size).toLocaleString(undefined, { maximumFractionDigits: 1 })} ${unit}`
}
