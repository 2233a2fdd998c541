import Sqlite from 'better-sqlite3'

/**
 * Describes why a database can't be used, and what to do, in one sentence for the operator.
 *
 * @returns the error itself when it is not an SqliteError
 */
export function describeSqliteError(error: unknown, file: string): unknown {
  if (!(error instanceof Sqlite.SqliteError)) return error
  return new Error(`${file} ${whatIsWrong(error)}`)
}

function whatIsWrong({ code, message }: InstanceType<typeof Sqlite.SqliteError>): string {
  const kind = /^SQLITE_[A-Z]+/.exec(code)?.[0]
  switch (kind) {
    case 'SQLITE_NOTADB':
      return 'is not a database, and was not changed: move it away, or restore a backup.'
    case 'SQLITE_CORRUPT':
      return 'is damaged, and was not changed: restore a backup.'
    case 'SQLITE_BUSY':
      return 'is locked by another program: stop that program and start again.'
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_PERM':
      return 'cannot be opened and written: check that it belongs to the user that runs Memesmith.'
    case 'SQLITE_FULL':
      return 'cannot grow: the disk is full.'
    default:
      return `cannot be used: ${message} (${code}).`
  }
}
