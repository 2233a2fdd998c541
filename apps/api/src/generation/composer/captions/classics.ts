/** Prompts that are a well-known meme already, and where its second line begins. */
const CLASSICS: readonly RegExp[] = [
  /^(?<before>one does not simply) (?<after>.+)$/i,
  /^(?<before>brace yourselves?),? (?<after>.+)$/i,
  /^(?<before>not sure if .+?),? (?<after>or .+)$/i,
  /^(?<before>what if i told you),? (?<after>.+)$/i,
  /^(?<before>am i the only one) (?<after>.+)$/i,
  /^(?<before>i don't always .+?),? (?<after>but when i do.*)$/i,
  /^(?<before>if you .+?),? (?<after>you're gonna have a bad time.*)$/i,
  /^(?<before>they don't know),? (?<after>.+)$/i,
  /^(?<before>tell me .+?) (?<after>without telling me.*)$/i,
  /^(?<before>it ain't much),? (?<after>but .+)$/i,
  /^(?<before>is this) (?<after>an? [^?]+)\??$/i,
  /^(?<before>how it started:? .+?),? (?<after>how it's going:? .+)$/i,
  /^(?<before>.{3,40}?),? (?<after>they said.*)$/i,
  /^(?<before>change my mind):? (?<after>.+)$/i,
]

/** The two lines of a classic; undefined for anything else. */
export function classicOf(text: string): { before: string; after: string } | undefined {
  for (const classic of CLASSICS) {
    const { before, after } = classic.exec(text)?.groups ?? {}
    if (before === undefined || after === undefined) continue
    return { before, after: /^is this$/i.test(before) ? `${after}?` : after }
  }
  return undefined
}
