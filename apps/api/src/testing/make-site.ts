import { starterTemplates } from '@memesmith/starter-templates'
import { connectTo } from '../database/testing/test-database.ts'
import { startTestApp } from './test-app.ts'

/** Creates a site with one template, so that its start has nothing to draw. */
export async function makeSite(dataDir: string): Promise<void> {
  await (await startTestApp({ DATA_DIR: dataDir })).app.close()
  const db = await connectTo(dataDir)
  const removed = starterTemplates.map(({ slug }) => ({ slug, removedAt: 0 }))
  await db.insertInto('removedTemplates').values(removed).execute()
  await db.destroy()
}
