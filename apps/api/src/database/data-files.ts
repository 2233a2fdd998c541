import { join } from 'node:path'

/** The files of a data folder, as absolute paths. */
export function dataFiles(dataDir: string) {
  return {
    database: join(dataDir, 'memesmith.sqlite'),
    sessionSecret: join(dataDir, 'session-secret'),
    /** Locked by the running server; always empty. */
    lock: join(dataDir, 'server.lock'),
    /** An older version kept 16 MB of the disk there. */
    reserve: join(dataDir, 'reserve'),
    /** Copies that the server makes before migrations. */
    copies: join(dataDir, 'backups'),
  }
}
