import type { Report } from '../database/move/copy-site.ts'

/** Time between two lines about the same table, in ms. */
const INTERVAL_MS = 5000

/**
 * Prints a line for each finished table, and its progress every few seconds.
 *
 * @param step such as "copied"
 */
export function printProgress(print: (line: string) => void, step: string): Report {
  let last = Date.now()
  return (table, done, total) => {
    if (done < total && Date.now() - last < INTERVAL_MS) return
    last = Date.now()
    const count = (rows: number) => rows.toLocaleString('en-US')
    print(`${step} ${table}: ${count(done)}${done < total ? ` of ${count(total)}` : ''}`)
  }
}
