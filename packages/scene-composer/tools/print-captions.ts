/**
 * Prints the memes of prompts as text, a prompt a line.
 *
 *     node tools/print-captions.ts [prompt ...]
 *
 * Without prompts, it prints the everyday ones.
 */
import { loadLexicon } from '../node/load-lexicon.ts'
import { EVERYDAY_PROMPTS } from '../src/captions/everyday-prompts.ts'
import { composeMeme } from '../src/compose-meme.ts'

const given = process.argv.slice(2)
const lexicon = loadLexicon()
for (const prompt of given.length > 0 ? given : Object.values(EVERYDAY_PROMPTS).flat()) {
  const { topText, bottomText, imageDescription } = composeMeme(prompt, 0, lexicon)
  process.stdout.write(`${prompt} → ${imageDescription} → ${topText} / ${bottomText}\n`)
}
