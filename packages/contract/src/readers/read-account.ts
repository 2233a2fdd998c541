import type { Account } from '../account.ts'
import { AnswerError, numberIn, recordOf, textIn } from './read-json.ts'

/** @throws AnswerError if the answer is not an account */
export function readAccount(answer: unknown): Account {
  const account = recordOf(answer, 'an account')
  const id = numberIn(account, 'id')
  const email = textIn(account, 'email')
  const memeCount = numberIn(account, 'memeCount')
  const storageBytes = numberIn(account, 'storageBytes') ?? 0
  const storageLimit = numberIn(account, 'storageLimit') ?? 0
  const { hasPassword } = account
  if (id === undefined || email === undefined || memeCount === undefined) {
    throw new AnswerError('expected an account with an id, an email and a memeCount')
  }
  if (typeof hasPassword !== 'boolean') throw new AnswerError('expected whether it has a password')
  const firstName = textIn(account, 'firstName') ?? null
  const mustConfirm = account.unverified === true && ({ unverified: true } as const)
  const mayAdminister = account.administrator === true && ({ administrator: true } as const)
  const newEmail = textIn(account, 'newEmail')
  const waiting = newEmail !== undefined && { newEmail }
  const use = { memeCount, storageBytes, storageLimit }
  return { id, email, firstName, ...use, hasPassword, ...mustConfirm, ...mayAdminister, ...waiting }
}
