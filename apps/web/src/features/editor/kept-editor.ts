import {
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  documentOfTexts,
  type TwoTexts,
} from '@memesmith/meme-render'
import type { Saved } from './saved.ts'
import { keptSource, NO_SOURCE, type Source } from './source.ts'
import type { Address, Work } from './work.ts'

/** What drafts call it. */
export const EDITOR_PART = 'editor'

/** Raised with every change of `KeptEditor`. */
export const KEPT_VERSION = 1

/** What of the editor is kept in a draft. */
export type KeptEditor = Work & { readonly saved: Saved | null }

export const keptEditor = ({ source, document, title, opened, saved }: KeptEditor): KeptEditor => ({
  source: keptSource(source),
  document,
  title,
  // A template that did not come yet is asked for again.
  opened: source.kind === 'loading' ? null : opened,
  saved,
})

/** What was kept before documents. */
interface KeptTexts extends Partial<TwoTexts> {
  readonly title?: string
  readonly templateId?: number | null
  readonly uploadedAt?: number | null
  readonly opened?: Address | null
}

/** Reads what an older version of the app kept. */
export function readOlder(kept: unknown): KeptEditor {
  const old: KeptTexts = typeof kept === 'object' && kept !== null ? kept : {}
  return {
    source: sourceOfOlder(old),
    document: documentOfTexts({
      topText: old.topText ?? '',
      bottomText: old.bottomText ?? '',
      fontSize: old.fontSize ?? DEFAULT_FONT_SIZE,
      textColor: old.textColor ?? DEFAULT_TEXT_COLOR,
    }),
    title: old.title ?? '',
    opened: old.opened ?? null,
    saved: null,
  }
}

function sourceOfOlder({ templateId, uploadedAt }: KeptTexts): Source {
  if (uploadedAt != null) return { kind: 'upload', uploadedAt, picture: null }
  if (templateId != null) return { kind: 'template', templateId, picture: null }
  return NO_SOURCE
}
