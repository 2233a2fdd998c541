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
export async function findProblemsOfReads(db: Db, seeding: Seeding['state']): Promise<string[]> {
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

/** Why nothing can be written to the database; empty if something can. */
export const findProblemsOfWrites = ({ config, db }: Stores): Promise<string[]> =>
  problemIn(() => checkWritable(db), ofDatabase(config))

/** Why no picture can be stored; empty if one can. */
export const findProblemsOfPictures = ({ config, images }: Stores): Promise<string[]> =>
  problemIn(
    () => images.assertCanStore(),
    config.s3 === undefined ? ofDatabase(config) : () => BUCKET_AWAY,
  )

const ofDatabase =
  ({ maxDatabaseBytes }: Stores['config']) =>
  (error: unknown): string => {
    if (!isStorageFull(error)) return DATABASE_UNWRITABLE
    return `the disk is full${maxDatabaseBytes === undefined ? '' : ', or STORAGE_LIMIT_MB is reached'}`
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
