import { rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { dataFiles } from '../data-files.ts'
import { copySite, type Report } from '../move/copy-site.ts'
import { postgresSource } from '../move/site-source.ts'
import { verifyCopy } from '../move/verify-copy.ts'
import type { Db } from '../schema.ts'
import { connectSqlite } from '../sqlite/connect-sqlite.ts'
import { draftOf, makeDraft, writeBackup } from './write-backup.ts'

/** Makes the progress report of one step of a long command. */
export type ReportOn = (step: string) => Report

/**
 * Writes a backup of a site in PostgreSQL: the same kind of file as for SQLite. The servers keep
 * running; the backup has the state of one moment. Meanwhile a folder beside `target` needs as much
 * space as the backup itself.
 *
 * @param sessionSecret what the servers sign sessions with
 * @param complete as for `writeBackup`
 * @throws Error with a sentence for the operator
 */
export async function backUpPostgres(
  db: Db,
  target: string,
  sessionSecret: string,
  reportOn: ReportOn,
  complete?: (draft: string) => Promise<void>,
): Promise<void> {
  makeDraft(target)
  const folder = `${target}.site`
  rmSync(folder, { recursive: true, force: true })
  try {
    await copyToFolder(db, folder, reportOn)
    writeFileSync(dataFiles(folder).sessionSecret, sessionSecret, { mode: 0o600 })
    await writeBackup(folder, target, complete)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(draftOf(target), { force: true })
  }
}

async function copyToFolder(db: Db, folder: string, reportOn: ReportOn): Promise<void> {
  const target = await connectSqlite(folder)
  try {
    const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    const problems = await reading.execute(async (snapshot) => {
      // No timeout: the copy may take any time.
      await sql`set local statement_timeout = 0`.execute(snapshot)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot)
      const source = postgresSource(snapshot)
      await copySite(source, target, undefined, reportOn('copied'))
      return await verifyCopy(source, target, undefined, reportOn('compared'))
    })
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    await target.destroy()
  }
}
