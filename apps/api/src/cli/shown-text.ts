/** Characters that control a terminal, or reverse the text around them. */
export const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A text as one line for a terminal: what strangers wrote must not control it. */
export const shownText = (text: string): string => text.replace(CONTROLS, ' ')
