import { t } from '@lingui/core/macro'
import type { Fallbacks } from '@memesmith/contract'

/** Says where the composer could not answer in the language of the prompt, or draw it. */
export function FallbackNote({ fallbacks }: { readonly fallbacks: Fallbacks }) {
  const sentences = [
    ...(fallbacks.picture
      ? [t`It knew none of the words of your prompt, so the picture shows something general.`]
      : []),
    ...(fallbacks.words
      ? [t`It could not tell the language of your prompt, so its own words are in English.`]
      : []),
    ...(fallbacks.description ? [t`It describes pictures in English only.`] : []),
  ]
  return sentences.length === 0 ? null : <p className="hint">{sentences.join(' ')}</p>
}
