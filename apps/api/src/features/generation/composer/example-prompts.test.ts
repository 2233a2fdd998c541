import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@memesmith/languages'
import { readCatalog } from '@memesmith/languages/catalogs'
import { composeMeme } from '@memesmith/scene-composer'
import { loadLexicon } from '@memesmith/scene-composer/load-lexicon'
import { picturesOf, readPrompt } from '@memesmith/scene-composer/testing'
import { emojiInScene } from '@memesmith/scenes'
import { expect, it } from 'vitest'

const lexicon = loadLexicon()

/** What the generator's page offers to people without an idea, and what must be seen. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'a cat riding a rocket to escape Monday': ['🐱', '🚀'],
  'two robots arguing about pizza': ['🤖', '🍕'],
  'a dog in a burning room with coffee': ['🐶', '☕'],
  'my plants when I come back from vacation': ['🪴'],
  'a developer deploying on Friday evening': ['🧑‍💻'],
  'a ghost waiting for a text back': ['👻'],
}
const HEADING = 'No idea? Borrow one.'

const catalogOf = (tag: string) =>
  readFileSync(
    new URL(`../catalogs/${tag}/web.po`, import.meta.resolve('@memesmith/languages')),
    'utf8',
  )

it('the examples of the page are these', () => {
  const said = catalogOf('en')
    .split('\n\n')
    .filter((message) => message.includes('/generator/example-prompts.tsx'))
    .map((message) => /^msgid "(.*)"$/m.exec(message)?.[1])
  expect(said.toSorted()).toEqual([...Object.keys(EXAMPLES), HEADING].toSorted())
})

it.each(LANGUAGES.map(({ tag }) => tag))(
  'each example in %s is read in its language, and its subject is drawn',
  async (tag) => {
    const english = tag === 'en'
    const messages = await readCatalog(catalogOf(tag))
    const examples = messages.filter(({ message }) => message in EXAMPLES)
    expect(examples).toHaveLength(Object.keys(EXAMPLES).length)
    for (const { message, translation } of examples) {
      const prompt = english ? message : translation
      const { isEnglish, language } = readPrompt(prompt, lexicon)
      expect([isEnglish, language], prompt).toEqual([
        english,
        english ? undefined : tag.slice(0, 2),
      ])
      const shown = emojiInScene(composeMeme(prompt, 0, lexicon).scene)
      for (const emoji of EXAMPLES[message] ?? []) {
        const pictures = picturesOf(emoji)
        expect(
          shown.some((each) => pictures.includes(each)),
          `${emoji} in ${prompt}`,
        ).toBe(true)
      }
    }
  },
)
