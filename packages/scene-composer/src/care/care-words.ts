/** What a prompt is about when it is no joke. */
export type Care = 'loss' | 'illness' | 'selfHarm' | 'heartbreak'

/** The two captions of a meme that makes no joke. */
type KindLines = readonly [top: string, bottom: string]

/**
 * How a language speaks of loss, illness, self-harm, the end of a love, and insults.
 *
 * Lists are separated by commas. `*` is any ending. A pattern's words stand next to each other, where
 * `{kin}`, `{pet}`, `{near}` (both), `{love}`, `{ill}`, `{people}`, `{name}` and `{insult}` are one word of
 * that list, and `~` is at most four words of `between`, or names. `{near}'s` is the possessive. `^` is the beginning of
 * a prompt and `$` its end: "I hate myself" is said of more than a sad day, "I hate myself for eating it" is not.
 */
export interface CareWords {
  /** People whose death or illness hurts. */
  readonly kin: string
  readonly pet: string
  /** Who may end a love. */
  readonly love: string
  /** Words that may stand between two parts of a pattern. */
  readonly between: string
  /** Illnesses that are no joke. */
  readonly ill: string
  readonly loss: string
  readonly illness: string
  readonly selfHarm: string
  readonly heartbreak: string
  /** Patterns that say one of these and mean a joke: "died laughing". */
  readonly jokes: string
  /** Words that may stand between a person and what they are called: `~` in insults. */
  readonly is: string
  /** Whom an insult hurts, besides kin. */
  readonly people: string
  readonly insult: string
  /** First names: "Kevin is ugly". Names that are also other words, such as "April", are left out. */
  readonly names: string
  /** What only a person is called, whoever it is: "Kevin is a moron". */
  readonly slurs?: string
  /** "Is" and "are" before a slur. Those of "I" are left out: to call oneself names is no insult. */
  readonly be?: string
  /** Patterns of insults, besides `INSULTS`. */
  readonly insults?: string
  /** Patterns that look like insults and are none: "when you are stupid" is about oneself. */
  readonly harmless?: string
  /** For each, captions that are kind. Attempts take turns. */
  readonly lines: Readonly<Record<Care, readonly KindLines[]>>
}

/** The patterns of an insult in any language. */
export const INSULTS =
  '{people} ~ {insult}, {kin} ~ {insult}, {name} ~ {insult}, {insult} {people}, {insult} {kin}, {be} ~ {slur}'
