import { t } from '@lingui/core/macro'

/** What happens to a meme before it is in public, on a site that reviews them. */
export const reviewLine = (): string =>
  t`Administrators look at each meme before everybody sees it.`
