import { MEGABYTE } from './units.ts'

const KILOBYTE = 1024

/** In megabytes, with at most one digit after the point; less than half of one in kilobytes. */
export function formatBytes(bytes: number): string {
  if (bytes === 0 || bytes >= MEGABYTE / 2) {
    return `${(bytes / MEGABYTE).toLocaleString(undefined, { maximumFractionDigits: 1 })} MB`
  }
  return `${Math.ceil(bytes / KILOBYTE).toLocaleString()} KB`
}
