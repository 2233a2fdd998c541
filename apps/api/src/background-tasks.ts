import { HOUR_MS, MINUTE_MS } from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import { deleteOldCopies } from './database/backup/back-up-before-migration.ts'
import type { Db } from './database/schema.ts'
import { removeDeletedAccounts } from './features/account/remove-deleted-accounts.ts'
import { keepHour } from './features/admin/overview.service.ts'
import { sweepImages } from './features/images/sweep-images.ts'
import { purgeDeleted } from './features/memes/bin/purge-deleted.service.ts'
import { addMissingHashes } from './features/memes/list/duplicates/add-missing-hashes.ts'
import { addMissingWords } from './features/memes/list/search/add-words.ts'
import { deleteOldSaveKeys } from './features/memes/save/save-keys.repository.ts'
import { areReportsSent, createReportSender } from './features/moderation/send-reports.ts'
import { keepWebFiles } from './features/site/keep-web-files.ts'
import { countUses } from './features/templates/catalog/popularity/count-uses.service.ts'
import { deleteOldRequestCounts } from './http/guards/rate-limits/request-counts.repository.ts'
import { createMemoryRelease, RELEASE_PAUSE_MS } from './render/release-memory.ts'
import { repeatInBackground } from './runtime/repeat-in-background.ts'
import { PURGE_PAUSE_MS } from './storage/bin.ts'
import type { ImageStorage } from './storage/image-storage.ts'

interface BackgroundTask {
  /** The log message when it fails. */
  readonly failure: string
  /** The pause after each run, in ms. */
  readonly pauseMs: number
  /** Ends soon after the signal is aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>
  /** Whether this site needs it; all do by default. */
  readonly isNeeded?: boolean
}

interface Site {
  readonly config: Config
  readonly db: Db
  readonly storage: ImageStorage
}

/** What the server does periodically while it runs. */
const tasksOf = ({ config, db, storage }: Site): BackgroundTask[] => {
  const isShared = config.databaseUrl !== undefined
  return [
    {
      failure: 'unused images could not be removed',
      pauseMs: HOUR_MS,
      run: (signal) => sweepImages(db, Date.now(), signal),
    },
    {
      failure: 'the objects of deleted pictures could not be removed',
      // Within this time, the bytes of a deleted picture are gone from the bucket.
      pauseMs: MINUTE_MS,
      run: (signal) => storage.sweep(Date.now(), signal),
      isNeeded: config.s3 !== undefined,
    },
    {
      failure: 'deleted memes and templates could not be removed',
      pauseMs: PURGE_PAUSE_MS,
      run: (signal) => purgeDeleted(db, Date.now(), signal),
    },
    {
      failure: 'deleted accounts could not be removed',
      pauseMs: HOUR_MS,
      run: (signal) => removeDeletedAccounts(db, signal),
    },
    {
      failure: 'the keys of old saves could not be removed',
      pauseMs: HOUR_MS,
      run: () => deleteOldSaveKeys(db, Date.now()),
    },
    {
      failure: 'old copies of the database could not be removed',
      pauseMs: HOUR_MS,
      run: () => deleteOldCopies(config.dataDir),
    },
    {
      failure: 'the counts of old requests could not be removed',
      pauseMs: HOUR_MS,
      run: () => deleteOldRequestCounts(db),
    },
    {
      failure: 'memes could not be made findable',
      pauseMs: MINUTE_MS,
      run: (signal) => addMissingWords(db, signal),
    },
    {
      failure: 'duplicates could not be recognized',
      pauseMs: MINUTE_MS,
      run: (signal) => addMissingHashes(db, storage, signal),
    },
    {
      failure: 'the memes of templates could not be counted',
      // Popularity changes more slowly than that.
      pauseMs: 10 * MINUTE_MS,
      run: (signal) => countUses(db, signal),
    },
    {
      failure: 'the totals could not be kept',
      // Several times an hour, because a server may be stopped at any time.
      pauseMs: 10 * MINUTE_MS,
      run: () => keepHour(db),
    },
    {
      failure: 'reports could not be sent',
      pauseMs: MINUTE_MS,
      run: createReportSender(config, db),
      isNeeded: areReportsSent(config),
    },
    {
      failure: 'the files of the web app could not be kept',
      pauseMs: HOUR_MS,
      run: () => keepWebFiles(db),
      isNeeded: isShared && config.webDevServer === undefined,
    },
    {
      failure: 'memory could not be released',
      pauseMs: RELEASE_PAUSE_MS,
      run: createMemoryRelease(),
    },
  ]
}

/** Runs the background tasks from the server's start to its end. */
export function startBackgroundTasks(app: FastifyInstance, site: Site): void {
  for (const { failure, pauseMs, run, isNeeded = true } of tasksOf(site)) {
    if (isNeeded) repeatInBackground(app, failure, run, pauseMs)
  }
}
