import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { TextPage, TextSection } from '../../components/ui/text-page.tsx'
import { Contact } from '../../features/site/contact.tsx'
import { reviewLine } from '../../features/site/review-line.ts'
import { useSite } from '../../features/site/use-site.ts'
import { usePageTitle } from '../use-page-title.ts'

/** The rules of the site, as far as the software can state them. */
function TermsRoute() {
  usePageTitle(t`Terms of Service`)
  const { siteName, signUpLine, watermarkText, privacyUrl, publicGallery } = useSite()
  const signUp = signUpLine || t`It is free and takes one e-mail.`
  return (
    <TextPage
      title={t`Terms of Service`}
      intro={t`The rules of ${siteName}, in short. It is run by its own operator, not by the makers of the software.`}
    >
      <TextSection title={t`Your account`}>
        <p>
          <Trans>
            Looking around needs no account; making memes does. {signUp} Keep your password to
            yourself: what is done with your account is yours to answer for. You can delete it at
            any time on <Link to={PAGES.account}>your account page</Link>.
          </Trans>
        </p>
      </TextSection>
      <TextSection title={t`What you make`}>
        <ul>
          <li>
            {publicGallery === 'off'
              ? t`Your memes stay yours. The site shows them to whoever has their links, and to nobody else.`
              : t`Your memes stay yours. The site shows them to whoever has their links. Those that you show in public it shows to everybody, with your handle, until you take them back.`}
            {publicGallery === 'review' && ` ${reviewLine()}`}
          </li>
          <li>{t`Use pictures that you may use, of people who would not mind.`}</li>
          <li>
            {watermarkText === ''
              ? t`Memes carry no watermark.`
              : t`Every meme carries a small watermark: ${watermarkText}.`}
          </li>
        </ul>
      </TextSection>
      <TextSection title={t`What has no place here`}>
        <ul>
          <li>{t`What insults or threatens people.`}</li>
          <li>{t`Something private of others.`}</li>
          <li>{t`Sexual or violent pictures.`}</li>
          <li>{t`Works of others without permission.`}</li>
          <li>{t`Advertising and fraud.`}</li>
        </ul>
        <p>{t`Everyone can report a shared meme on its page. Administrators take such memes down, which ends their links, and suspend accounts that keep making them. You read why a meme of yours was taken down, and can appeal once. You can not save such a picture again.`}</p>
      </TextSection>
      <TextSection title={t`Limits`}>
        <p>{t`Accounts have limits of space and of requests, so that there is room for all; the site says so when you reach one. It comes without a promise that it is always there. Keep a copy of what matters to you: your account page has everything as a zip.`}</p>
      </TextSection>
      <TextSection title={t`Questions`}>
        <p>
          <Contact />{' '}
          <Trans>
            <Link to={privacyUrl ?? PAGES.privacy}>What is kept of you</Link> is on a page of its
            own.
          </Trans>
        </p>
      </TextSection>
    </TextPage>
  )
}

export { TermsRoute as Component }
