import { calls } from '@memesmith/contract'

/** The requests that may change who is signed in. */
const SIGNING = [
  calls.logIn,
  calls.signUp,
  calls.signInWithPasskey,
  calls.signUpWithPasskey,
  calls.resetPassword,
  calls.loginCallback,
  calls.logOut,
]

/** Whether a request may change who is signed in. */
export function mayChangeAccount({ method, url }: Request): boolean {
  const { pathname } = new URL(url)
  return SIGNING.some((each) => each.method === method && each.path === pathname)
}

/** Whether a request signs out. */
export const isLogOut = ({ method, url }: Request): boolean =>
  method === calls.logOut.method && new URL(url).pathname === calls.logOut.path
