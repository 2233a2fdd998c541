import { trimEnd } from '../trim-end.ts'

/** Only this many characters of a prompt are read. */
export const MAX_READ = 400
const FILLER =
  '(?:very |really |super |extremely )?(?:funny|hilarious|cute|short|cool|nice|good|dank|silly|viral|original|relatable|quick|great)'
const ARTWORK =
  '(?:meme|memes|picture|pic|image|photo|drawing|illustration|scene|joke|cartoon|gif|one)'
const COMMAND = new RegExp(
  `^(?:hey,? |hi,? |ok,? |please,? |pls )*(?:(?:can|could|would) you |i (?:want|need|would like|'d like)(?: you to)? )?(?:please )?(?:make|create|generate|draw|give|show|write|design|build|do)?(?: me| us)?(?: ?(?:a|an|some|the|another|one))?(?: ${FILLER},?)*(?: ai)? ?${ARTWORK} (?:of|about|where|with|showing|that shows|for|on|in which|regarding|featuring|when)\\s+(?:how\\s+)?(?=\\S)`,
  'i',
)

/**
 * The prompt as plain words: without control characters, markup, links, and the "make me a meme
 * about" that people put in front. Never empty unless the prompt had nothing to read.
 *
 * @param maxRead characters that are read
 */
export function cleanPrompt(prompt: string, maxRead = MAX_READ): string {
  const words = prompt
    .normalize('NFC')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/https?:\/\/\S+/gi, ' ')
  const plain = joinTwoLines(words)
    // Control characters and invisible direction marks. U+200D stays, because it joins emoji.
    .replace(/[\p{Cc}\p{Co}\p{Cn}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu, ' ')
    .replace(/[“”«»„]/g, '"')
    .replace(/[‘’`´]/g, "'")
    .replace(/[{}<>[\]\\|^~]+/g, ' ')
    .replace(/#(?=\p{L})/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxRead)
    .replace(/[\ud800-\udbff]$/, '')
  const topic = plain.replace(
    COMMAND,
    /^.*\bwhen\s+$/i.test(COMMAND.exec(plain)?.[0] ?? '') ? 'when ' : '',
  )
  const trimmed = withoutOuterQuotes(trimEnd(topic.replace(/^[\s,.:;-]+/, ''), /[\s,.:;-]/))
  return trimmed === '' ? plain : trimmed
}

/** Marks the break in a prompt of two lines: each line becomes a caption. */
function joinTwoLines(text: string): string {
  const lines = text.split(/[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '')
  return lines.length === 2 ? lines.join(' / ') : text
}

function withoutOuterQuotes(text: string): string {
  const inner = /^"([^"]*)"$/.exec(text)?.[1] ?? text
  const isBalanced = (inner.split('"').length - 1) % 2 === 0
  return trimEnd(isBalanced ? inner : inner.replaceAll('"', ''), /[\s.]/).trim()
}
