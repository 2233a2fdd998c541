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

/** Alternative text with a meme's captions and description. */
export function altText({ title, topText, bottomText, pictureDescription }: DescribedMeme): string {
  const captions = [topText, bottomText].map(oneLine).filter((text) => text !== '')
  const said =
    captions.length === 0
      ? `A meme: ${oneLine(title)}`
      : `A meme that says: ${captions.join(' / ')}`
  const shown = shortenText(oneLine(pictureDescription ?? ''), MAX_DESCRIPTION_LENGTH)
  if (shown === '') return said
  const stop = /[.!?…。！？]$/u.test(said) ? '' : '.'
  return `${said}${stop} The picture: ${shown}`
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')
