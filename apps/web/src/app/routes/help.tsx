import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { EDITOR_PATH, PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { TextPage, TextSection } from '../../components/ui/text-page.tsx'
import { Contact } from '../../features/site/contact.tsx'
import { reviewLine } from '../../features/site/review-line.ts'
import { useSite } from '../../features/site/use-site.ts'
import { formatSize } from '../../lib/languages/format.ts'
import { usePageTitle } from '../use-page-title.ts'

function keys() {
  const myMemes = t`My Memes`
  return [
    ['Tab', t`next layer`],
    [t`Arrows`, t`move by 1 px; with Shift by 10`],
    ['Enter', t`edit the text in place; Escape ends it`],
    [t({ message: 'Delete', context: 'a key' }), t`delete the layer`],
    ['Ctrl/⌘ C, X, V', t`copy, cut and paste, also between tabs`],
    ['Ctrl/⌘ D', t`duplicate`],
    [t`[ and ]`, t`one place to the back, to the front`],
    ['Ctrl/⌘ Z', t`undo; with Shift redo: 200 steps, which survive a reload`],
    ['Ctrl/⌘ S', t`save`],
    [t`Alt while dragging`, t`no snapping`],
    [t`Shift while dragging`, t`straight, in steps of 15°, or with the other choice of proportion`],
    ['Ctrl/⌘ Enter', t`generate, in the field of the prompt`],
    ['Ctrl/⌘ A', t`select all memes, in ${myMemes}`],
    ['F8', t`go to the message in the corner`],
  ] as const
}

/** How to use the site. */
function HelpRoute() {
  usePageTitle(t`Help Center`)
  const { maxUploadBytes, publicGallery } = useSite()
  const size = formatSize(maxUploadBytes)
  const layers = t`Layers`
  const download = t`Download Meme`
  const save = t`Save to Gallery`
  const share = t`Share Meme`
  const myMemes = t`My Memes`
  const generator = t`AI Generator`
  const report = t`Report this meme`
  const showInPublic = t`Show in Public`
  const takeBack = t`Take Back from Public`
  const explore = t`Explore`
  return (
    <TextPage
      title={t`Help Center`}
      intro={t`From a picture to a link in four steps, and what else there is.`}
    >
      <TextSection title={t`Make a meme`}>
        <ul>
          <li>
            <Trans>
              Pick a template in the <Link to={PAGES.gallery}>gallery</Link>, or{' '}
              <Link to={EDITOR_PATH}>bring a picture</Link> of up to {size}: PNG, JPEG, GIF, WebP,
              AVIF or SVG, or a part of a video. What moves stays moving.
            </Trans>
          </li>
          <li>
            {t`Type your words. Drag texts, stickers and drawings where you want them; the panel ${layers} has everything that the canvas has.`}
          </li>
          <li>
            {t`${download} gives you the file, the button beside it others, and says where each works. ${save} keeps it in ${myMemes}.`}
          </li>
          <li>
            {t`${share} sends the picture or a link. Everyone who has the link can see the meme, without an account.`}
          </li>
        </ul>
        <p>
          <Trans>
            Or describe what you want in <Link to={PAGES.create}>{generator}</Link>, and edit what
            comes.
          </Trans>
        </p>
      </TextSection>
      <TextSection title={t`Keep and find your memes`}>
        <p>
          <Trans>
            <Link to={PAGES.dashboard}>{myMemes}</Link> has all that you saved. Search, tag and
            favorite them. A deleted meme can be brought back for ten seconds. Edit opens one again;
            when you save, you replace it, and its link stays, or you keep both.
          </Trans>
        </p>
        <p>
          {t`What you have not saved stays in this browser, also after a reload. Without a network the editor works on, and sends your saves when the network is back.`}
        </p>
      </TextSection>
      {publicGallery !== 'off' && (
        <TextSection title={t`Show it in public`}>
          <p>
            <Trans>
              {showInPublic}, beside a meme in {myMemes}, lets everybody find, like and remix it in{' '}
              <Link to={PAGES.explore}>{explore}</Link>, with the handle that you choose on{' '}
              <Link to={PAGES.account}>your account page</Link>. {takeBack} ends that; its link goes
              on working.
            </Trans>
            {publicGallery === 'review' && ` ${reviewLine()}`}
          </p>
        </TextSection>
      )}
      <TextSection title={t`Keys`}>
        <table className="w-full border-collapse text-start">
          <thead className="sr-only">
            <tr>
              <th>{t`Key`}</th>
              <th>{t`What it does`}</th>
            </tr>
          </thead>
          <tbody>
            {keys().map(([key, does]) => (
              <tr key={key} className="border-b border-rule">
                <th scope="row" className="w-2/5 py-2 pe-3 align-top">
                  {key}
                </th>
                <td className="py-2">{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TextSection>
      <TextSection title={t`Your account`}>
        <p>
          <Trans>
            <Link to={PAGES.account}>Your account</Link> changes your name, e-mail address and
            password, adds passkeys to log in without one, shows where you are signed in and ends
            that, gives you everything as a zip, and deletes the account.
          </Trans>
        </p>
      </TextSection>
      <TextSection title={t`Something is wrong`}>
        <p>
          <Trans>
            Every page with a shared meme has the link <em>{report}</em>.
          </Trans>{' '}
          <Contact />
        </p>
      </TextSection>
    </TextPage>
  )
}

export { HelpRoute as Component }
