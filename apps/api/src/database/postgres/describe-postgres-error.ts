import pg from 'pg'
import { problemOf } from '../problem-of.ts'

/**
 * Describes why a PostgreSQL database can't be used, and what to do, in one sentence for the
 * operator. The address is shown without its password.
 *
 * @returns the error itself when it is not an error of the connection or of the server
 */
export function describePostgresError(error: unknown, url: string): unknown {
  const isExpected = error instanceof pg.DatabaseError || problemOf(error) !== undefined
  if (!isExpected || !(error instanceof Error)) return error
  // A host with several IP addresses fails with one error for each, and no message of its own.
  const [first = error] = error instanceof AggregateError ? error.errors : []
  const reason = first instanceof Error ? first.message : String(first)
  return new Error(
    `The database ${withoutPassword(url)} cannot be used: ${reason}. Check DATABASE_URL.`,
  )
}

/** The address of a database, to show. */
export function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `postgres://${host}${pathname}`
  } catch {
    return 'of DATABASE_URL'
  }
}
