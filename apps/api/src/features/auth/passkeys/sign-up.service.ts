import { type NewPasskey, type PasskeyCreation, readAs } from '@memesmith/contract'
import Type, { type Static } from 'typebox'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { createAccount, EMAIL_TAKEN, refusalOf } from '../../../users/create-account.ts'
import { emailProblem, normalizeEmail } from '../../../users/email.ts'
import { firstNameProblem } from '../../../users/first-name.ts'
import type { AuthenticatedUser } from '../../../users/sign-in.ts'
import { findUserByEmail } from '../../../users/users.repository.ts'
import { type Asked, askForPasskey, takeAnswer } from './ask-browser.ts'
import { newUserHandle } from './own-passkeys.service.ts'
import { insertPasskey } from './passkeys.repository.ts'
import { verifyNewPasskey } from './verify-passkey.ts'

/** A sign-up whose fields are right, while its passkey is made. */
const PendingSignUp = Type.Object({
  email: Type.String(),
  firstName: Type.Union([Type.String(), Type.Null()]),
  invitation: Type.String(),
  userHandle: Type.String(),
})
type PendingSignUp = Static<typeof PendingSignUp>

interface SignUpFields {
  readonly email: string
  readonly firstName: string
  readonly invitation: string
}

/**
 * Checks the fields of a sign-up, and asks the browser for its passkey.
 *
 * @param admit throws when too many accounts are made. It counts each attempt, as with passwords, and
 *   before anything is said of the address
 * @throws AppError that of `admit`, or one that says what is wrong with a field, or why nobody is admitted
 */
export async function startSignUp(
  config: Pick<Config, 'signUp' | 'siteName'>,
  db: Db,
  asked: Asked,
  fields: SignUpFields,
  admit: () => Promise<void>,
): Promise<PasskeyCreation> {
  const email = normalizeEmail(fields.email)
  const firstName = fields.firstName.trim()
  const wrongEmail = emailProblem(email)
  if (wrongEmail !== undefined) throw new AppError('email_refused', wrongEmail)
  const wrongName = firstNameProblem(firstName)
  if (wrongName !== undefined) throw new AppError('name_refused', wrongName)
  const refusal = await refusalOf(db, config, email, fields.invitation)
  if (refusal !== undefined) throw new AppError('sign_up_refused', refusal.problem)
  // Whoever hands out invitations limits the accounts.
  if (config.signUp.policy !== 'invite') await admit()
  // Before a passkey is made that nobody could use. A sign-up with a password says the same.
  if ((await findUserByEmail(db, email)) !== undefined) {
    throw new AppError('email_taken', EMAIL_TAKEN)
  }
  const pending: PendingSignUp = {
    email,
    firstName: firstName || null,
    // Where none is needed, anything may be in it, of any length.
    invitation: config.signUp.policy === 'invite' ? fields.invitation : '',
    userHandle: newUserHandle(),
  }
  const maker = { ...pending, siteName: config.siteName, credentialIds: [] }
  return await askForPasskey(db, asked, 'sign-up', maker, JSON.stringify(pending))
}

/**
 * Creates the account with the passkey that the browser has made.
 *
 * @throws AppError `passkey_refused`, `sign_up_refused`, `email_taken`
 */
export async function signUpWithPasskey(
  config: Pick<Config, 'mail' | 'signUp'>,
  db: Db,
  { rp, holder }: Asked,
  { passkey, name }: { readonly passkey: NewPasskey; readonly name: string },
): Promise<AuthenticatedUser & { readonly email: string }> {
  const { challenge, data } = await takeAnswer(db, holder, 'sign-up', passkey)
  const pending = readAs(PendingSignUp, JSON.parse(data))
  if (pending === undefined) throw new Error('expected a pending sign-up')
  const { invitation, userHandle, ...fields } = pending
  const verified = await verifyNewPasskey(rp, challenge, passkey)
  const now = Date.now()
  const user = {
    ...fields,
    passwordHash: null,
    unverifiedSince: config.mail === undefined ? null : now,
  }
  return await db.transaction().execute(async (transaction) => {
    const created = await createAccount(transaction, config, user, invitation)
    if ('problem' in created) {
      const { status, problem } = created
      throw new AppError(status === 409 ? 'email_taken' : 'sign_up_refused', problem)
    }
    const { userId } = created
    const row = { ...verified, userId, rpId: rp.id, userHandle, name, createdAt: now }
    const passkeyId = await insertPasskey(transaction, row)
    // Nothing is stored then, as it throws.
    if (passkeyId === undefined) throw new AppError('passkey_refused')
    return { userId, passkeyId, email: fields.email }
  })
}
