/** Words that are written with capitals, whatever people type. */
const NAMES =
  'Monday Mondays Tuesday Tuesdays Wednesday Thursday Friday Fridays Saturday Sunday Sundays January February April June July August September October November December Christmas Halloween Santa English Netflix IKEA Google Amazon JavaScript TypeScript Python Java Linux Windows Docker Kubernetes Git GitHub Excel PowerPoint Slack Zoom HTML CSS SQL PHP AI TV HR CEO DJ ATM GPS DMV WhatsApp NPM Shrek Batman Superman Spiderman Dracula Gandalf Minecraft Instagram Facebook LinkedIn TikTok Twitter YouTube Spotify Tinder Discord Tesla Paris London Tokyo Egypt Hawaii Everest'.split(
    ' ',
  )
const AMBIGUOUS = new Set(['slack', 'zoom', 'windows', 'excel', 'april', 'june', 'august', 'java'])

const BY_LOWER_CASE = new Map(NAMES.map((name) => [name.toLowerCase(), name]))

/** Writes names as they are written: "monday" → "Monday", "i" → "I". */
export function restoreNames(text: string): string {
  return text
    .replace(/\bi(?=\s|$|['’])/g, 'I')
    .replace(/\bblack friday\b/gi, 'Black Friday')
    .replace(
      /\b(in|since|until|by|last|next) ([maj])(arch|pril|ay|une|ugust)\b/g,
      (_, before: string, first: string, rest: string) => `${before} ${first.toUpperCase()}${rest}`,
    )
    .replace(/[a-z]+/gi, (word) =>
      AMBIGUOUS.has(word) ? word : (BY_LOWER_CASE.get(word.toLowerCase()) ?? word),
    )
}

/** Whether a text begins with a word that keeps its capital in the middle of a sentence. */
export function startsWithName(text: string): boolean {
  const [first = ''] = text.split(/[^\p{L}\p{N}]/u)
  return first === 'I' || NAMES.includes(first) || /^[A-Z]{2}|^[A-Z][a-z]+[A-Z]/.test(first)
}
