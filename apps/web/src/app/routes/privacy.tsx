import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { TextPage, TextSection } from '../../components/ui/text-page.tsx'
import { Contact } from '../../features/site/contact.tsx'
import { useSite } from '../../features/site/use-site.ts'
import { usePageTitle } from '../use-page-title.ts'

/** What the site knows about people. Every sentence describes what the server and the app really do. */
function PrivacyRoute() {
  usePageTitle('Privacy Policy')
  const { siteName, generator } = useSite()
  return (
    <TextPage
      title="Privacy Policy"
      intro={`What ${siteName} keeps, where, for how long, and who can see it. No trackers, no advertising, no files from other sites.`}
    >
      <TextSection title="What is kept of your account">
        <ul>
          <li>Your e-mail address, your first name if you gave one, and when you signed up.</li>
          <li>
            Your password, as a hash that nobody can turn back. If you sign in with a provider, its
            number for you instead.
          </li>
          <li>
            Your passkeys: the public half of each, its name, and when you made and last used it.
            Your finger or face never leaves your device.
          </li>
          <li>
            Your sessions: for each the browser and the system, such as Firefox on Windows, and when
            it began and was used last. One ends when you log out, after 14 days without use, and
            after 90 days in any case.
          </li>
          <li>
            Your memes with pictures, texts, titles and tags, your uploads, and your templates. A
            generated meme keeps its prompt. An upload that nothing uses is deleted after a day.
          </li>
        </ul>
        <p>Pictures are drawn anew when they arrive, so places and camera data in them are gone.</p>
      </TextSection>
      <TextSection title="What is kept in your browser">
        <ul>
          <li>
            One cookie, for your session. It is set when you log in. Others last some minutes, while
            you sign in with a provider or a passkey.
          </li>
          <li>Your theme, your favorite and recent templates, and which notices you have read.</li>
          <li>
            What you have not saved, for 30 days at most, and saves that wait for the network. When
            you log out it is encrypted for your account, or removed where the browser can not
            encrypt.
          </li>
          <li>
            Pages, templates and pictures that you have seen, so that they open without a network.
          </li>
        </ul>
      </TextSection>
      <TextSection title="Who can see what">
        <ul>
          <li>
            Everyone who has the link of a meme sees the finished meme, but not your name, your
            address or your prompt. Nobody finds a link without having it. If the picture is your
            upload, it is seen with what is drawn on it only.
          </li>
          <li>Your other pictures, your templates, tags and drafts are seen by you alone.</li>
          <li>
            Administrators see your e-mail address, first name, when you signed up, the last day you
            came, how much you keep, and your finished memes. A search for memes, and each look at
            one, is logged.
          </li>
          <li>Whoever runs the server can read its database and its backups.</li>
          <li>
            {generator === 'model'
              ? 'Your prompts go to the AI model that the people who run this site have connected. So do, when you ask for ideas, your topic and a small copy of the picture in the editor.'
              : 'Your prompts stay here: no AI model gets them.'}
          </li>
        </ul>
      </TextSection>
      <TextSection title="Addresses and logs">
        <p>
          The server’s log can have a line for each request: its time, path, status and network
          address. It never has passwords, prompts, texts or cookies. How long it is kept is up to
          the people who run this site. To stop floods, requests are counted by network for a day at
          most. A report about a meme keeps no address, only a number made from it.
        </p>
      </TextSection>
      <TextSection title="E-mails">
        <p>
          You get e-mails only with links that you asked for: to confirm your address, or to set a
          new password. If your address changes, the one before is told.
        </p>
      </TextSection>
      <TextSection title="Your choices">
        <p>
          A deleted meme is gone for everyone at once, and erased after the seconds in which you can
          undo it. <Link to={PAGES.account}>Your account</Link> gives you everything as a zip,
          corrects your name and address, and deletes all of it for good. Two things stay after
          that: entries of the administrators’ log, which know your account by a number only, and
          backups until they are replaced.
        </p>
        <p>
          <Contact />
        </p>
      </TextSection>
    </TextPage>
  )
}

export { PrivacyRoute as Component }
