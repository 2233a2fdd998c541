/** A seed from a prompt and the number of the attempt (FNV-1a over both). */
export function seedOf(prompt: string, attempt: number): number {
  let hash = 0x811c9dc5
  for (const character of `${attempt}:${prompt}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
