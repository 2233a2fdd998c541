/**
 * The text without the characters at its end that match.
 *
 * A pattern such as `/[.,]+$/` does the same, but tries every place of a long run of full stops, and
 * reads on to the run's end from each.
 *
 * @param loose a pattern of one UTF-16 code unit, without the flag g
 */
export function trimEnd(text: string, loose: RegExp): string {
  let end = text.length
  while (end > 0 && loose.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
