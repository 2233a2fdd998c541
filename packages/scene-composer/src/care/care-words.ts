/** What a prompt is about when it is no joke. */
export type Care = 'loss' | 'illness' | 'selfHarm'

/** The two captions of a meme that makes no joke. */
type KindLines = readonly [top: string, bottom: string]

/**
 * How a language speaks of loss, illness, self-harm and insults.
 *
 * Lists are separated by commas. `*` is any ending. A pattern's words stand next to each other, where
 * `{kin}`, `{pet}`, `{near}` (both), `{ill}`, `{people}` and `{insult}` are one word of that list, and
 * `~` is at most four words of `between`, or names. `{near}'s` is the possessive. `^` is the beginning of
 * a prompt and `$` its end: "I hate myself" is said of more than a sad day, "I hate myself for eating it" is not.
 */
export interface CareWords {
  /** People whose death or illness hurts. */
  readonly kin: string
  readonly pet: string
  /** Words that may stand between two parts of a pattern. */
  readonly between: string
  /** Illnesses that are no joke. */
  readonly ill: string
  readonly loss: string
  readonly illness: string
  readonly selfHarm: string
  /** Patterns that say one of these and mean a joke: "died laughing". */
  readonly jokes: string
  /** Words that may stand between a person and what they are called: `~` in insults. */
  readonly is: string
  /** Whom an insult hurts, besides kin. */
  readonly people: string
  readonly insult: string
  /** What only a person is called, whoever it is: "Kevin is a moron". */
  readonly slurs?: string
  /** Patterns of insults, besides `INSULTS`. */
  readonly insults?: string
  /** Patterns that look like insults and are none: "when you are stupid" is about oneself. */
  readonly harmless?: string
  /** For each, captions that are kind. Attempts take turns. */
  readonly lines: Readonly<Record<Care, readonly KindLines[]>>
}

/** The patterns of an insult in any language. */
export const INSULTS =
  '{people} ~ {insult}, {kin} ~ {insult}, {insult} {people}, {insult} {kin}, {be} ~ {slur}'

/** "Is" and "are", where a language has them. Those of "I" are left out: to call oneself names is no insult. */
export const BE =
  'is, are, was, were, ist, sind, war, bist, seid, zijn, bent, är, er, est, es, sont, é, è, sei, são, este, e, jest, to, je, jsi'
