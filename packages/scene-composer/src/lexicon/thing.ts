/** What a word can mean in a picture. */
export type Kind =
  | 'animal'
  | 'face'
  | 'bust'
  | 'person'
  | 'food'
  | 'drink'
  | 'tech'
  | 'idea'
  | 'object'
  | 'vehicle'

export type Thing = {
  /** An emoji that has a picture. */
  emoji: string
  /** What the picture shows. */
  name: string
  kind: Kind
}

/** Whether it can do something by itself. */
export const isAlive = ({ kind }: Thing): boolean =>
  kind === 'animal' || kind === 'face' || kind === 'bust' || kind === 'person'

/** Whether it is a human being, or close enough to be called "somebody". */
export const isPerson = ({ kind }: Thing): boolean =>
  kind === 'face' || kind === 'bust' || kind === 'person'

/** Whether the picture of a deed shows who does it. */
export const isDeed = ({ emoji }: Thing): boolean => /^(?:🏃|🏋️|🧘|🚴|🏊|🏄|🤹|🤺)$/u.test(emoji)
