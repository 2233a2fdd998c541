import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as initial from './migrations/0001-initial.ts'
import * as templateCollection from './migrations/0002-template-collection.ts'
import * as generation from './migrations/0003-generation.ts'
import * as accounts from './migrations/0004-accounts.ts'
import * as thumbnailsOnDemand from './migrations/0005-thumbnails-on-demand.ts'
import * as userStorage from './migrations/0006-user-storage.ts'
import * as deletedAccounts from './migrations/0007-deleted-accounts.ts'

/** Every migration, in order; a number is never used twice and a released file never changes. */
const MIGRATIONS = {
  '0001-initial': initial,
  '0002-template-collection': templateCollection,
  '0003-generation': generation,
  '0004-accounts': accounts,
  '0005-thumbnails-on-demand': thumbnailsOnDemand,
  '0006-user-storage': userStorage,
  '0007-deleted-accounts': deletedAccounts,
}

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/**
 * Brings the tables up to date, all in one transaction.
 *
 * @throws what the database throws; the tables are as they were then
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
