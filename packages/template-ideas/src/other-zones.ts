import type { Purpose } from './purpose.ts'

/** Jokes for any picture with one text. */
const ONE_TEXT: Purpose = {
  pattern: 'reaction',
  keywords: '',
  topic: [
    '{Topic}, in one picture',
    'Day one of {topic}',
    'My face when somebody mentions {topic}',
    'Nobody warned me about {topic}',
    'My honest review of {topic}',
  ],
  clause: ['When {clause}', '“{Clause}” – a true story', 'My face when {clause}'],
  pair: ['{One} or {other}? Yes.'],
  written: [
    'I came here for the snacks',
    'This picture has a long story and no point',
    'Me, pretending that this was the plan',
  ],
}

/** Jokes for any picture with a line above and a line below. */
const TWO_TEXTS: Purpose = {
  pattern: 'reaction',
  keywords: '',
  topic: [
    'Nobody: | Me, about {topic}:',
    '“{Topic} will be fun,” they said | They have since moved away',
    'Five minutes into {topic} | I have questions',
    'My whole personality: | {topic}',
    'How I look | after {topic}',
  ],
  clause: [
    'When {clause} | and everyone looks at me',
    '{Clause} | I would do it again',
    'My face when | {clause}',
  ],
  pair: ['{One} | {Other}', 'They said: {one} or {other} | I said: yes'],
  written: [
    'Everything is under control | Nobody knows whose',
    'I had one job | I have forgotten which',
    'The look | when they say “five more minutes”',
    'We don’t talk about | what happened here',
  ],
}

/** What a zone is, by its name; the first that fits. */
const ROLES: readonly { readonly name: RegExp; readonly texts: readonly string[] }[] = [
  {
    name: /before|expect|plan|start|brochure|rejected|no\b/i,
    texts: ['The plan', 'Sunday evening', 'What I promised', 'The version for my mother'],
  },
  {
    name: /after|realit|end\b|approved|yes\b/i,
    texts: ['{Topic}', 'Monday: {topic}', 'What happened: {topic}', '{Topic}, in the end'],
  },
  {
    name: /title|headline|heading|question|name/i,
    texts: ['{Topic}', 'The truth about {topic}', '{Topic}: a tragedy', 'A short guide to {topic}'],
  },
  {
    name: /foot|subtitle|below|small print|source|note/i,
    texts: [
      'Nobody was surprised',
      'Batteries not included',
      'Based on a true story',
      'See page 94',
    ],
  },
  {
    name: /hero|person|who|small|tempted|puller|player|me\b/i,
    texts: ['Me', 'Me, with one coffee', 'My last nerve', 'Me, “totally fine”'],
  },
  {
    name: /boss|enemy|large|big|temptation|meteor|monster|dragon/i,
    texts: ['{Topic}', '{Topic}, again', '{Topic}, second phase', 'All of {topic}'],
  },
]

/** Texts in turn for zones whose name says nothing. */
const ANY: readonly (readonly string[])[] = [
  ['{Topic}', '{Topic}', '{Topic}', '{Topic}'],
  ['Me', 'My plans', 'My sleep', 'Everyone else'],
  ['My mother', 'My budget', 'A nap', 'The group chat'],
  ['The cat', 'My better judgement', 'Tuesday', 'Somebody called Greg'],
]
const SETS = 4

/** The purpose of a picture of which nothing is known but the names of its zones, if they have any. */
export function purposeOfZones(names: readonly (string | undefined)[]): Purpose {
  const isPlain = names.every((name) => name === undefined || /^(?:top|bottom) text$/i.test(name))
  if (names.length === 1 && isPlain) return ONE_TEXT
  if (names.length === 2 && isPlain) return TWO_TEXTS
  const [first = '', second = '', ...others] = Array.from({ length: SETS }, (_, set) =>
    textsFor(names, set).join(' | '),
  )
  const clause = first.replaceAll('opic}', 'lause}').replaceAll('{T', '{C').replaceAll('{t', '{c')
  const [saved = first, spare = second] = others.map(withoutTopic)
  return {
    pattern: 'labels',
    keywords: '',
    topic: [first, second, ...others],
    clause: [clause],
    written: [saved, spare],
  }
}

/** The first zone that is about the topic has it; it would be no joke twice. */
function textsFor(names: readonly (string | undefined)[], set: number): readonly string[] {
  const texts = names.map((name, zone) => textFor(name, zone, set))
  const first = texts.findIndex((text) => /\{topic\}/i.test(text))
  const named = first < 0 ? texts.with(0, '{Topic}') : texts
  return named.map((text, zone) =>
    zone > first && first >= 0 && /\{topic\}/i.test(text) ? spareText(zone, set) : text,
  )
}

const spareText = (zone: number, set: number): string => ANY[1 + (zone % 3)]?.[set] ?? ''

function textFor(name: string | undefined, zone: number, set: number): string {
  const role = name === undefined ? undefined : ROLES.find(({ name: form }) => form.test(name))
  const texts = role?.texts ?? ANY[zone % ANY.length] ?? []
  return texts[(set + (role ? 0 : zone)) % SETS] ?? ''
}

const withoutTopic = (line: string): string =>
  line.replaceAll('{Topic}', 'Monday').replaceAll('{topic}', 'Monday')
