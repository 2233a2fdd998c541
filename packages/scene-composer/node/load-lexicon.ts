import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createLexicon, type Keywords, type Lexicon } from '../src/lexicon/create-lexicon.ts'

/** The lexicon of the installed keywords, for the installed pictures. Takes some milliseconds. */
export function loadLexicon(): Lexicon {
  const assets = new URL('assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))
  const names = readdirSync(assets).map((name) => name.replace(/\.webp$/, ''))
  const pictures = new Set(names.map((name) => name.replaceAll('-fe0f', '')))
  const file = fileURLToPath(import.meta.resolve('emojilib'))
  const keywords: Keywords = JSON.parse(readFileSync(file, 'utf8'))
  return createLexicon({
    keywords,
    hasPicture: (emoji) => pictures.has(codePoints(emoji)),
    readForeignNames: () => readFileSync(new URL('foreign-names.txt', import.meta.url), 'utf8'),
  })
}

/** The name of an emoji's file: "1f431" for a cat. */
function codePoints(emoji: string): string {
  return [...emoji]
    .map((character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .filter((code) => code !== 'fe0f')
    .join('-')
}
