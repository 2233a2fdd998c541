import { isAlive, isPerson, type Thing } from '../things/thing.ts'
import type { Mention } from './mention.ts'
import type { Token } from './tokens.ts'

/**
 * Reads neighbors as the one thing that they name together: "wifi password", "ice cream truck",
 * "duck judge".
 */
export function joinCompounds(tokens: readonly Token[], mentions: readonly Mention[]): Mention[] {
  const runs: Mention[][] = []
  for (const mention of mentions) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (before !== undefined && isCompound(tokens, before, mention)) run?.push(mention)
    else runs.push([mention])
  }
  return withRoles(tokens, runs.flatMap(joinRun))
}

/**
 * Gives the first actor a role: "my cat dressed as a pirate", "a toddler negotiating like a
 * lawyer".
 */
function withRoles(tokens: readonly Token[], mentions: readonly Mention[]): Mention[] {
  const isRole = ({ thing, start }: Mention) =>
    isPerson(thing) &&
    /^(?:as|like) an?$/.test(`${tokens[start - 2]?.word} ${tokens[start - 1]?.word}`)
  const [first, ...others] = mentions
  const role = others.find(isRole)
  if (first === undefined || role === undefined || !isAlive(first.thing)) return [...mentions]
  return [{ ...first, role }, ...others.filter((mention) => mention !== role)]
}

/**
 * Joins a run into its head. The head is the last mention, or the animal if an animal has a job.
 * The others stay as separate pictures if they have a shape.
 */
function joinRun(run: readonly Mention[]): readonly Mention[] {
  const [first] = run
  const last = run.at(-1)
  if (first === undefined || last === undefined || first === last) return run
  const animal = run.findLast(({ thing }) => thing.kind === 'animal')
  const worker = run.findLast(({ thing }) => isPerson(thing))
  const head = animal === undefined || worker === undefined ? last : animal
  const parts = run.filter((one) => one !== head && hasShape(one, head))
  return [
    {
      ...head,
      noun: run.map(({ noun }) => noun).join(' '),
      plural: last.plural,
      count: last.count,
      start: first.start,
      end: last.end,
      ...(head === animal && worker !== undefined ? { role: worker } : {}),
    },
    ...parts.map((part): Mention => ({ ...part, isGuess: true, end: part.start })),
  ]
}

/**
 * Whether a part gets a picture of its own: the cow in "cow meeting" does, the wifi in "wifi
 * password" and the bear in "bear cub" don't.
 */
const hasShape = ({ thing }: Mention, head: Mention) =>
  isAlive(thing) ? !isAlive(head.thing) : !isAbstract(thing)

const isAbstract = ({ kind }: Thing) => kind === 'idea' || kind === 'tech'

/** Words for any person. They are not part of a compound. */
const ANYBODY = /^(?:people|person|someone|somebody|everyone|everybody|everyone else|user|friend)$/

function isCompound(tokens: readonly Token[], before: Mention, after: Mention): boolean {
  const last = tokens[before.end - 1]
  if (before.end !== after.start || last === undefined) return false
  if (last.isEmoji || tokens[after.start]?.isEmoji || last.isOwner || last.endsClause) return false
  const isPlural = !before.noun.endsWith(last.word)
  if (isPlural || ANYBODY.test(before.noun) || ANYBODY.test(after.noun)) return false
  return !isAlive(before.thing) || isAlive(after.thing) || isAbstract(after.thing)
}
