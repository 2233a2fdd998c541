import { trimEnd } from '../trim-end.ts'

/** A word or an emoji of a prompt. */
export interface Token {
  /** As written. */
  readonly text: string
  /** In lower case, without a possessive ending. */
  readonly word: string
  readonly isEmoji: boolean
  /** Whether it is possessive: "girlfriend's". */
  readonly isOwner: boolean
  /** Whether punctuation after it ends a clause. */
  readonly endsClause: boolean
  /** Its position in the text. */
  readonly from: number
  readonly to: number
}

const PIECE =
  /(?<emoji>\p{RGI_Emoji}|\p{Extended_Pictographic})|(?<word>[\p{L}\p{M}\p{N}\&][\p{L}\p{M}\p{N}\&'’.+\-]*)(?<end>[,.!?;:…]*(?:\s+\/(?=\s))?)/gv

/** Words after which 's means "is". */
const CONTRACTION = /^(?:it|he|she|that|there|who|what|where|here|let|how|when)$/

/** The words and emoji of a cleaned prompt. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(PIECE)].map(({ groups, index }) => {
    const emoji = groups?.emoji
    if (emoji !== undefined) {
      return {
        text: emoji,
        word: emoji,
        isEmoji: true,
        isOwner: false,
        endsClause: false,
        from: index,
        to: index + emoji.length,
      }
    }
    const raw = groups?.word ?? ''
    const written = trimEnd(raw, /[.'’-]/)
    const word = written.toLowerCase().replace(/['’]s$/, '')
    const endsClause = raw.endsWith('.') || (groups?.end ?? '') !== ''
    return {
      text: written,
      word,
      isEmoji: false,
      isOwner: /\p{L}['’]s$/u.test(written) && !CONTRACTION.test(word),
      endsClause,
      from: index,
      to: index + written.length,
    }
  })
}
