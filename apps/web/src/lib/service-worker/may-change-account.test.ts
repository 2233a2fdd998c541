import { calls } from '@memesmith/contract'
import { expect, it } from 'vitest'
import { mayChangeAccount } from './may-change-account.ts'

const isForgotten = ({ method, path }: { method: string; path: string }) =>
  mayChangeAccount(new Request(`http://localhost${path}`, { method }))

it.each([
  calls.logIn,
  calls.signUp,
  calls.signInWithPasskey,
  calls.signUpWithPasskey,
  calls.logOut,
])('$path may change who is signed in, so what the worker keeps for the user goes', (call) => {
  expect(isForgotten(call)).toBe(true)
})

it('asking for a passkey, or who is signed in, changes nothing', () => {
  expect([calls.startPasskeySignIn, calls.getCurrentUser].map(isForgotten)).toEqual([false, false])
})
