/** Number and articles of English nouns. */
/** Nouns and their plurals. */
const IRREGULAR =
  'child children, grandchild grandchildren, person people, man men, woman women, mouse mice, goose geese, foot feet, tooth teeth, ox oxen, wolf wolves, elf elves, leaf leaves, loaf loaves, knife knives, wife wives, thief thieves, scarf scarves, life lives, cactus cacti, potato potatoes, tomato tomatoes, hero heroes, superhero superheroes, volcano volcanoes, tornado tornadoes, mosquito mosquitoes, buffalo buffaloes, mango mangoes'
const SINGULAR_OF: ReadonlyMap<string, string> = new Map(
  IRREGULAR.split(', ').map((pair) => {
    const [one = '', many = ''] = pair.split(' ')
    return [many, one]
  }),
)
const UNCOUNTABLE = new Set(
  'trash garbage rubbish toast air conditioning heat weather ramen leftovers lag latency coffee tea water milk bread rice pasta sushi pizza money cash rent debt work homework housework paperwork laundry traffic music love sleep code coding programming software javascript typescript java python rust html css wifi internet electricity news information advice art magic math maths chemistry science history literature school college university education yoga meditation gym fitness football soccer basketball tennis golf chess poker fire lava snow rain ice gold bitcoin crypto inflation procrastination anxiety motivation confidence friday monday christmas halloween cheese butter chocolate honey bacon beef meat salad food fast food garlic corn spaghetti ramen broccoli toilet paper linux windows slack netflix minecraft excel therapy karaoke shopping camping fishing parking cleaning studying sunshine luck gossip drama burnout security ketchup mustard popcorn beer wine whisky whiskey champagne social media marriage dating romance democracy politics production growth recursion sunscreen shampoo caffeine decaf matcha candy sugar salt lunch dinner breakfast overtime patience pollen travel vodka rum soda lemonade juice everyone everybody someone somebody santa shrek gandalf dracula batman superman spiderman google amazon instagram tiktok twitter youtube spotify zoom tinder ikea kubernetes docker git react sql hr qa ai artificial intelligence chatgpt gpt remote work working from home legacy code insomnia adhd self-care hockey baseball bowling boxing jazz knitting sewing yarn wool lego'.split(
    ' ',
  ),
)

/** Possible singulars of a word, the most likely first. Empty if it has no plural ending. */
export function singularsOf(word: string): string[] {
  const space = word.lastIndexOf(' ') + 1
  const start = word.slice(0, space)
  const last = word.slice(space)
  const irregular = SINGULAR_OF.get(last)
  if (irregular !== undefined) return [start + irregular]
  if (!last.endsWith('s') || last.endsWith('ss') || last.length < 4) return []
  const forms = [last.slice(0, -1)]
  if (last.endsWith('ies')) forms.unshift(`${last.slice(0, -3)}y`)
  if (/(?:s|x|z|ch|sh|o)es$/.test(last)) forms.unshift(last.slice(0, -2))
  if (last.endsWith('ves')) forms.push(`${last.slice(0, -3)}f`)
  return forms.map((form) => start + form)
}

/** Whether a noun has neither "a" nor a plural: coffee, homework. */
export function isUncountable(noun: string): boolean {
  return (
    UNCOUNTABLE.has(noun.toLowerCase()) || UNCOUNTABLE.has(noun.slice(noun.lastIndexOf(' ') + 1))
  )
}

/** The indefinite article by sound, not by letter: an hour, a unicorn, an MRI. */
export function articleOf(words: string): 'a' | 'an' {
  const [first = ''] = words.split(' ')
  if (/^(?:hour|honest|honou?r|heir)/i.test(first)) return 'an'
  if (/^(?:uni(?!n|m)|use|usu|uk|eu|ewe|one\b|once|ufo|u-|ouija)/i.test(first)) return 'a'
  if (/^[A-Z]{2,}$/.test(first)) return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a'
  return /^[aeiou8]/i.test(first) ? 'an' : 'a'
}
