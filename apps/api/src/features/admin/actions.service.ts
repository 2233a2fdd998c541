import {
  type AccountAction,
  type MemeAction,
  REPORT_REASONS,
  type ReportReason,
} from '@memesmith/contract'
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
import { answerAppeal, decideAboutOwner } from '../moderation/decide.service.ts'
import { findAnyMeme } from '../moderation/moderation.repository.ts'
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

interface MemeDecision {
  readonly act: MemeAction
  /** In the administrator's words. */
  readonly reason: string
  readonly why?: ReportReason | undefined
}

const NO_SUCH_MEME = /*i18n*/ 'There is no such meme.'

/**
 * Carries out an administrator's action on a meme.
 *
 * @throws AppError `not_found`, `not_restorable`, or `account_protected`
 */
export async function actOnMeme(
  site: SiteStorage,
  actor: Actor,
  shareId: string,
  { act, reason, why = 'other' }: MemeDecision,
): Promise<void> {
  const { db } = site
  const given = withoutNul(reason).trim()
  const about = { reason: why, details: given }
  const decide = async (what: 'suspended' | 'warned') =>
    (await decideAboutOwner(db, actor, shareId, what, about)) !== undefined
  const suspendOwner = async () => {
    const owner = (await findAnyMeme(db, shareId))?.userId
    if (owner === undefined) return false
    await suspendAccount(db, actor, owner)
    return await decide('suspended')
  }
  const carryOut = (decision: Exclude<MemeAction, 'restore'>): Promise<boolean> => {
    switch (decision) {
      case 'take-down':
        return takeDown(site, actor, shareId, given, why)
      case 'dismiss-reports':
        return dismissReports(db, actor, shareId)
      case 'let-in':
        return review(db, actor, shareId, { state: 'shown', reason: '' })
      case 'keep-out':
        return review(
          db,
          actor,
          shareId,
          { state: 'refused', reason: given || REPORT_REASONS[why] },
          why,
        )
      case 'warn':
        return decide('warned')
      case 'suspend-owner':
        return suspendOwner()
    }
  }
  if (act === 'restore') {
    if ((await restore(db, actor, shareId)) !== 'restored') throw new AppError('not_restorable')
    return
  }
  if (!(await carryOut(act))) throw new AppError('not_found', NO_SUCH_MEME)
}

/**
 * Answers an appeal, and undoes the decision if it was wrong.
 *
 * @throws AppError `not_found`
 */
export async function answerAppealOf(
  db: Db,
  actor: Actor,
  id: number,
  { answer, isReversed }: { readonly answer: string; readonly isReversed: boolean },
): Promise<void> {
  const given = { answer: withoutNul(answer).trim(), isReversed }
  const decision = await answerAppeal(db, actor, id, given)
  if (decision === undefined) throw new AppError('not_found', /*i18n*/ 'No such appeal waits.')
  if (!isReversed) return
  const { act, shareId, userId } = decision
  switch (act) {
    case 'hidden':
      await review(db, actor, shareId, { state: 'shown', reason: '' })
      return
    case 'removed':
      // It may be restored already, or purged: the answer stands all the same.
      await restore(db, actor, shareId)
      return
    case 'suspended':
      await unsuspendAccount(db, actor, userId)
      return
    case 'warned':
  }
}
