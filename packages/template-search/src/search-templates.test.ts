import { describe, expect, it } from 'vitest'
import { createTemplateSearch, type FoundTemplate } from './search-templates.ts'
import { generateTemplates } from './testing/generate-templates.ts'

const templateOf = (
  name: string,
  tags: readonly string[] = [],
  description = '',
): FoundTemplate => ({ name, tags, description })

const gallery = [
  templateOf('Office', ['work'], 'A robot drinks coffee beside a cat.'),
  templateOf('Morning', ['coffee break', 'tired'], 'A yawning owl.'),
  templateOf('Coffee First', ['monday'], 'A mug.'),
  templateOf('Decaffeinated', ['sad'], 'An empty mug says “why?”'),
  templateOf('Crème Brûlée', ['DESSERT'], 'Fire on sugar.'),
  templateOf('猫が怒る', ['動物'], 'Eine Katze mit Übergröße.'),
  templateOf('Cat', ['animal'], 'It looks.'),
  templateOf('Concatenation', ['code'], 'Two strings.'),
  templateOf('A Cat and a Dog', ['animal'], 'They fight.'),
]
const search = createTemplateSearch(gallery)
const names = (query: string, tag?: string) => search(query, tag).map(({ name }) => name)

describe('searching templates', () => {
  it('returns the whole gallery for an empty query', () => {
    expect(search('')).toBe(gallery)
    expect(search('  ')).toBe(gallery)
  })

  it('ranks whole words before word starts before other matches, and names before tags before descriptions', () => {
    expect(names('coffee')).toEqual(['Coffee First', 'Morning', 'Office'])
    expect(names('cat')).toEqual(['Cat', 'A Cat and a Dog', 'Office', 'Concatenation'])
    expect(names('ca')).toEqual([
      'Cat',
      'A Cat and a Dog',
      'Office',
      'Decaffeinated',
      'Concatenation',
    ])
  })

  it.each([
    ['CoFFeE fIrSt', 'Coffee First'],
    ['FEIN', 'Decaffeinated'],
    ['dess', 'Crème Brûlée'],
    ['creme brulee', 'Crème Brûlée'],
    ['怒', '猫が怒る'],
    ['ÜBERGRÖ', '猫が怒る'],
    ['“why?”', 'Decaffeinated'],
    ['break', 'Morning'],
    ['mug first', 'Coffee First'],
  ])('finds what holds %s, whatever its case and its accents', (query, name) => {
    expect(names(query)).toEqual([name])
  })

  it('finds a template by the start of a word of another language, after one that holds it itself', () => {
    const words = ['Gato nada impresionado', '不买账的猫']
    const inSpanish = { ...templateOf('Unimpressed'), words }
    const find = createTemplateSearch([inSpanish, templateOf('Legato'), templateOf('El Gato')])
    const found = (query: string) => find(query).map(({ name }) => name)
    expect(found('gato')).toEqual(['El Gato', 'Unimpressed', 'Legato'])
    expect(found('gat')).toEqual(['El Gato', 'Unimpressed', 'Legato'])
    expect(found('ato')).toEqual(['Legato', 'El Gato'])
    expect(found('猫')).toEqual(['Unimpressed'])
  })

  it.each([
    ['dgo', 'A Cat and a Dog'],
    ['cofee', 'Coffee First'],
    ['coffe first', 'Coffee First'],
    ['cofefe', 'Coffee First'],
    ['coffex', 'Coffee First'],
    ['decafe', 'Decaffeinated'],
    ['concatination', 'Concatenation'],
    ['konkatenation', 'Concatenation'],
    ['mornign', 'Morning'],
    ['Übergrösse', '猫が怒る'],
    ['decaffienatde', 'Decaffeinated'],
  ])('finds %s in spite of the typo', (query, name) => {
    expect(names(query)[0]).toBe(name)
  })

  it('corrects typos only if nothing contains the query exactly', () => {
    expect(names('tired')).toEqual(['Morning'])
    expect(names('fire')).toEqual(['Crème Brûlée'])
    expect(names('xyz')).toEqual([])
  })

  it('matches some of the words if no template has them all', () => {
    expect(names('coffee xylophone')).toEqual(names('coffee'))
    expect(names('dog fire')).toEqual(['A Cat and a Dog', 'Crème Brûlée'])
    expect(names('dog xylophone cat')[0]).toBe('A Cat and a Dog')
    expect(names('xylophone trombone')).toEqual([])
  })

  it('filters by a whole tag, and searches within it', () => {
    expect(names('', 'Animal')).toEqual(['Cat', 'A Cat and a Dog'])
    expect(names('dog', 'animal')).toEqual(['A Cat and a Dog'])
    expect(names('', 'anim')).toEqual([])
  })

  it('searches for fewer meanings of each emoji, the more there are', () => {
    const keywords = Array.from({ length: 40 }, (_, index) => `meaning${index}.`)
    const find = createTemplateSearch(keywords.map((name) => templateOf(name)))
    const count = (query: string) => find(query, '', () => ({ names: ['?'], keywords })).length
    expect([count('😂'), count('😂😍'), count('😂😍🔥💯😭🙏👍🎉😎🤔🐱🚀')]).toEqual([40, 24, 4])
  })

  it('finds everything that a plain text search in one field finds', () => {
    const many = generateTemplates(300)
    const find = createTemplateSearch(many)
    for (const [index, { name, tags, description }] of many.entries()) {
      const field = [name, tags[index % 4] ?? '', description][index % 3] ?? ''
      const query = field
        .slice(index % 5, (index % 5) + 1 + (index % 9))
        .trim()
        .toUpperCase()
      const found = new Set(find(query))
      const missed = many.filter(
        (template) =>
          !found.has(template) &&
          [template.name, template.description, ...template.tags].some((text) =>
            text.toUpperCase().includes(query),
          ),
      )
      expect(missed, query).toEqual([])
    }
  })
})
