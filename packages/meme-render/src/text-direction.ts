const RIGHT_TO_LEFT =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]$/u

/**
 * The direction that a text is read in, by its first letter (as UAX #9's rules P2 and P3 have it,
 * for the whole caption). It decides where the parts of a mixed line go.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const firstLetter = /\p{L}/u.exec(text)?.[0]
  return firstLetter !== undefined && RIGHT_TO_LEFT.test(firstLetter) ? 'rtl' : 'ltr'
}
