import { CONTROLS, shownText } from './shown-text.ts'

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
  if (asJson) print(jsonOf(rows))
  else if (first === undefined) print(nothing)
  else for (const line of alignedLines(first, rows)) print(line)
}

function alignedLines(first: Row, rows: readonly Row[]): string[] {
  const names = Object.keys(first)
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name] ?? null)))]
  // Not `Math.max(...)`: a function takes some 100,000 arguments at most.
  const widths = names.map((_, column) =>
    lines.reduce((width, line) => Math.max(width, line[column]?.length ?? 0), 0),
  )
  const isNumeric = names.map((name) => typeof first[name] === 'number')
  return lines.map((line) => {
    const cells = line.map((cell, column) =>
      isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    )
    return cells.join('  ').trimEnd()
  })
}

/** JSON in a terminal, which must not be controlled by what strangers wrote. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replace(CONTROLS, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )

const textOf = (cell: Cell): string => (cell === null ? '-' : shownText(String(cell)))

/** The day and time of a moment, in UTC. */
export const timeOf = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
