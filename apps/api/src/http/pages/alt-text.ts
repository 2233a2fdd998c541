import type { I18n } from '@memesmith/languages/server'
import { readTemplateTextsIn } from '@memesmith/languages/template-texts'
import { shortenText } from '../../runtime/shorten-text.ts'

/**
 * A generated description may be a whole paragraph, and screen readers can't pause in an alt text.
 */
const MAX_DESCRIPTION_LENGTH = 300

interface DescribedMeme {
  readonly title: string
  readonly topText: string
  readonly bottomText: string
  /** The description of the picture without captions; null when there is none. */
  readonly pictureDescription: string | null
}

/** Alternative text, in a language, with a meme's captions and description. */
export async function altText(
  { title, topText, bottomText, pictureDescription }: DescribedMeme,
  i18n: I18n,
): Promise<string> {
  const words = wordsOf([topText, bottomText])
  const said =
    words === ''
      ? i18n.t('A meme: {title}', { title: oneLine(title) })
      : i18n.t('A meme that says: {words}', { words })
  const described = pictureDescription ?? ''
  // That of a starter template is translated.
  const inLanguage = (await readTemplateTextsIn(i18n.language)).get(described) ?? described
  const shown = shortenText(oneLine(inLanguage), MAX_DESCRIPTION_LENGTH)
  if (shown === '') return said
  return /[.!?…。！？।؟]$/u.test(said)
    ? i18n.t('{said} The picture: {shown}', { said, shown })
    : i18n.t('{said}. The picture: {shown}', { said, shown })
}

/** The words of texts on one line. Texts without any are left out. */
export const wordsOf = (texts: readonly string[]): string =>
  texts
    .map(oneLine)
    .filter((text) => text !== '')
    .join(' / ')

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')
