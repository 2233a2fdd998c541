import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { areFontsLoaded } from '../../render/fonts.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import type { Seeding } from '../templates/starter/seed-in-background.service.ts'
import {
  BUCKET_AWAY,
  DATABASE_AWAY,
  DATABASE_UNWRITABLE,
  findProblemsOfPictures,
  findProblemsOfReads,
  findProblemsOfWrites,
} from './find-problems.ts'
import { keepAnswer } from './keep-answer.ts'

/** What load balancers and administrators are told. */
export interface Readiness {
  /** Why pages can't be viewed, as a sentence; undefined if they can. */
  readonly notReady: string | undefined
  /** Why nothing can be saved; empty if something can, or if it is not asked. */
  readonly problems: readonly string[]
}

interface ReadinessDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  /** The progress of the starter templates. */
  readonly seeding: Pick<Seeding, 'state'>
}

/**
 * Checks whether pages and pictures can be viewed, and memes saved. Each check that gets no answer has a
 * reason of its own.
 */
export function createReadiness(
  server: { readonly isStopping: boolean },
  { config, db, images, seeding }: ReadinessDependencies,
): () => Promise<Readiness> {
  const stores = { config, db, images }
  const isInBucket = config.s3 !== undefined
  // One at a time: checks that get no answer must not take up connections.
  const ofReads = keepAnswer(() => findProblemsOfReads(db, seeding.state), [DATABASE_AWAY])
  const ofWrites = keepAnswer(() => findProblemsOfWrites(stores), [DATABASE_UNWRITABLE])
  const ofPictures = keepAnswer(
    () => findProblemsOfPictures(stores),
    [isInBucket ? BUCKET_AWAY : DATABASE_UNWRITABLE],
  )

  return async () => {
    const missing = [
      ...(server.isStopping ? ['it is stopping'] : []),
      ...(areFontsLoaded() ? [] : ['the fonts are not loaded']),
      ...(seeding.state === 'drawing' ? ['the starter templates are still being drawn'] : []),
      ...(await ofReads()),
    ]
    if (missing.length > 0) {
      return { notReady: `The server is not ready: ${missing.join(', and ')}.`, problems: [] }
    }
    const problems = config.readOnly ? [] : await Promise.all([ofWrites(), ofPictures()])
    return { notReady: undefined, problems: [...new Set(problems.flat())] }
  }
}
