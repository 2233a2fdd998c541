import { shortenText } from '../../runtime/shorten-text.ts'

/** A description of a generated picture may be a whole paragraph, and is read out in one go. */
const MAX_DESCRIPTION_LENGTH = 300

interface DescribedMeme {
  readonly title: string
  readonly topText: string
  readonly bottomText: string
  /** What the picture shows, apart from the captions; null where nobody has said. */
  readonly pictureDescription: string | null
}

/** What a meme says and shows, for people who can't see it. */
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
