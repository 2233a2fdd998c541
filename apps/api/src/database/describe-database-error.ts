import Sqlite from 'better-sqlite3'

/**
 * Describes why a database can't be used, and what to do, in one sentence for the operator.
 *
 * @returns the error itself when it is not an SqliteError
 */
export function describeDatabaseError(error: unknown, file: string): unknown {
  if (!(error instanceof Sqlite.SqliteError)) return error
  return new Error(`${file} ${whatIsWrong(error)}`)
}

function whatIsWrong({ code, message }: InstanceType<typeof Sqlite.SqliteError>): string {
  const kind = /^SQLITE_[A-Z]+/.exec(code)?.[0]
  switch (kind) {
    case 'SQLITE_NOTADB':
      return 'is not a database: it was left as it is; move it away, or restore a backup.'
    case 'SQLITE_CORRUPT':
      return 'is damaged: it was left as it is; restore a backup.'
    case 'SQLITE_BUSY':
      return 'is locked by another program: end that one and start again.'
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_PERM':
      return 'can not be opened and written: check that it belongs to the user that runs Memesmith.'
    case 'SQLITE_FULL':
      return 'can not grow: the disk is full.'
    default:
      return `can not be used: ${message} (${code}).`
  }
}
