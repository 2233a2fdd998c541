import type { SignedInUser } from '@memesmith/contract'
import { randomId } from '../../lib/random-id.ts'

/** Tells nobody from anybody else, so it lasts as long as the page. */
const unnamed = randomId()

/** The name of a user's account on this machine: what their drafts are kept by. */
export const accountKeyOf = ({ id, email }: SignedInUser): string => String(id ?? email ?? unnamed)
