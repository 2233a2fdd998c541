import { shownText } from './shown-text.ts'

type Cell = boolean | number | string | null
type Row = Readonly<Record<string, Cell>>

/**
 * Prints rows, which have the same columns, as a table, or as JSON.
 *
 * @param nothing printed in place of a table without rows
 */
export function printRows(
  print: (line: string) => void,
  rows: readonly Row[],
  { asJson, nothing }: { readonly asJson: boolean; readonly nothing: string },
): void {
  const [first] = rows
  if (asJson) print(JSON.stringify(rows))
  else if (first === undefined) print(nothing)
  else for (const line of alignedLines(first, rows)) print(line)
}

function alignedLines(first: Row, rows: readonly Row[]): string[] {
  const names = Object.keys(first)
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name] ?? null)))]
  const widths = names.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const isNumeric = names.map((name) => typeof first[name] === 'number')
  return lines.map((line) => {
    const cells = line.map((cell, column) =>
      isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    )
    return cells.join('  ').trimEnd()
  })
}

const textOf = (cell: Cell): string => (cell === null ? '-' : shownText(String(cell)))

/** The day and time of a moment, in UTC. */
export const timeOf = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
