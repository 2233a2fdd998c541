/** How the things in a prompt are related. The relation decides the arrangement. */

interface RelationRecord {
  /** The words between the two things in a description. */
  readonly phrase: string
  /** Verbs that express it, in their base form, separated by spaces. */
  readonly verbs?: string
  readonly prepositions?: readonly string[]
}

const RELATIONS = {
  alone: { phrase: 'with' },
  together: { phrase: 'next to' },
  crowd: { phrase: 'with' },
  riding: {
    phrase: 'riding on',
    verbs:
      'ride drive fly pilot surf skateboard ski sled sail steer mount climb travel cycle balance stand skate levitate',
    prepositions: ['on top of', 'on'],
  },
  inside: { phrase: 'inside', prepositions: ['in', 'inside', 'into'] },
  arguing: { phrase: 'arguing about', verbs: 'argue debate discuss disagree bicker' },
  versus: {
    phrase: 'facing',
    verbs: 'fight battle compete wrestle duel box attack destroy punch invade kick face beat',
    prepositions: ['versus', 'vs', 'vs.', 'v', 'or', 'against'],
  },
  holding: {
    phrase: 'with',
    verbs:
      'hold carry have use play hug bring grab steal sell buy deliver get take make lift juggle give guard serve send paint fix repair build pet knit wash open lick touch keep throw catch win kiss love find show',
    prepositions: ['with', 'holding'],
  },
  wearing: { phrase: 'wearing', verbs: 'wear dress model rock', prepositions: ['wearing'] },
  eating: {
    phrase: 'with',
    verbs:
      'eat drink bite cook bake grill order taste snack munch devour chew sip brew enjoy devouring',
  },
  chasing: { phrase: 'chasing', verbs: 'chase hunt follow run escape pursue flee stalk jog race' },
  looking: {
    phrase: 'staring at',
    verbs:
      'look stare watch see judge glare discover notice ignore worship smell sniff wait photograph meet admire observe wonder',
    prepositions: ['at', 'behind'],
  },
  dreaming: {
    phrase: 'dreaming of',
    verbs:
      'dream think want wish imagine fantasize remember miss need plan hope plot consider regret crave',
    prepositions: ['about', 'for'],
  },
  presenting: {
    phrase: 'presenting',
    verbs:
      'present explain teach lecture pitch sing perform tell announce promise preach lead host conduct demonstrate',
  },
  talking: {
    phrase: 'talking about',
    verbs:
      'ask beg say talk complain gossip speak shout yell scream negotiate praise text call reply interview greet flirt whisper message apologise',
  },
  working: {
    phrase: 'at a desk with a laptop and',
    verbs:
      'code debug deploy program type work refactor compile write study read test hack review procrastinate learn analyze fill multitask solve file game stream scroll search',
  },
  sleeping: { phrase: 'in bed with', verbs: 'sleep nap snore snooze wake doze rest' },
  dancing: { phrase: 'dancing with', verbs: 'dance party celebrate cheer' },
  jumping: {
    phrase: 'jumping over',
    verbs: 'jump leap hop bounce parachute skydive float fall trip',
  },
  idea: { phrase: 'with' },
} as const satisfies Readonly<Record<string, RelationRecord>>

export type Relation = keyof typeof RELATIONS

const recordOf = (relation: Relation): RelationRecord => RELATIONS[relation]

const NAMES = Object.keys(RELATIONS).filter((name): name is Relation => name in RELATIONS)

const BY_VERB: ReadonlyMap<string, Relation> = new Map(
  NAMES.flatMap((relation) =>
    (recordOf(relation).verbs?.split(' ') ?? []).map((verb) => [verb, relation] as const),
  ),
)

const BY_PREPOSITION: ReadonlyMap<string, Relation> = new Map(
  NAMES.flatMap((relation) =>
    (recordOf(relation).prepositions ?? []).map((word) => [word, relation] as const),
  ),
)

/** The relation that a verb, in its base form, expresses. */
export const relationOfVerb = (base: string): Relation | undefined => BY_VERB.get(base)

/** The relation that a preposition expresses. */
export const relationOfPreposition = (word: string): Relation | undefined =>
  BY_PREPOSITION.get(word)

/** The words of a relation for a description: "riding on". */
export const phraseOf = (relation: Relation): string => RELATIONS[relation].phrase
