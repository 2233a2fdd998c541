import { join } from 'node:path'

/** What a data folder holds, by absolute path. */
export function dataFiles(dataDir: string) {
  return {
    database: join(dataDir, 'memesmith.sqlite'),
    sessionSecret: join(dataDir, 'session-secret'),
    /** Locked by the server that uses the folder; always empty. */
    lock: join(dataDir, 'server.lock'),
    /** Disk space for the time when the disk is full; it holds nothing. */
    reserve: join(dataDir, 'reserve'),
    /** Copies that the server makes by itself before it changes the tables. */
    copies: join(dataDir, 'backups'),
  }
}
