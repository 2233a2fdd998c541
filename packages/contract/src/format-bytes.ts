import { MEGABYTE } from './units.ts'

const KILOBYTE = 1024
const GIGABYTE = 1024 * MEGABYTE

/**
 * In megabytes, with at most one digit after the point; less than half of one in kilobytes, and from one on
 * in gigabytes.
 */
export function formatBytes(bytes: number, language?: string): string {
  if (bytes > 0 && bytes < MEGABYTE / 2)
    return `${Math.ceil(bytes / KILOBYTE).toLocaleString(language)} KB`
  const [unit, size] = bytes < GIGABYTE ? ['MB', MEGABYTE] : ['GB', GIGABYTE]
  return `${(bytes / size).toLocaleString(language, { maximumFractionDigits: 1 })} ${unit}`
}
