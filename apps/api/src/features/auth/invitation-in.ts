/** A longer text is no token; cookies have to carry it. */
const MAX_LENGTH = 100

/** The token of the invitation in a query; empty for none. */
export const invitationIn = ({ invitation }: { readonly invitation?: unknown }): string =>
  typeof invitation === 'string' && invitation.length <= MAX_LENGTH ? invitation : ''
