import type { StickerList } from '@memesmith/contract'
import { describe, expect, it } from 'vitest'
import { createStickerSearch } from './search-stickers.ts'

const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark']
const list: StickerList = {
  language: 'de',
  groups: ['Smileys', 'Menschen', 'leer'],
  stickers: [
    {
      name: 'cat face',
      emoji: '🐱',
      group: 0,
      label: 'Katzengesicht',
      keywords: ['pet', 'Tier'],
      tones: [],
    },
    { name: 'caterpillar', emoji: '🐛', group: 0, label: 'Raupe', keywords: ['Küche'], tones: [] },
    { name: 'dog', emoji: '🐶', group: 0, label: 'Hund', keywords: ['cat enemy'], tones: [] },
    {
      name: 'waving hand',
      emoji: '👋',
      group: 1,
      label: 'winkende Hand',
      keywords: ['hello'],
      tones: TONES.map((tone) => `waving hand: ${tone} skin tone`),
    },
  ],
}
const { groups, find, named } = createStickerSearch(list)
const names = (query: string) => find(query, 'default').map(({ name }) => name)

describe('the search of stickers', () => {
  it('finds names in the language and in English, whatever the case and accents', () => {
    expect(names('katze')).toEqual(['cat face'])
    expect(names('CAT FACE')).toEqual(['cat face'])
    expect(names('kuche')).toEqual(['caterpillar'])
  })
  it('puts names before keywords', () => {
    expect(names('cat')).toEqual(['cat face', 'caterpillar', 'dog'])
  })
  it('puts whole names first, then whole words in short names, whole words, beginnings, and keywords', () => {
    const ordered = createStickerSearch({
      ...list,
      stickers: [
        ['lighter', 'Feuerzeug', 'bonfire'],
        ['match', 'Streichholz', 'fire'],
        ['campfire', 'Lager'],
        ['heart on fire', 'Herz in Flammen'],
        ['firefighter', 'Feuerwehrmann'],
        ['fire engine', 'Feuerwehrauto'],
        ['fire', 'Feuer'],
        ['heart with arrow', 'Herz mit Pfeil'],
        ['arrowhead', 'Pfeilspitze'],
        ['up arrow', 'Pfeil nach oben'],
        ['keycap: 10', 'Taste: 10'],
        ['keycap: 1', 'Taste: 1'],
      ].map(([name = '', label = '', ...keywords]) => ({
        name,
        label,
        emoji: '',
        group: 0,
        keywords,
        tones: [],
      })),
    })
    const found = (query: string) => ordered.find(query, 'default').map(({ name }) => name)
    expect(found('Fire')).toEqual([
      'fire',
      'fire engine',
      'heart on fire',
      'firefighter',
      'match',
      'campfire',
      'lighter',
    ])
    expect(found('feuer')).toEqual(['fire', 'lighter', 'firefighter', 'fire engine'])
    expect(found('arrow')).toEqual(['up arrow', 'heart with arrow', 'arrowhead'])
    expect(found('keycap: 1')).toEqual(['keycap: 1', 'keycap: 10'])
  })
  it('needs every word, and finds an emoji itself', () => {
    expect(names('cat tier')).toEqual(['cat face'])
    expect(names('cat nothing')).toEqual([])
    expect(names('🐶')).toEqual(['dog'])
  })
  it('shows the chosen skin tone, and finds every other one by its name', () => {
    expect(find('hello', 'dark')).toEqual([
      { name: 'waving hand: dark skin tone', label: 'winkende Hand: Dark skin' },
    ])
    expect(names('hand medium-light')).toEqual(['waving hand: medium-light skin tone'])
    expect(named('waving hand: light skin tone')?.label).toBe('winkende Hand: Light skin')
  })
  it('lists the groups that have stickers', () => {
    expect(groups('default').map(({ title, stickers }) => [title, stickers.length])).toEqual([
      ['Smileys', 3],
      ['Menschen', 1],
    ])
  })
})
