/** How the things in a prompt are related, which decides how they are arranged. */
const RELATIONS = [
  'alone',
  'together',
  'crowd',
  'riding',
  'inside',
  'arguing',
  'versus',
  'holding',
  'wearing',
  'eating',
  'chasing',
  'looking',
  'dreaming',
  'presenting',
  'talking',
  'working',
  'sleeping',
  'dancing',
  'jumping',
  'idea',
] as const

export type Relation = (typeof RELATIONS)[number]

const BY_VERB: Readonly<Partial<Record<Relation, string>>> = {
  riding:
    'ride drive fly pilot surf skateboard ski sled sail steer mount climb travel cycle balance stand skate levitate',
  arguing: 'argue debate discuss disagree bicker',
  versus: 'fight battle compete wrestle duel box attack destroy punch invade kick face beat',
  holding:
    'hold carry have use play hug bring grab steal sell buy deliver get take make lift juggle give guard serve send paint fix repair build pet knit wash open lick touch keep throw catch win kiss love find show',
  wearing: 'wear dress model rock',
  eating:
    'eat drink bite cook bake grill order taste snack munch devour lick chew sip brew enjoy devouring',
  chasing: 'chase hunt follow run escape pursue flee stalk jog race',
  looking:
    'look stare watch see judge glare discover find notice ignore guard worship smell sniff wait photograph meet admire observe wonder',
  dreaming:
    'dream think want wish imagine fantasize remember miss need plan hope plot consider regret crave',
  talking:
    'ask beg say talk complain gossip speak shout yell scream negotiate praise text call reply interview greet flirt whisper message apologise',
  presenting:
    'present explain teach lecture pitch sing perform tell announce promise preach lead host conduct demonstrate',
  working:
    'code debug deploy program type work refactor compile write study read test hack review procrastinate learn analyze fill multitask program solve file game stream scroll search',
  sleeping: 'sleep nap snore snooze wake doze rest',
  dancing: 'dance party celebrate cheer',
  jumping: 'jump leap hop bounce fly parachute skydive float fall trip',
}

const RELATION_OF = new Map<string, Relation>()
for (const relation of RELATIONS) {
  for (const base of (BY_VERB[relation] ?? '').split(' ')) {
    if (!RELATION_OF.has(base)) RELATION_OF.set(base, relation)
  }
}

const BY_PREPOSITION: Readonly<Record<string, Relation>> = {
  with: 'holding',
  holding: 'holding',
  'on top of': 'riding',
  on: 'riding',
  in: 'inside',
  inside: 'inside',
  into: 'inside',
  versus: 'versus',
  vs: 'versus',
  'vs.': 'versus',
  v: 'versus',
  or: 'versus',
  against: 'versus',
  wearing: 'wearing',
  at: 'looking',
  behind: 'looking',
  about: 'dreaming',
  for: 'dreaming',
}

/** What a verb says about the things before and after it. */
export const relationOfVerb = (base: string): Relation | undefined => RELATION_OF.get(base)

/** What a preposition says about the things before and after it. */
export const relationOfPreposition = (word: string): Relation | undefined => BY_PREPOSITION[word]
