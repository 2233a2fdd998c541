import { describe, expect, it } from 'vitest'
import { chooseLanguage, readAcceptLanguage } from './choose-language.ts'
import { choiceInCookies, languageCookie } from './language-cookie.ts'
import { directionOf } from './languages.ts'

describe('the language for a visitor', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['nl', 'fr-CA', 'en'], 'fr'],
    [['pt-PT'], 'pt-BR'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-Hant-TW', 'en'], 'zh-Hans'],
    [['in'], 'id'],
    [['nl'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language)
  })

  it('is the one that the header of a request wants most', () => {
    expect(readAcceptLanguage('en;q=0.5, uk , pl;q=0.9, *;q=0.1, de;q=0')).toEqual([
      'uk',
      'pl',
      'en',
      '*',
    ])
    expect(readAcceptLanguage('')).toEqual([])
  })

  it('is read in time that grows with the header', () => {
    expect(readAcceptLanguage(',;q=,'.repeat(100_000)).length).toBeLessThan(60)
  })
})

it('the cookie keeps the choice', () => {
  expect(choiceInCookies(`a=b; ${languageCookie('pt-BR')}`)).toBe('pt-BR')
  expect(choiceInCookies('not_memesmith_language=ar')).toBeUndefined()
})

it('Arabic is written from right to left, and nothing else is', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('hi')).toBe('ltr')
})
