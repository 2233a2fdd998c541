/** Prompts that already have both lines of a meme. */
import { trimEnd } from '../trim-end.ts'
import { MAX_LINE, shorten } from './fit-line.ts'

/** Well-known memes, and where their second line begins. */
const CLASSICS: readonly RegExp[] = [
  /^(?<before>one does not simply) (?<after>.+)$/is,
  /^(?<before>not sure if .+?),? (?<after>or .+)$/is,
  /^(?<before>what if i told you),? (?<after>.+)$/is,
  /^(?<before>i don't always .+?),? (?<after>but when i do.*)$/is,
  /^(?<before>is this) (?<after>an? [^?]+)\??$/is,
  /^(?<before>how it started:? .+?),? (?<after>how it's going:? .+)$/is,
]

/** Where the next speaker begins: "…, also me at 3 am: …", "… me: …". */
const NEXT_SPEAKER = / (?:(?:but )?also [^:"]{2,30}|me): /i
const LONGEST_LABEL = 40

/** What separates the two captions in a prompt. */
const LINE_BREAK = /(?<!\s)\s+\/+\s+/

/** A classic's set-up and finish, two captions, or a label and what is said. */
type WrittenLines = Readonly<
  Partial<Record<'setUp' | 'finish' | 'before' | 'after' | 'label' | 'line', string>>
>

/**
 * The lines of a prompt that has them: "nobody: me eating cereal", "expectation: beach, reality:
 * office", "me / also me".
 */
export function writtenLines(text: string): WrittenLines {
  const lines = text.split(LINE_BREAK).filter((line) => line !== '')
  const before = shorten(lines.slice(0, -1).join(' '), MAX_LINE) ?? ''
  const after = shorten(lines.at(-1) ?? '', MAX_LINE) ?? ''
  if (before !== '' && after !== '') return { before, after }
  const dialogue = dialogueOf(text)
  if (dialogue !== undefined) return dialogue
  const classic = classicOf(text)
  if (classic !== undefined) return { setUp: classic.before, finish: classic.after }
  const contrast = /^(?<before>[^:"]{2,30}: [^:]+?)[,;] ?(?<after>[^:,;]{2,30}: .+)$/su.exec(text)
  if (contrast?.groups !== undefined) return contrast.groups
  const { label, line } = /^(?<label>[^:"]{2,40}): (?<line>.+)$/u.exec(text)?.groups ?? {}
  return label === undefined || line === undefined ? {} : { label, line }
}

function dialogueOf(text: string): { before: string; after: string } | undefined {
  const said = text.indexOf(': ') + 2
  const next = NEXT_SPEAKER.exec(text.slice(said))
  if (said === 1 || said > LONGEST_LABEL + 2 || next === null) return undefined
  const before = shorten(trimEnd(text.slice(0, said + next.index), /[,.;…]/), MAX_LINE) ?? ''
  const after = shorten(text.slice(said + next.index + 1), MAX_LINE) ?? ''
  return before === '' || after === '' ? undefined : { before, after }
}

/** The two lines of a classic. */
function classicOf(text: string): { before: string; after: string } | undefined {
  for (const classic of CLASSICS) {
    const { before, after } = classic.exec(text)?.groups ?? {}
    if (before === undefined || after === undefined) continue
    return { before, after: /^is this$/i.test(before) ? `${after}?` : after }
  }
  return undefined
}
