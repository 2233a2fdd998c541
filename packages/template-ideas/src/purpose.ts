/**
 * What a joke of a template does:
 *
 * - `reaction`: a situation, and the face it gets
 * - `choice`: two ways to go, and somebody between them
 * - `comparison`: two or more things beside each other
 * - `two-panel`: the same thing twice, and the difference is the joke
 * - `escalation`: each step is worse than the one before
 * - `labels`: things in the picture get names
 * - `dialogue`: somebody says something, somebody answers
 * - `document`: a poster, a book, a chart: something official that is not
 */
type Pattern =
  | 'choice'
  | 'comparison'
  | 'dialogue'
  | 'document'
  | 'escalation'
  | 'labels'
  | 'reaction'
  | 'two-panel'

/**
 * What a template is for. Each line is one set of texts, one for each zone in the template's order,
 * separated by ` | `.
 *
 * Slots, which begin with a capital where the text does:
 *
 * - `{topic}`: what the joke is about, as a noun phrase: "my inbox", "forgetting my keys"
 * - `{your topic}`: the same, said to its owner: "your inbox"
 * - `{clause}`: what happens, as a sentence: "my boss replies all"
 * - `{one}` and `{other}`: two things that a topic names: "tea or coffee"
 *
 * A noun phrase may be singular, plural or a gerund, so no verb that changes stands after it.
 */
export interface Purpose {
  readonly pattern: Pattern
  /** Words of a prompt that it fits, separated by spaces, in the singular. */
  readonly keywords: string
  /** Jokes about a noun phrase. */
  readonly topic: readonly [string, string, ...string[]]
  /** Jokes about something that happens. */
  readonly clause: readonly [string, ...string[]]
  /** Jokes about two things. */
  readonly pair?: readonly [string, ...string[]]
  /** Whole jokes, for somebody without a topic. */
  readonly written: readonly [string, string, ...string[]]
}

/** Purposes by the slug of their template. */
export type Purposes = Readonly<Record<string, Purpose>>
