import { starterTemplates } from '@memesmith/starter-templates'
import { connect } from '../database/connect.ts'
import { copyMadeSite, databaseIn } from '../database/testing/test-database.ts'
import { startTestApp } from './test-app.ts'

/**
 * Creates a site with one template, so that its start has nothing to draw.
 *
 * @param environment selects a database; by default, the folder's own
 */
export async function makeSite(
  dataDir: string,
  environment?: Readonly<Record<string, string>>,
): Promise<void> {
  const settings = environment ?? (await databaseIn(dataDir))
  const isMade = settings.DATABASE_URL === undefined && (await copyMadeSite(dataDir))
  if (!isMade) await (await startTestApp({ ...settings, DATA_DIR: dataDir })).app.close()
  const db = await connect({ dataDir, databaseUrl: settings.DATABASE_URL })
  const removed = starterTemplates.map(({ slug }) => ({ slug, removedAt: 0 }))
  await db.insertInto('removedTemplates').values(removed).execute()
  await db.destroy()
}
