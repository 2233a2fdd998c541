import { html } from 'ghtml'

/** Makes the HTML of an element around HTML. */
type Element = (content: string) => string

/**
 * HTML of a message with elements, which it names by their number: `Look <0>here</0>.` Its text and its
 * values are escaped.
 */
export const withElements = (text: string, ...elements: readonly Element[]): string =>
  html`${text}`.replace(
    /&#60;(\d)&#62;(.*?)&#60;\/\1&#62;/g,
    (whole, number: string, content: string) => elements[Number(number)]?.(content) ?? whole,
  )

export const strong: Element = (content) => `<strong>${content}</strong>`

/** @param path of this site, from the contract */
export const linkTo =
  (path: string): Element =>
  (content) =>
    `<a href="${html`${path}`}">${content}</a>`
