import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls, encodeLine, WRITTEN_CHARS } from '@memesmith/contract'
import { TextPage, TextSection } from '../../components/ui/text-page.tsx'
import { ChooseTemplate } from '../../features/pictures/choose-template.tsx'
import { usePageTitle } from '../use-page-title.ts'

/** Texts that can't be shown as they are. */
const names = (): Readonly<Record<string, string>> => ({
  ' ': t`space`,
  '\n': t`new line`,
  '': t`empty line`,
})
const WRITTEN = [...WRITTEN_CHARS, ['', encodeLine('')] as const]

/** How to make memes by their address. */
function PicturesRoute() {
  usePageTitle(t`Memes by Address`)
  const address = `${calls.listPictures.path}/template/first text/second text.png`
  const times = 'start=0,0.5&stop=0.5,1'
  return (
    <TextPage
      title={t`Memes by Address`}
      intro={t`A template and your words in an address are a picture: for chats, wikis and bots, without an account.`}
    >
      <ChooseTemplate />
      <TextSection title={t`How it is written`}>
        <p>
          <Trans>
            <code>{address}</code>, with these in place of some characters:
          </Trans>
        </p>
        <table className="w-full max-w-sm border-collapse [&_td]:border-b [&_td]:border-rule [&_td]:py-1 [&_th]:text-start">
          <thead>
            <tr>
              <th scope="col">{t({ message: 'Text', context: 'in a table' })}</th>
              <th scope="col">{t`Address`}</th>
            </tr>
          </thead>
          <tbody>
            {WRITTEN.map(([text, written]) => (
              <tr key={text}>
                <td>{names()[text] ?? text}</td>
                <td>
                  <code>{written}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <Trans>
            A space after a <code>_</code> is <code>-</code>. <code>~-</code> keeps apart what would
            be read together: <code>~-q</code> is ~q, and <code>'~-'</code> are two single quotes.
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>
              <code>.png</code>, <code>.jpg</code>, <code>.webp</code> or <code>.gif</code>: a
              template that moves does so as WebP and GIF.
            </Trans>
          </li>
          <li>
            <Trans>
              <code>width</code>, <code>height</code>: pixels; with both, the rest is a blurred
              copy.
            </Trans>
          </li>
          <li>
            <Trans>
              <code>color=red,00ff00</code>: one for each text. <code>font=thick</code>: one of{' '}
              <a href={calls.listPictureFonts.path}>these fonts</a>. <code>layout=top</code>: all
              texts at the top.
            </Trans>
          </li>
          <li>
            <Trans>
              <code>{times}</code>: when each text comes and goes, as a part of the loop.{' '}
              <code>frames=20</code>: how many frames a picture that moves has at most.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>
            <a href={calls.listPictureTemplates.path}>All templates</a> for programs. Clients of
            memegen.link work here after a change of the host.
          </Trans>
        </p>
      </TextSection>
    </TextPage>
  )
}

export { PicturesRoute as Component }
