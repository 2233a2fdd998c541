import { html } from 'ghtml'

/** Makes the HTML of an element around HTML. */
type Element = (content: string) => string

/** The start or the end of an element, as it is escaped. */
const TAG = /&#60;\/?(\d)&#62;/

/** Stands for a `<` of a value. No page has this character. */
const LESS = '\u0000'

/** A value in a message with elements. None of these is in it, whatever somebody has written. */
export const asValue = (text: string): string => text.replaceAll('<', LESS)

/**
 * HTML of a message with elements, which it names by their number: `Look <0>here</0>.` Its text and its
 * values are escaped; those that people write need `asValue`. No element is in another one.
 */
export function withElements(text: string, ...elements: readonly Element[]): string {
  const [start = '', ...parts] = html`${text}`.split(TAG)
  let all = start
  for (let at = 0; at < parts.length; at += 4) {
    const [number, content = '', , after = ''] = parts.slice(at, at + 4)
    all += (elements[Number(number)]?.(content) ?? content) + after
  }
  return all.replaceAll(LESS, html`${'<'}`)
}

export const strong: Element = (content) => `<strong>${content}</strong>`

/** @param path of this site, from the contract */
export const linkTo =
  (path: string): Element =>
  (content) =>
    `<a href="${html`${path}`}">${content}</a>`
