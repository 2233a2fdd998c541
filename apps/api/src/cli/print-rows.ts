import { CONTROLS, shownText } from './shown-text.ts'

type Cell = boolean | Date | number | string | null
/** Headings come from field names: `lastSeen` becomes `last seen`, and `MB` stays as it is. */
type Row = Readonly<Record<string, Cell>>

interface PrintOptions {
  readonly asJson: boolean
  /** Printed instead of an empty table. */
  readonly nothing: string
  /** The width of the terminal; undefined if lines may have any length, as in a file. */
  readonly columns?: number | undefined
}

/**
 * Prints rows with the same columns as a table, or as JSON. If the table is wider than the terminal, it
 * would be unreadable, so each row becomes a paragraph with a line for each column. Times are in UTC: to
 * the minute in a table, in ISO 8601 in JSON.
 */
export function printRows(
  print: (line: string) => void,
  rows: readonly Row[],
  { asJson, nothing, columns = process.stdout.columns }: PrintOptions,
): void {
  for (const line of linesOf(rows, { asJson, nothing, columns })) print(line)
}

function linesOf(rows: readonly Row[], { asJson, nothing, columns }: PrintOptions): string[] {
  if (asJson) return [jsonOf(rows)]
  const [first] = rows
  if (first === undefined) return [nothing]
  const lines = alignedLines(first, rows)
  const isTooWide = lines.some((line) => line.length > (columns ?? Number.POSITIVE_INFINITY))
  return isTooWide ? paragraphs(rows, columns ?? 0) : lines
}

function alignedLines(first: Row, rows: readonly Row[]): string[] {
  const names = Object.keys(first)
  const lines = [
    names.map(headingOf),
    ...rows.map((row) => names.map((name) => textOf(row[name] ?? null))),
  ]
  // Not `Math.max(...)`: a function takes about 100,000 arguments at most.
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

/** JSON for a terminal: what strangers wrote must not control it. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replace(CONTROLS, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )

function paragraphs(rows: readonly Row[], columns: number): string[] {
  return rows.flatMap((row, index) => {
    const indent = Math.max(...Object.keys(row).map((name) => headingOf(name).length)) + 2
    const lines = Object.entries(row).flatMap(([name, cell]) =>
      wrap(textOf(cell), columns - indent).map(
        (line, number) => (number === 0 ? headingOf(name) : '').padEnd(indent) + line,
      ),
    )
    return index === 0 ? lines : ['', ...lines]
  })
}

/** Breaks a text between words. A word that is longer than a line, such as a link, stays whole. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

const headingOf = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function textOf(cell: Cell): string {
  if (cell === null) return '-'
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ')
  return shownText(String(cell))
}
