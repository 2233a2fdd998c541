import { EDITOR_PATH, formatBytes, PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { TextPage, TextSection } from '../../components/ui/text-page.tsx'
import { Contact } from '../../features/site/contact.tsx'
import { useSite } from '../../features/site/use-site.ts'
import { usePageTitle } from '../use-page-title.ts'

const KEYS = [
  ['Tab', 'next layer'],
  ['Arrows', 'move by 1 px; with Shift by 10'],
  ['Enter', 'edit the text in place; Escape ends it'],
  ['Delete', 'delete the layer'],
  ['Ctrl/⌘ C, X, V', 'copy, cut and paste, also between tabs'],
  ['Ctrl/⌘ D', 'duplicate'],
  ['[ and ]', 'one place to the back, to the front'],
  ['Ctrl/⌘ Z', 'undo; with Shift redo: 200 steps, which survive a reload'],
  ['Ctrl/⌘ S', 'save'],
  ['Alt while dragging', 'no snapping'],
  ['Shift while dragging', 'straight, in steps of 15°, or with the other choice of proportion'],
  ['Ctrl/⌘ Enter', 'generate, in the field of the prompt'],
  ['Ctrl/⌘ A', 'select all memes, in My Memes'],
  ['F8', 'go to the message in the corner'],
] as const

/** How to use the site. */
function HelpRoute() {
  usePageTitle('Help Center')
  const { maxUploadBytes } = useSite()
  return (
    <TextPage
      title="Help Center"
      intro="From a picture to a link in four steps, and what else there is."
    >
      <TextSection title="Make a meme">
        <ul>
          <li>
            Pick a template in the <Link to={PAGES.gallery}>gallery</Link>, or{' '}
            <Link to={EDITOR_PATH}>bring a picture</Link> of up to {formatBytes(maxUploadBytes)}:
            PNG, JPEG, GIF, WebP, AVIF or SVG, or a part of a video. What moves stays moving.
          </li>
          <li>
            Type your words. Drag texts, stickers and drawings where you want them; the panel Layers
            has everything that the canvas has.
          </li>
          <li>
            Download Meme gives you the file, the button beside it others, and says where each
            works. Save to Gallery keeps it in My Memes.
          </li>
          <li>
            Share Meme sends the picture or a link. Everyone who has the link can see the meme,
            without an account.
          </li>
        </ul>
        <p>
          Or describe what you want in <Link to={PAGES.create}>AI Generator</Link>, and edit what
          comes.
        </p>
      </TextSection>
      <TextSection title="Keep and find your memes">
        <p>
          <Link to={PAGES.dashboard}>My Memes</Link> has all that you saved. Search, tag and
          favorite them. A deleted meme can be brought back for ten seconds. Edit opens one again;
          when you save, you replace it, and its link stays, or you keep both.
        </p>
        <p>
          What you have not saved stays in this browser, also after a reload. Without a network the
          editor works on, and sends your saves when the network is back.
        </p>
      </TextSection>
      <TextSection title="Keys">
        <table className="w-full border-collapse text-start">
          <thead className="sr-only">
            <tr>
              <th>Key</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            {KEYS.map(([key, does]) => (
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
      <TextSection title="Your account">
        <p>
          <Link to={PAGES.account}>Your account</Link> changes your name, e-mail address and
          password, adds passkeys to log in without one, shows where you are signed in and ends
          that, gives you everything as a zip, and deletes the account.
        </p>
      </TextSection>
      <TextSection title="Something is wrong">
        <p>
          Every page with a shared meme has the link <em>Report this meme</em>. <Contact />
        </p>
      </TextSection>
    </TextPage>
  )
}

export { HelpRoute as Component }
