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

const TAG = /<(\d+)>(.*?)<\/\1>|<(\d+)\/>/gs

/** Replaces `<0>text</0>` and `<0/>` in a text by elements. */
function withElements(text: string, elements: Elements): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: tag, 1: name, 2: inner, 3: empty, index } of text.matchAll(TAG)) {
    const element = elements[name ?? empty ?? '']
    parts.push(text.slice(end, index))
    end = index + tag.length
    if (element === undefined) parts.push(tag)
    else if (inner === undefined) parts.push(cloneElement(element, { key: index }))
    else parts.push(cloneElement(element, { key: index }, withElements(inner, elements)))
  }
  parts.push(text.slice(end))
  return parts
}
