/**
 * A text without the character U+0000, which PostgreSQL cannot store. Nobody can type it, and no
 * font shows it.
 */
export const withoutNul = (text: string): string => text.replaceAll('\0', '')
