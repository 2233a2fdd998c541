import { describe, expect, it } from 'vitest'
import { readTopic } from './read-topic.ts'

describe('a topic', () => {
  it.each([
    ['my inbox', 'my inbox'],
    ['The gym.', 'the gym'],
    ['Monday', 'Monday'],
    ['a meme about forgetting my password', 'forgetting my password'],
    ['people who can’t park', "people who can't park"],
    ['my morning walks', 'my morning walks'],
    ['my coworker microwaving fish', 'my coworker microwaving fish'],
  ])('is a noun phrase: %s', (text, noun) => {
    expect(readTopic(text)).toEqual({ noun })
  })

  it.each([
    ['cat', 'my cat'],
    ['Boss', 'my boss'],
    ['meeting', 'meetings'],
    ['coffee', 'coffee'],
  ])('of one word is what people mean by it: %s', (text, noun) => {
    expect(readTopic(text)).toEqual({ noun })
  })

  it.each([
    ['when my boss replies all', 'my boss replies all', 'my boss replying all'],
    ['My dog ate my homework', 'my dog ate my homework', 'my dog eating my homework'],
    ["I can't sleep", "I can't sleep", 'not being able to sleep'],
    ['the wifi is down', 'the wifi is down', 'the wifi being down'],
    ['my boss is calling', 'my boss is calling', 'my boss calling'],
    ["the printer doesn't work", "the printer doesn't work", 'the printer not working'],
    ['POV: you forgot your keys', 'you forgot your keys', 'forgetting your keys'],
    ['he thinks he is funny', 'he thinks he is funny', 'him thinking he is funny'],
    ['my plants die', 'my plants die', 'my plants dying'],
  ])('that is a sentence is a noun phrase, too: %s', (text, clause, noun) => {
    expect(readTopic(text)).toEqual({ clause, noun })
  })

  it('keeps a sentence whose verb is not known after “when”', () => {
    expect(readTopic('when the frobnicator glitches')).toEqual({
      clause: 'the frobnicator glitches',
    })
  })

  it.each([
    ['tea or coffee', 'tea', 'coffee'],
    ['cats vs. dogs', 'cats', 'dogs'],
    ['choosing between sleep and snacks', 'sleep', 'snacks'],
    ['watching cat videos instead of working', 'working', 'watching cat videos'],
    ['expectation: beach, reality: rain', 'beach', 'rain'],
    ['not my job, but my problem', 'my job', 'my problem'],
  ])('may be two things: %s', (text, one, other) => {
    expect(readTopic(text).pair).toEqual([one, other])
  })

  it('of nothing is nothing', () => {
    for (const text of ['', '  ', '...']) expect(readTopic(text)).toEqual({})
  })
})
