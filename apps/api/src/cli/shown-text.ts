/** A text in one line of a terminal, which must not be controlled by what strangers wrote. */
export const shownText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
