/** What a word with several senses means beside certain others: the first row that matches decides. */
import type { Token } from './tokens.ts'

interface SenseRule {
  readonly name: string
  readonly word: RegExp
  /** The words beside which it has this sense. */
  readonly beside: RegExp
  /** The picture of this sense. An unsure sense has none, rather than a wrong one. */
  readonly means?: string
  /** A prompt, and every picture that it names. */
  readonly example: readonly [prompt: string, ...emoji: string[]]
}

export const SENSE_RULES: readonly SenseRule[] = [
  {
    name: 'parties of an election do not celebrate',
    word: /^part(?:y|ies)$/,
    beside: /^(?:elections?|vot(?:e|es|ers?|ing)|politic(?:s|al|ians?)|government|coalition)$/,
    example: ['two parties arguing before the election', '🗳️'],
  },
  {
    name: 'a third wheel is a guest',
    word: /^wheel$/,
    beside: /^third$/,
    example: ['third wheel at a candlelit dinner'],
  },
  {
    name: 'a goal in a match is scored',
    word: /^goals?$/,
    beside: /^(?:lag|match|game|team|ball|penalty|offside|scor(?:e|es|ed|ing))$/,
    means: '⚽',
    example: ['lag spike right before the goal', '📶', '⚽'],
  },
  {
    name: 'a leak in a house needs a bucket',
    word: /^leak(?:s|ing|ed|y)?$/,
    beside: /^(?:ceiling|roof|sink|pipes?|tap|faucet|landlord|rent|bathroom|kitchen)$/,
    means: '🪣',
    example: ['but the ceiling still leaks', '🪣'],
  },
  {
    name: 'a meeting on a screen is a call',
    word: /^meetings?$/,
    beside: /^(?:zoom|online|video|virtual|remote|teams)$/,
    means: '💻',
    example: ['a zoom meeting', '💻'],
  },
  {
    name: 'an update of software is on a screen',
    word: /^updates?$/,
    beside: /^(?:asked|software|windows|restart|install)$/,
    means: '💻',
    example: ['the update that nobody asked for', '💻'],
  },
  {
    name: 'cookies that are accepted are on a screen',
    word: /^cookies?$/,
    beside: /^(?:accept(?:s|ed|ing)?|reject(?:s|ed|ing)?|website|browser|privacy|consent)$/,
    means: '💻',
    example: ['accepting the cookies without reading', '💻'],
  },
  {
    name: 'a date on which something is due is a day',
    word: /^dates?$/,
    beside: /^(?:due|expiry|expiration|release|tax(?:es)?|deadline|milk|passport)$/,
    means: '📅',
    example: ['the due date of my library book', '📅', '📚'],
  },
  {
    name: 'a bat in a game does not fly',
    word: /^bats?$/,
    beside: /^(?:baseball|game|ball|swing(?:s|ing)?|hit(?:s|ting)?|cricket|coach)$/,
    means: '⚾',
    example: ['my swing with the bat', '⚾'],
  },
  {
    name: 'a toast to somebody is drunk',
    word: /^toasts?$/,
    beside: /^(?:wedding|speech|best|bride|groom|rais(?:es|ed|ing)|anniversary|champagne)$/,
    means: '🥂',
    example: ['the best man and his toast', '🤵', '🥂'],
  },
  {
    name: 'a Friday with work is a day',
    word: /^(?:friday|fridays)$/,
    beside: /^(?:meetings?|deploy(?:s|ing|ed)?|deadlines?|exams?|boss|manager|overtime|emails?)$/,
    means: '📅',
    example: ['my manager scheduling a meeting at 5pm on friday', '🧑', '📊', '📅'],
  },
]

/** The rule of the sense that a word has beside the others of a prompt. */
export const senseOf = (tokens: readonly Token[], index: number): SenseRule | undefined =>
  SENSE_RULES.find(
    ({ word, beside }) =>
      word.test(tokens[index]?.word ?? '') && tokens.some((token) => beside.test(token.word)),
  )
