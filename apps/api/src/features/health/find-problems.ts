import type { Config } from '../../config/config.ts'
import { checkWritable } from '../../database/connect.ts'
import { isStorageFull } from '../../database/problem-of.ts'
import type { Db } from '../../database/schema.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { listTemplateTexts } from '../templates/catalog/templates.repository.ts'
import type { Seeding } from '../templates/starter/seed-in-background.service.ts'

export const DATABASE_AWAY = 'the database does not answer'
export const DATABASE_UNWRITABLE = 'the database can not be written to'
export const BUCKET_AWAY = 'the bucket of S3_BUCKET does not answer'
const NOT_SEEDED = 'the starter templates could not be stored'

/** Why the site can't be viewed; empty if it can. */
export async function findProblemOf(db: Db, seeding: Seeding['state']): Promise<string[]> {
  try {
    // Templates of a new version may be missing for a while; a gallery without any is of no use.
    const templates = await listTemplateTexts(db, 0, 1)
    return templates.length === 0 && seeding === 'failed' ? [NOT_SEEDED] : []
  } catch {
    return [DATABASE_AWAY]
  }
}

interface Stores {
  readonly config: Pick<Config, 'maxDatabaseBytes' | 's3'>
  readonly db: Db
  readonly images: ImageStorage
}

/** Why a meme can't be saved; empty if it can. */
export async function findProblemsOfSaves({ config, db, images }: Stores): Promise<string[]> {
  const limit = config.maxDatabaseBytes === undefined ? '' : ', or STORAGE_LIMIT_MB is reached'
  const ofDatabase = (error: unknown) =>
    isStorageFull(error) ? `the disk is full${limit}` : DATABASE_UNWRITABLE
  const hasBucket = config.s3 !== undefined
  const problems = [
    await problemIn(() => checkWritable(db), ofDatabase),
    await problemIn(() => images.assertCanStore(), hasBucket ? () => BUCKET_AWAY : ofDatabase),
  ]
  return [...new Set(problems.flat())]
}

async function problemIn(
  check: () => Promise<void>,
  nameOf: (error: unknown) => string,
): Promise<string[]> {
  try {
    await check()
    return []
  } catch (error) {
    return [nameOf(error)]
  }
}
