const RIGHT_TO_LEFT =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]$/u

/**
 * The direction of a text, from its first letter (UAX #9, rules P2 and P3, for the whole caption).
 * It decides the order of the parts of a line with mixed scripts.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const firstLetter = /\p{L}/u.exec(text)?.[0]
  return firstLetter !== undefined && RIGHT_TO_LEFT.test(firstLetter) ? 'rtl' : 'ltr'
}
