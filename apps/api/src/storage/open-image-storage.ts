import type { Config } from '../config/config.ts'
import type { Db } from '../database/schema.ts'
import { createDatabaseStorage, type ImageStorage } from './image-storage.ts'
import { openBucket } from './s3/bucket.ts'
import { createS3Storage } from './s3/s3-storage.ts'

/** The storage that the operator has configured: a bucket, or the database. */
export const openImageStorage = ({ s3 }: Pick<Config, 's3'>, db: Db): ImageStorage =>
  s3 === undefined ? createDatabaseStorage(db) : createS3Storage(db, openBucket(s3))
