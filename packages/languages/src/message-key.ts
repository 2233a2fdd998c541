/** Two messages of English that are the same, and mean something else in other languages. */
interface InContext {
  /** A text, or the parts of one. */
  readonly message: unknown
  readonly context?: string | undefined
}

/**
 * The key of a message in the files of other languages: 32 bits of its English. It takes the place of an
 * id, of which the first load would have one for each message. The build refuses two messages with one key.
 */
export function keyOfMessage({ message, context = '' }: InContext): number {
  let hash = 0
  // FNV-1a.
  for (const sign of context + JSON.stringify(message)) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  }
  return hash >>> 0
}
