import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSite } from './use-site.ts'

/** How to reach the people who run the site, in sentences. */
export function Contact() {
  const { contact } = useSite()
  if (contact === undefined) {
    const report = t`Report this meme`
    return (
      <Trans>
        The people who run this site have named no address for questions. Ask whoever told you about
        it or gave you your account. They do read every report that is sent with <em>{report}</em>.
      </Trans>
    )
  }
  return (
    <Trans>
      Write to the people who run this site: <a href={`mailto:${contact}`}>{contact}</a>.
    </Trans>
  )
}
