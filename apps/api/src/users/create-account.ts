import { SIGN_UP_LINES } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/schema.ts'
import { hashToken } from '../http/sessions/token-hash.ts'
import { setAdministrator, takeFirstAccount } from './administrators.repository.ts'
import { giveInvitationBack, isInvitationValid, takeInvitation } from './invitations.repository.ts'
import { insertUser, type NewUser } from './users.repository.ts'

/** A message for the user. */
interface Refusal {
  readonly problem: Saying
  readonly status: 403 | 409
}

/** Either the new user's id, or why there is none. */
export type CreatedAccount = { readonly userId: number } | Refusal

export const EMAIL_TAKEN = /*i18n*/ 'There is an account with this e-mail already. Log in instead.'

export const INVITATION_OVER =
  /*i18n*/ 'This invitation was used already, or it has expired. The people who run this site can give you a new one.'

/** Why an account can't have this address here, as a message for the user; undefined when it can. */
export function domainProblem(domains: readonly string[], email: string): Saying | undefined {
  if (domains.length === 0 || domains.includes(email.slice(email.indexOf('@') + 1)))
    return undefined
  return {
    message: /*i18n*/ 'Sign-up is for e-mail addresses at {domains} here.',
    values: { domains: domains.join(', ') },
  }
}

/** Why an account is not admitted here, as far as that is known before it is created. */
export async function refusalOf(
  db: Db,
  { signUp: { policy, domains } }: Pick<Config, 'signUp'>,
  email: string,
  invitation: string,
): Promise<Refusal | undefined> {
  if (policy === 'closed') return refuse(SIGN_UP_LINES.closed)
  if (policy === 'invite' && invitation === '') {
    return refuse(
      /*i18n*/ 'Sign-up is by invitation here. Ask the people who run this site for a link.',
    )
  }
  const problem = domainProblem(domains, email)
  if (problem !== undefined) return refuse(problem)
  const isOver = policy === 'invite' && !(await isInvitationValid(db, hashToken(invitation)))
  return isOver ? refuse(INVITATION_OVER) : undefined
}

/**
 * Creates an account if this site admits it. An invitation is used only where one is required, and
 * only if the account is created. The first account of a new site is an administrator's.
 *
 * @param transaction an invitation is used in the same transaction as the account is created
 * @param invitation the token of an invitation; empty for none
 */
export async function createAccount(
  transaction: Db,
  config: Pick<Config, 'signUp'>,
  user: NewUser,
  invitation: string,
): Promise<CreatedAccount> {
  const refusal = await refusalOf(transaction, config, user.email, invitation)
  if (refusal !== undefined) return refusal
  const isByInvitation = config.signUp.policy === 'invite'
  const tokenHash = hashToken(invitation)
  // A concurrent sign-up may have used it up.
  if (isByInvitation && !(await takeInvitation(transaction, tokenHash))) {
    return refuse(INVITATION_OVER)
  }
  const userId = await insertUser(transaction, user)
  if (userId !== undefined) {
    if (await takeFirstAccount(transaction)) await setAdministrator(transaction, userId, Date.now())
    return { userId }
  }
  if (isByInvitation) await giveInvitationBack(transaction, tokenHash)
  return { status: 409, problem: EMAIL_TAKEN }
}

const refuse = (problem: Saying) => ({ status: 403, problem }) as const
