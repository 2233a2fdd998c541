import { join } from 'node:path'

/** What a data folder holds, by absolute path. */
export function dataFiles(dataDir: string) {
  return {
    database: join(dataDir, 'memesmith.sqlite'),
    sessionSecret: join(dataDir, 'session-secret'),
    /** Locked by the server that uses the folder; always empty. */
    lock: join(dataDir, 'server.lock'),
    /** Copies that the server makes by itself before it changes the tables. */
    copies: join(dataDir, 'backups'),
  }
}
