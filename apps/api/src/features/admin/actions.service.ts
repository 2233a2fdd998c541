import type { AccountAction, MemeAction } from '@memesmith/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../runtime/app-error.ts'
import { withoutNul } from '../../runtime/without-nul.ts'
import type { SiteStorage } from '../../storage/image-storage.ts'
import {
  deleteAccountOf,
  resetAccount,
  revokeAccountKeys,
  signAccountOut,
  suspendAccount,
  unsuspendAccount,
} from '../account/manage-accounts.service.ts'
import type { Actor } from '../audit/audit.repository.ts'
import { dismissReports, restore, takeDown } from '../moderation/moderation.service.ts'
import { review } from '../moderation/review.service.ts'

interface ActionDependencies {
  readonly config: Config
  readonly db: Db
  readonly log: FastifyBaseLogger
  /** Scheme and host of links. */
  readonly origin: string
}

/**
 * Carries out an administrator's action on an account.
 *
 * @returns the link to hand over; undefined if there is none
 * @throws AppError as the services of accounts do
 */
export async function actOnAccount(
  { config, db, log, origin }: ActionDependencies,
  actor: Actor,
  userId: number,
  act: AccountAction,
): Promise<string | undefined> {
  switch (act) {
    case 'suspend':
      await suspendAccount(db, actor, userId)
      return undefined
    case 'unsuspend':
      await unsuspendAccount(db, actor, userId)
      return undefined
    case 'sign-out':
      await signAccountOut(db, actor, userId)
      return undefined
    case 'revoke-keys':
      await revokeAccountKeys(db, actor, userId)
      return undefined
    case 'delete':
      await deleteAccountOf(db, actor, userId, (error) =>
        log.error(error, 'a deleted account could not be removed'),
      )
      return undefined
    case 'reset-link':
      return await resetAccount(config, db, actor, userId, origin)
  }
}

const NO_SUCH_MEME = 'There is no such meme.'

/**
 * Carries out an administrator's action on a meme.
 *
 * @throws AppError `not_found`, or `not_restorable`
 */
export async function actOnMeme(
  site: SiteStorage,
  actor: Actor,
  shareId: string,
  { act, reason }: { readonly act: MemeAction; readonly reason: string },
): Promise<void> {
  const { db } = site
  const given = withoutNul(reason).trim()
  const decide = (decision: Exclude<MemeAction, 'restore'>): Promise<boolean> => {
    switch (decision) {
      case 'take-down':
        return takeDown(site, actor, shareId, given)
      case 'dismiss-reports':
        return dismissReports(db, actor, shareId)
      case 'let-in':
        return review(db, actor, shareId, { state: 'shown', reason: '' })
      case 'keep-out':
        return review(db, actor, shareId, { state: 'refused', reason: given })
    }
  }
  if (act === 'restore') {
    if ((await restore(db, actor, shareId)) !== 'restored') throw new AppError('not_restorable')
    return
  }
  if (!(await decide(act))) throw new AppError('not_found', NO_SUCH_MEME)
}
