import { expect, it } from 'vitest'
import { titleOfCaptions } from './title-of-captions.ts'

it.each([
  ['Nobody:', 'My cat at 4 am:', 'My cat at 4 am'],
  ['When the boss walks by', 'This is fine', 'When the boss walks by'],
  ['One does not simply', 'leave a call', 'One does not simply leave a call'],
  ['"Me after lunch"', 'and other things', 'Me after lunch'],
  ['My CV: "fast learner"', 'Me:', 'My CV: fast learner'],
  ['速報：', '猫がピアノを弾く', '猫がピアノを弾く'],
  ['Nobody:', '', 'Nobody'],
  ['', 'only below', 'Only below'],
  ['two\nlines', '', 'Two lines'],
  ['a top that is a good deal longer than any list of memes would show it', '', /^A top .*\.\.\.$/],
])('the captions "%s" and "%s" give the title "%s"', (topText, bottomText, title) => {
  const given = titleOfCaptions({ topText, bottomText }, 60) ?? ''
  expect(given).toEqual(typeof title === 'string' ? title : expect.stringMatching(title))
  expect([...given].length).toBeLessThanOrEqual(60)
})

it('captions without words give no title', () => {
  expect(titleOfCaptions({ topText: '...', bottomText: '' }, 60)).toBe('...')
  expect(titleOfCaptions({ topText: ' ', bottomText: '":"' }, 60)).toBeUndefined()
})
