import type { ApiErrorCode } from '@memesmith/contract'

/** PostgreSQL's code for a second row with a value that may be there once. */
const UNIQUE_VIOLATION = '23505'

/** Errors of SQLite and of PostgreSQL, by their codes. */
const PROBLEMS: Readonly<Record<string, ApiErrorCode>> = {
  SQLITE_CONSTRAINT_FOREIGNKEY: 'gone_meanwhile',
  SQLITE_FULL: 'storage_full',
  // See `read-only.ts`.
  READ_ONLY: 'read_only',
  // Another process has held the write lock for longer than the timeout.
  SQLITE_BUSY: 'busy',
  SQLITE_BUSY_RECOVERY: 'busy',
  SQLITE_BUSY_SNAPSHOT: 'busy',
  SQLITE_BUSY_TIMEOUT: 'busy',
  // https://www.postgresql.org/docs/current/errcodes-appendix.html
  // character_not_in_repertoire: a NUL, which no text of PostgreSQL has
  '22021': 'invalid_request',
  // foreign_key_violation
  '23503': 'gone_meanwhile',
  // Two servers at once: a retry finds what the other one has stored.
  [UNIQUE_VIOLATION]: 'busy',
  // disk_full
  '53100': 'storage_full',
  // serialization_failure, deadlock_detected
  '40001': 'busy',
  '40P01': 'busy',
  // read_only_sql_transaction: a replica has not taken over yet
  '25006': 'busy',
  // idle_in_transaction_session_timeout
  '25P03': 'busy',
  // too_many_connections
  '53300': 'busy',
  // lock_not_available
  '55P03': 'busy',
  // query_canceled: a timeout
  '57014': 'busy',
  // admin_shutdown, crash_shutdown, cannot_connect_now
  '57P01': 'database_away',
  '57P02': 'database_away',
  '57P03': 'database_away',
}

/** The driver `pg`'s messages for a connection that could not be opened, or has ended. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout expired|Client has encountered a connection error)/
/** How it says that a connection did not become free, or answered too late. */
const TOO_LATE = /^(Query read timeout|timeout exceeded when)/

/** What a failed query means for a client; undefined for an unexpected error. */
export function problemOf(error: unknown): ApiErrorCode | undefined {
  if (!(error instanceof Error)) return undefined
  if (CONNECTION_LOST.test(error.message)) return 'database_away'
  if (TOO_LATE.test(error.message)) return 'busy'
  if (!('code' in error) || typeof error.code !== 'string') return undefined
  return PROBLEMS[error.code] ?? (isOfSocket(error) ? 'database_away' : undefined)
}

const SOCKET_CALLS: readonly unknown[] = ['connect', 'getaddrinfo', 'read', 'write']

const isOfSocket = (error: Error): boolean =>
  'syscall' in error && SOCKET_CALLS.includes(error.syscall)

/** Whether a write failed because another row has a value that may be there once. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === UNIQUE_VIOLATION)

/** Whether a write failed because the disk is full or the operator's limit is reached. */
export const isStorageFull = (error: unknown): boolean => problemOf(error) === 'storage_full'
