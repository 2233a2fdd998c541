/** Characters that control a terminal, or turn the text around them. */
export const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A text in one line of a terminal, which must not be controlled by what strangers wrote. */
export const shownText = (text: string): string => text.replace(CONTROLS, ' ')
