import { describe, expect, it } from 'vitest'
import { languagesOf } from './detect-language.ts'
import { articleOf, isUncountable, singularsOf } from './plurals.ts'
import { restoreNames } from './restore-names.ts'
import { gerundOf, isGerund, thirdPersonOf, verbOf } from './verbs.ts'

describe('nouns', () => {
  it.each([
    ['cat', 'cats'],
    ['fox', 'foxes'],
    ['pony', 'ponies'],
    ['monkey', 'monkeys'],
    ['wolf', 'wolves'],
    ['goose', 'geese'],
    ['polar bear', 'polar bears'],
    ['sheep', 'sheep'],
    ['coffee', 'coffee'],
    ['potato', 'potatoes'],
  ])('%s → %s', (one, many) => {
    expect([many, ...singularsOf(many)]).toContain(one)
  })

  it.each([
    ['apple', 'an'],
    ['unicorn', 'a'],
    ['hour', 'an'],
    ['university', 'a'],
    ['umbrella', 'an'],
    ['UFO', 'a'],
    ['MRI', 'an'],
    ['owl', 'an'],
    ['one-eyed cat', 'a'],
    ['European cat', 'a'],
    ['uninvited guest', 'an'],
  ])('%s takes "%s"', (word, article) => {
    expect(word === 'UFO' ? articleOf('ufo') : articleOf(word)).toBe(article)
  })

  it('knows what can’t be counted', () => {
    expect([isUncountable('black coffee'), isUncountable('cat')]).toEqual([true, false])
  })
})

describe('verbs', () => {
  it.each([
    ['ride', 'riding', 'rides'],
    ['run', 'running', 'runs'],
    ['panic', 'panicking', 'panics'],
    ['see', 'seeing', 'sees'],
    ['die', 'dying', 'dies'],
    ['cry', 'crying', 'cries'],
    ['watch', 'watching', 'watches'],
    ['debug', 'debugging', 'debugs'],
  ])('%s, %s, %s', (base, gerund, third) => {
    expect([gerundOf(base), thirdPersonOf(base)]).toEqual([gerund, third])
    expect([verbOf(gerund)?.base, verbOf(third)?.base]).toEqual([base, base])
  })

  it('tells nouns in -ing from verbs', () => {
    expect(['riding', 'doomscrolling', 'being'].every(isGerund)).toBe(true)
    expect(['king', 'meeting', 'morning', 'building'].some(isGerund)).toBe(false)
  })
})

describe('the language of a text', () => {
  it.each([
    ['quiero dormir pero tengo que trabajar', 'es'],
    ['quand le chat est sur la table', 'fr'],
    ['wenn der Zug nicht kommt', 'de'],
    ['quando il gatto non mi ama', 'it'],
    ['não tem como', 'pt'],
    ['drukarka znowu nie działa', 'pl'],
    ['çok iş var', 'tr'],
    ['猫がピアノを弾く', 'ja'],
    ['打印机坏了', 'zh'],
    ['принтер не работает', 'ru'],
    ['мій кіт', 'uk'],
  ])('"%s" is %s', (text, language) => {
    expect(languagesOf(text, text.split(' '))).toEqual([language])
  })
})

it('restores the capitals of names', () => {
  expect(restoreNames('i hate mondays, javascript and paris')).toBe(
    'I hate Mondays, JavaScript and Paris',
  )
  expect(restoreNames('we march in march, and may rest in may')).toBe(
    'we march in March, and may rest in May',
  )
})
