import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { TextPage, TextSection } from '../../components/ui/text-page.tsx'
import { Contact } from '../../features/site/contact.tsx'
import { useSite } from '../../features/site/use-site.ts'
import { usePageTitle } from '../use-page-title.ts'

/** What the site knows about people. Every sentence describes what the server and the app really do. */
function PrivacyRoute() {
  usePageTitle(t`Privacy Policy`)
  const { siteName, generator, publicGallery } = useSite()
  const hasPublicSide = publicGallery !== 'off'
  const picturesPath = PAGES.pictures
  return (
    <TextPage
      title={t`Privacy Policy`}
      intro={t`What ${siteName} keeps, where, for how long, and who can see it. No trackers, no advertising, no files from other sites.`}
    >
      <TextSection title={t`What is kept of your account`}>
        <ul>
          <li>{t`Your e-mail address, your first name if you gave one, and when you signed up.`}</li>
          <li>{t`The language that you chose, and what administrators decided about your memes: the reason, what you said against it, and their answer.`}</li>
          {hasPublicSide && (
            <li>{t`Your handle and the one before it, which memes you showed in public and when, whose meme yours was made after, and what you like.`}</li>
          )}
          <li>{t`Your password, as a hash that nobody can turn back. If you log in with a provider, its number for you instead.`}</li>
          <li>{t`Your passkeys: the public half of each, its name, and when you made and last used it. Your finger or face never leaves your device.`}</li>
          <li>{t`Your sessions: for each the browser and the system, such as Firefox on Windows, and when it began and was used last. One ends when you log out, after 14 days without use, and after 90 days in any case.`}</li>
          <li>{t`Your memes with pictures, texts, titles and tags, your uploads, and your templates. A generated meme keeps its prompt, and a meme that moves its copies as GIF and MP4 once somebody asked for them; they are deleted with it. An upload that nothing uses is deleted after a day.`}</li>
          <li>
            <Trans>
              The API keys that you make, and those of programs that you let in: a hash of each, its
              name, what it may do, and when it was made, last used, and ends. Whoever has a key
              acts as you until you revoke it on <Link to={PAGES.account}>your account page</Link>.
            </Trans>
          </li>
        </ul>
        <p>{t`Pictures are drawn anew when they arrive, so places and camera data in them are gone. A video is read in your browser: only the part that you choose is sent, as a picture that moves, without its sound.`}</p>
      </TextSection>
      <TextSection title={t`What is kept in your browser`}>
        <ul>
          <li>{t`A cookie for your session, from when you log in, and one for your language, for 400 days. Others last some minutes, while you log in with a provider or a passkey.`}</li>
          <li>{t`Your theme, your favorite and recent templates, your recent stickers, and which notices you have read.`}</li>
          <li>{t`What you have not saved, for 30 days at most, and saves that wait for the network. When you log out it is encrypted for your account, or removed where the browser can not encrypt.`}</li>
          <li>{t`Pages, templates and pictures that you have seen, so that they open without a network.`}</li>
        </ul>
      </TextSection>
      <TextSection title={t`Who can see what`}>
        <ul>
          <li>{t`Everyone who has the link of a meme sees the finished meme, but not your name, your address or your prompt. Nobody finds a link without having it. If the picture is your upload, it is seen with what is drawn on it only.`}</li>
          <li>{t`Your other pictures, your templates, tags and drafts are seen by you alone.`}</li>
          {hasPublicSide && (
            <li>{t`Memes that you show in public are the exception: everybody finds them here, in feeds and with search engines, with their titles, tags and likes, and with your handle. Which memes you like is seen by you alone. You can take a meme back at any time; remixes of it still name your handle.`}</li>
          )}
          <li>{t`Administrators see your e-mail address, first name, when you signed up, the last day you came, how much you keep, and your finished memes. A search for memes, and each look at one, is logged.`}</li>
          <li>{t`Whoever runs the server can read its database and its backups.`}</li>
          <li>
            {generator === 'model'
              ? t`Your prompts go to the AI model that the people who run this site have connected. So do, when you ask for ideas, your topic and a small copy of the picture in the editor.`
              : t`Your prompts stay here: no AI model gets them.`}
          </li>
        </ul>
      </TextSection>
      <TextSection title={t`Addresses and logs`}>
        <p>
          <Trans>
            The server’s log can have a line for each request: its time, path, status and network
            address. It never has passwords, prompts or cookies, and texts only where the address of
            a picture has them, as below {picturesPath}. How long it is kept is up to the people who
            run this site. To stop floods, requests are counted by network for a day at most. A
            report about a meme keeps no address, only a number made from it.
          </Trans>
        </p>
      </TextSection>
      <TextSection title={t`E-mails`}>
        <p>{t`You get e-mails only with links that you asked for: to confirm your address, or to set a new password. If your address changes, the one before is told.`}</p>
      </TextSection>
      <TextSection title={t`Your choices`}>
        <p>{t`A deleted meme is gone for everyone at once, and erased after the seconds in which you can undo it. One that administrators took down is kept for 30 days, in which they can restore it.`}</p>
        <p>
          <Trans>
            <Link to={PAGES.account}>Your account</Link> gives you everything as a zip, corrects
            your name and address, and deletes all of it for good.
          </Trans>{' '}
          {t`Some things stay after that: entries of the administrators’ log, which know your account by a number only; of memes that were taken down, the link, the reason, and numbers by which the picture is recognized; and backups until they are replaced.`}
        </p>
        <p>
          <Contact />
        </p>
      </TextSection>
    </TextPage>
  )
}

export { PrivacyRoute as Component }
