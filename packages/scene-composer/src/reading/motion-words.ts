/** Words for what moves the whole picture or all who are in it, once it moves. */
import type { Reading } from './read-prompt.ts'
import type { Relation } from './relations.ts'
import type { Token } from './tokens.ts'

const DANCE = new Set(
  'dance dances danced dancing dancer dancers disco salsa tango breakdance breakdancing twerk twerking 💃 🕺 🪩 bailar baila bailan bailando danser danse dansent dansant tanzen tanzt tanze tanzend dançar dança dançam dançando ballare balla ballano ballando dansen danst dansend tańczy tańczą tańczyć dans танцует танцуют танцевать 춤'.split(
    ' ',
  ),
)
const QUAKE = new Set(
  'earthquake earthquakes quake quakes aftershock aftershocks terremoto terremotos sismo séisme séismes erdbeben aardbeving aardbevingen deprem trzęsienie землетрясение 지진'.split(
    ' ',
  ),
)
/** In languages without spaces between words. */
const JOINED = { dance: /踊|ダンス|跳舞/u, quake: /地震/u } as const

const has = (tokens: readonly Token[], words: ReadonlySet<string>, joined: RegExp): boolean =>
  tokens.some(({ word }) => words.has(word) || joined.test(word))

/** Relations in which nobody holds, wears or sits on something that would be left behind. */
const FREE: ReadonlySet<Relation> = new Set(['alone', 'together', 'crowd', 'dancing'] as const)

/** Whether all dance. */
export const isDance = ({ tokens, relation }: Reading): boolean =>
  FREE.has(relation) && has(tokens, DANCE, JOINED.dance)

/** Whether the ground shakes. */
export const isQuake = ({ tokens }: Reading): boolean => has(tokens, QUAKE, JOINED.quake)
