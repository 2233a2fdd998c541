import { describe, expect, it } from 'vitest'
import { latestStep } from './latest-step.ts'

describe('latestStep', () => {
  it.each([
    ['', undefined],
    ['{"progress":[', undefined],
    ['{"progress":["capt', undefined],
    ['{"progress":["captions"', 'captions'],
    ['{"progress":["captions"  ,"picture"', 'picture'],
    ['{"progress":["captions","picture","saving"],"title":"x"}', 'saving'],
    ['{"progress":["captions"],"title":"\\"saving\\""}', 'captions'],
    ['{"title":"saving"}', undefined],
  ])('of %j is %j', (answer, step) => {
    expect(latestStep(answer)).toBe(step)
  })
})
