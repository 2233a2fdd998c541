/**
 * A site's totals, and how much they have grown.
 *
 * Problem: counting a million memes takes a second, and no index has the time at which they were made.
 * Approach: the totals are sums over users, computed once a minute at most. They are stored every hour,
 * so that growth is the difference of two totals. It is null until the first hour has been stored.
 */
import {
  type AdminOverview,
  DAY_MS,
  type Growth,
  HOUR_MS,
  MEGABYTE,
  MINUTE_MS,
} from '@memesmith/contract'
import type { I18n } from '@memesmith/languages/server'
import type { Config } from '../../config/config.ts'
import { COMMIT, VERSION } from '../../config/version.ts'
import type { Db } from '../../database/schema.ts'
import { mailCounts } from '../../mail/mail-counts.ts'
import { measureSpace } from '../../storage/measure-space.ts'
import { measureDatabase } from '../../storage/storage-report.repository.ts'
import type { Readiness } from '../health/readiness.service.ts'
import { hasOpenReports } from '../moderation/reports.repository.ts'
import {
  deleteHoursBefore,
  findHourAt,
  hasHour,
  insertHour,
  type SiteTotals,
  sumTotals,
} from './site-totals.repository.ts'

const WEEK_MS = 7 * DAY_MS

/** Stores the totals of this hour. Call it several times an hour. */
export async function keepHour(db: Db, now = Date.now()): Promise<void> {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS
  if (await hasHour(db, hour)) return
  await insertHour(db, hour, await sumTotals(db))
  await deleteHoursBefore(db, hour - WEEK_MS - DAY_MS)
}

/** @returns a function that reads the overview; the numbers are up to a minute old */
export function createOverview(
  config: Config,
  db: Db,
  checkReadiness: () => Promise<Readiness>,
): (i18n: I18n) => Promise<AdminOverview> {
  let countedAt = Number.NEGATIVE_INFINITY
  let counted: ReturnType<typeof countEverything> | undefined

  return async (i18n) => {
    const now = performance.now()
    if (counted === undefined || now - countedAt > MINUTE_MS) {
      countedAt = now
      counted = countEverything(config, db)
      counted.catch(() => {
        counted = undefined
      })
    }
    const { notReady, problems } = await checkReadiness()
    return {
      ...(await counted),
      ...(notReady !== undefined && { notReady }),
      problems: [...problems],
      hasReports: await hasOpenReports(db),
      mails: config.mail === undefined ? null : describeMails(),
      version: VERSION,
      ...(COMMIT && { commit: COMMIT }),
      limits: describeLimits(config, i18n),
    }
  }
}

async function countEverything(config: Config, db: Db) {
  const now = Date.now()
  const totals = await sumTotals(db)
  const lastDay = await findHourAt(db, now - DAY_MS)
  const lastWeek = await findHourAt(db, now - WEEK_MS)
  const growth = (name: keyof SiteTotals): Growth => ({
    total: totals[name],
    lastDay: lastDay === undefined ? null : totals[name] - lastDay[name],
    lastWeek: lastWeek === undefined ? null : totals[name] - lastWeek[name],
  })
  const { bytes } = await measureDatabase(db)
  const { freeBytes } = await measureSpace(db, config)
  return {
    users: growth('users'),
    memes: growth('memes'),
    bytes: growth('bytes'),
    databaseBytes: bytes,
    freeBytes: freeBytes ?? null,
  }
}

function describeMails(): AdminOverview['mails'] {
  const { lastFailure, ...numbers } = mailCounts()
  return {
    ...numbers,
    lastFailure: lastFailure && { ...lastFailure, at: new Date(lastFailure.at).toISOString() },
  }
}

/** The current limits, named like their settings. */
function describeLimits(config: Config, i18n: I18n): AdminOverview['limits'] {
  const limit = (value: number, unit = '') =>
    value === 0 ? i18n.t('no limit') : `${value.toLocaleString(i18n.language)}${unit}`
  const megabytes = (bytes: number) => limit(bytes / MEGABYTE, ' MB')
  const { policy, domains } = config.signUp
  const none = i18n.t('none')
  const limits = {
    SIGN_UP: policy,
    SIGN_UP_DOMAINS: domains.join(', ') || i18n.t('all'),
    SIGN_UPS_PER_HOUR: limit(config.signUpsPerHour),
    STORAGE_PER_USER_MB: megabytes(config.storagePerUser),
    STORAGE_UNVERIFIED_MB: megabytes(config.storageUnverified),
    STORAGE_PER_NETWORK_MB: megabytes(config.storagePerNetwork),
    MEMES_PER_USER: limit(config.memesPerUser),
    STORAGE_LIMIT_MB: megabytes(config.maxDatabaseBytes ?? 0),
    GENERATIONS_PER_HOUR: limit(config.generationsPerHour),
    GENERATIONS_AT_ONCE: String(config.generationsAtOnce),
    RATE_LIMIT_FACTOR:
      config.rateLimitFactor === 0 ? i18n.t('no limits') : String(config.rateLimitFactor),
    REQUEST_TIMEOUT_SECONDS: String(config.requestTimeoutMs / 1000),
    READ_ONLY: String(config.readOnly),
    ANNOUNCEMENT: config.announcement ?? none,
    ABUSE_CONTACT: config.abuseContact ?? none,
  }
  return Object.entries(limits).map(([setting, value]) => ({ setting, value }))
}
