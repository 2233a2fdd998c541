/** The message for a suspended user. */
export const SUSPENDED =
  'This account is suspended. The people who run this site can tell you more.'
