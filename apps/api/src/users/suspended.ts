/** What a suspended user is told. */
export const SUSPENDED =
  'This account is suspended. The people who run this site can tell you more.'
