/**
 * Lists of the public side as feeds.
 *
 * Titles, handles and tags are words of strangers. In Atom the library writes a title as HTML, so it is
 * escaped here first; XML has no place at all for control characters.
 */
import {
  type PublicFilter,
  type PublicMeme,
  personPath,
  publicFeedPath,
  publicListPath,
} from '@memesmith/contract'
import { Feed } from 'feed'
import { html } from 'ghtml'

interface FeedOf {
  readonly title: string
  readonly filter: PublicFilter
  readonly memes: readonly PublicMeme[]
  /** Scheme and host of the links. */
  readonly origin: string
}

/** Characters that XML 1.0 does not have. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const readable = (text: string): string => text.toWellFormed().replace(NOT_XML, '')

/** A feed in the format of Atom (RFC 4287). */
export const atomFeed = (list: FeedOf): string =>
  feedOf(list, (text) => html`${readable(text)}`).atom1()

/** A feed in the format of jsonfeed.org, whose titles are plain text. */
export const jsonFeed = (list: FeedOf): string => feedOf(list, readable).json1()

function feedOf({ title, filter, memes, origin }: FeedOf, titleOf: (text: string) => string): Feed {
  const page = origin + publicListPath(filter)
  const feed = new Feed({
    id: page,
    link: page,
    title: readable(title),
    generator: false,
    // A feed changes with its memes only. Without one, it never did.
    updated: new Date(memes[0]?.shownAt ?? 0),
    feedLinks: {
      atom: origin + publicFeedPath(filter, 'atom'),
      json: origin + publicFeedPath(filter, 'json'),
    },
  })
  for (const meme of memes) {
    const link = origin + meme.shareUrl
    const picture = origin + meme.pictureUrl
    const alt = readable(meme.alt)
    feed.addItem({
      id: link,
      link,
      title: titleOf(meme.title),
      date: new Date(meme.shownAt),
      content: html`<p><a href="${link}"><img src="${picture}" width="${meme.width}" height="${meme.height}" alt="${alt}"></a></p>`,
      image: { url: picture, type: 'image/jpeg' },
      author: [{ name: readable(meme.handle), link: origin + personPath(meme.handle) }],
      category: meme.tags.map((tag) => ({ name: readable(tag), term: readable(tag) })),
    })
  }
  return feed
}
