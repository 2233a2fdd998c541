import { type Caption, textDirection } from '@memesmith/meme-render'

/**
 * The alignment of a text in a bar, which begins where its script does. It changes when another text is written
 * whose script begins at the other side; what is chosen stays for the rest of the text.
 *
 * @param before the text as it was
 */
export function barAlignFor(
  text: string,
  before: Pick<Caption, 'align' | 'text'>,
): Caption['align'] {
  const direction = textDirection(text)
  if (before.align === 'center' || direction === textDirection(before.text)) return before.align
  return direction === 'rtl' ? 'right' : 'left'
}
