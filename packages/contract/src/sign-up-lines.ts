/** Who may sign up: anyone, people with an invitation, or nobody. */
export const SIGN_UP_POLICIES = ['open', 'invite', 'closed'] as const
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number]

/** Why not everyone may sign up. */
export const SIGN_UP_LINES: Readonly<Record<Exclude<SignUpPolicy, 'open'>, string>> = {
  invite: 'Sign-up is by invitation here.',
  closed: 'Sign-up is closed here.',
}
