import { MAX_HANDLE_LENGTH, MIN_HANDLE_LENGTH } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'

const HANDLE = /^[A-Za-z0-9_]+$/

/** Names that would seem to speak for the site, or that its addresses use. */
const RESERVED = [
  ...['admin', 'administrator', 'moderator', 'mod', 'mods', 'staff', 'team', 'official', 'owner'],
  ...['root', 'system', 'support', 'help', 'helpdesk', 'security', 'abuse', 'postmaster'],
  ...['webmaster', 'hostmaster', 'contact', 'info', 'privacy', 'terms', 'legal', 'copyright'],
  ...['memesmith', 'anonymous', 'deleted', 'everyone', 'nobody', 'null', 'undefined', 'unknown'],
  ...['explore', 'api', 'login', 'logout', 'signup', 'account', 'dashboard', 'gallery', 'create'],
]

/**
 * A handle without what people do not see: two handles with the same key look alike. Among the letters and
 * digits of a handle, those that pass for another are `0` and `o`, `1`, `i` and `l`, `5` and `s`, `rn` and
 * `m`, `vv` and `w` (Unicode TR39, confusables of ASCII).
 */
export const handleKeyOf = (handle: string): string =>
  handle
    .toLowerCase()
    .replaceAll('_', '')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/**
 * Why a handle can't be used, undefined if it can.
 *
 * @param siteName no one may pass for the site
 */
export function handleProblem(handle: string, siteName: string): Saying | undefined {
  const { length } = handle
  if (length < MIN_HANDLE_LENGTH || length > MAX_HANDLE_LENGTH || !HANDLE.test(handle)) {
    return {
      message: /*i18n*/ 'A handle has {min} to {max} letters from A to Z, digits and underscores.',
      values: { min: MIN_HANDLE_LENGTH, max: MAX_HANDLE_LENGTH },
    }
  }
  const key = handleKeyOf(handle)
  if (!/[a-z]/.test(key)) return /*i18n*/ 'A handle needs a letter or a digit.'
  const reserved = [...RESERVED, siteName.replace(/[^A-Za-z0-9]/g, '')]
  const isReserved = reserved.some((name) => handleKeyOf(name) === key)
  return isReserved ? /*i18n*/ 'That handle is reserved.' : undefined
}
