import type { SignUpPolicy } from '@memesmith/contract'
import type { I18n } from '@memesmith/languages/server'

/** Why not everyone may sign up. */
export const signUpLineOf = (policy: Exclude<SignUpPolicy, 'open'>, i18n: I18n): string =>
  policy === 'invite' ? i18n.t('Sign-up is by invitation here.') : i18n.t('Sign-up is closed here.')
