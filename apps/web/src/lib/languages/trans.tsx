import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { i18n, type Message } from './i18n.ts'

type Elements = Readonly<Record<string, ReactElement>>

interface TransProps extends Message {
  /** The elements of the message by their number. */
  readonly components?: Elements
}

/** What the `Trans` macro becomes: a message with elements in it. */
export const Trans = ({ components = {}, ...message }: TransProps) =>
  withElements(i18n._(message), components)

const TAG = /<(\d+)(\/?)>/g

/** Replaces `<0>text</0>` and `<0/>` in a text by elements. */
function withElements(text: string, elements: Elements): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: tag, 1: name = '', 2: slash, index } of text.matchAll(TAG)) {
    const element = elements[name]
    const start = index + tag.length
    const close = slash === '/' ? '' : `</${name}>`
    const inner = text.indexOf(close, start)
    // A tag before the end is in the element that was replaced.
    if (element === undefined || index < end || inner < 0) continue
    parts.push(text.slice(end, index))
    end = inner + close.length
    const content = close === '' ? [] : [withElements(text.slice(start, inner), elements)]
    parts.push(cloneElement(element, { key: index }, ...content))
  }
  parts.push(text.slice(end))
  return parts
}
