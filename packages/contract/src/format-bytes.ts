import { MEGABYTE } from './units.ts'

const KILOBYTE = 1024
const GIGABYTE = 1024 * MEGABYTE

/** For a message that is said later, in a language that is not known yet. */
export const sizeOf =
  (bytes: number) =>
  (language: string): string =>
    formatBytes(bytes, language)

/**
 * In megabytes, with at most one digit after the point; less than half of one in kilobytes, and from one
 * gigabyte on in gigabytes.
 *
 * @param language BCP 47; the process's or the browser's if omitted
 */
export function formatBytes(bytes: number, language?: string): string {
  const say = (value: number, unit: string) =>
    value.toLocaleString(language, { style: 'unit', unit, maximumFractionDigits: 1 })
  if (bytes > 0 && bytes < MEGABYTE / 2)
    // Intl writes the k of the metric kilo, of 1000.
    return say(Math.ceil(bytes / KILOBYTE), 'kilobyte').replace('kB', 'KB')
  return bytes < GIGABYTE ? say(bytes / MEGABYTE, 'megabyte') : say(bytes / GIGABYTE, 'gigabyte')
}
