import type { SignedInUser } from '@memesmith/contract'
import { randomId } from '../../lib/random-id.ts'

/**
 * A random key for users without id and e-mail address. It lasts as long as the page, so drafts are
 * not shared.
 */
const unnamed = randomId()

/** The key under which this browser keeps a user's drafts. */
export const accountKeyOf = ({ id, email }: SignedInUser): string => String(id ?? email ?? unnamed)
