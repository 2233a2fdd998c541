import { describe, expect, it } from 'vitest'
import { loadLexicon } from '../../node/load-lexicon.ts'
import { cleanPrompt } from './clean-prompt.ts'
import { readPrompt } from './read-prompt.ts'
import { isSaid } from './subject.ts'

const lexicon = loadLexicon()
const read = (prompt: string) => readPrompt(prompt, lexicon)

describe('reading a prompt', () => {
  it.each([
    ['cat riding a rocket', 'riding'],
    ['frog on a skateboard', 'riding'],
    ['elon musk on a horse', 'riding'],
    ['hamster in a bathtub', 'inside'],
    ['two robots arguing about pizza', 'arguing'],
    ['two penguins fighting over a fish', 'arguing'],
    ['dragon vs unicorn', 'versus'],
    ['my diet vs a donut', 'versus'],
    ['dog in a burning room with coffee', 'holding'],
    ['shark wearing sunglasses', 'wearing'],
    ['duck chasing a cat', 'chasing'],
    ['astronaut dreaming of tacos', 'dreaming'],
    ['a penguin giving a presentation', 'presenting'],
    ['my boss asking me to work on the weekend', 'talking'],
    ['developer debugging at 3am', 'working'],
    ['three cats dancing at a party', 'crowd'],
    ['cow jumping over the moon', 'jumping'],
    ['sleeping through five alarms', 'sleeping'],
    ['javascript', 'idea'],
    ['grumpy cat', 'alone'],
    ['my cat judging me', 'looking'],
    ['me pretending to work when the boss walks by', 'looking'],
    ['my wife telling me to turn left', 'talking'],
    ['cyclist chased by a goose', 'chasing'],
    ['dad falling asleep on the couch', 'sleeping'],
    ["my boyfriend's video game addiction", 'holding'],
  ])('"%s" is %s', (prompt, relation) => {
    expect(read(prompt).relation).toBe(relation)
  })

  it.each([
    ['dog in a burning room', 'fire'],
    ['a cat in the office', 'office'],
    ['penguin at the beach', 'beach'],
    ['dinner in tokyo', 'cityNight'],
    ['a bear in space', 'space'],
    ['on the beach a penguin drinks coffee', 'beach'],
    ['a penguin drinking coffee on the beach', 'beach'],
    ['when the client says just one small change', 'office'],
    ['cat stuck in traffic', 'city'],
    ['under the sea party', 'underwater'],
    ['waiting at the airport for 9 hours', 'airport'],
    ['grandma at the supermarket', 'supermarket'],
    ['a vampire at the dentist', 'hospital'],
    ['me at the gym', 'gym'],
    ['church on sunday', 'church'],
    ['sleeping in the library', 'library'],
    ['singing in the bathroom', 'bathroom'],
    ['me at the gas station', 'road'],
    ['first day of school', 'classroom'],
    ['breakfast in a café', 'restaurant'],
    ['la palestra a gennaio', 'gym'],
  ])('"%s" happens in %s', (prompt, setting) => {
    expect(read(prompt).setting).toBe(setting)
  })

  it.each([
    ['when the weekend is over', 'sad'],
    ['an angry goose', 'angry'],
    ['monday', 'tired'],
    ['happy dog', 'happy'],
    ['everything is fine', 'chaos'],
    ['a chair', 'neutral'],
    ['my inbox after two weeks of vacation', 'tired'],
    ["single on valentine's day", 'sad'],
    ['rabbit judging my cooking', 'judging'],
  ])('"%s" feels %s', (prompt, mood) => {
    expect(read(prompt).mood).toBe(mood)
  })

  it('takes no word in a sense that its neighbours exclude', () => {
    const { actors, objects, setting } = read('two parties arguing before the election')
    expect([...actors, ...objects].map(({ thing }) => thing.emoji)).not.toContain('🎉')
    expect(setting).not.toBe('party')
    const { objects: atDinner } = read('third wheel at a candlelit dinner')
    expect(atDinner.map(({ thing }) => thing.emoji)).not.toContain('🛞')
  })

  it('counts', () => {
    expect(read('five ducks').actors[0]).toMatchObject({ count: 5, plural: true, noun: 'duck' })
    expect(read('an army of ants').actors[0]).toMatchObject({ count: 9 })
    expect(read('3 cats').actors[0]).toMatchObject({ count: 3 })
  })

  it('keeps adjectives in the phrase', () => {
    expect(read('a grumpy old cat eating a huge pizza').actors[0]?.phrase).toBe('a grumpy old cat')
  })

  it.each([
    ['a detective penguin', '🐧', 'detective penguin'],
    ['duck judge', '🦆', 'duck judge'],
    ['my wifi password', '🔑', 'wifi password'],
    ['an ice cream truck', '🚚', 'ice cream truck'],
    ['washing machine eating my socks', '🧺', 'washing machine'],
    ['dentist appointment', '🦷', 'dentist appointment'],
    ['my math teacher', '🧑‍🏫', 'math teacher'],
  ])('reads "%s" as one thing', (prompt, emoji, noun) => {
    const { actors, objects } = read(prompt)
    const [first] = [...actors, ...objects].filter(isSaid).toSorted((a, b) => a.start - b.start)
    expect(first).toMatchObject({ noun, thing: { emoji } })
  })

  it.each([
    ['make a funny meme about cats', 'cats'],
    ['Please create a picture of a dog on a boat', 'a dog on a boat'],
    ['generate me a meme where a bear codes', 'a bear codes'],
    ['meme about Mondays', 'Mondays'],
    ['<b>cat</b>', 'cat'],
    ['cat\u0000\u202e dog', 'cat dog'],
    ['  "a cat".  ', 'a cat'],
    ['a cat https://example.com/x', 'a cat'],
    ['me on monday\nme on friday\n', 'me on monday / me on friday'],
  ])('cleans "%s" to "%s"', (prompt, text) => {
    expect(cleanPrompt(prompt)).toBe(text)
  })

  it.each([
    ['quiero dormir pero tengo que trabajar', false],
    ['le chat est sur la table', false],
    ['猫がピアノを弾く', false],
    ['a cat on the table', true],
    ['Mutter ruft an', false],
    ['aereo in ritardo', false],
    ['pies ukradł kanapkę', false],
    ['breakfast in a café', true],
    ['be kind to my cat', true],
    ['when the server is down', true],
  ])('"%s" is English: %s', (prompt, expected) => {
    expect(read(prompt).isEnglish).toBe(expected)
  })
})
