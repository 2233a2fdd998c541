import type { Purposes } from '../purpose.ts'

/** Posters, books, charts and screens: something official that is not. */
export const DOCUMENTS: Purposes = {
  iceberg: {
    pattern: 'escalation',
    keywords:
      'iceberg deep hidden surface secret truth really behind simple just adult parent budget below',
    topic: [
      '{Topic} | The group chat about it | The spreadsheet behind it | Why we never invite Greg',
      'What I post about {topic} | What I tell my friends | What I tell the dog | What I tell nobody',
      '“It’s just {topic}” | Three weeks of planning | One sheet with tabs | Tears',
    ],
    clause: [
      '{Clause} | It was not the first time | It was Tuesday | I have started to keep notes',
    ],
    written: [
      'Bought a plant | Read a plant forum | Bought the plant a lamp | The plant has a name and opinions',
      '“Quick call” | No agenda | Eleven people | It was about the next call',
      '“I’m fine” | I am not fine | I have rehearsed the argument | In the shower, with gestures',
    ],
  },
  'four-steps-of-enlightenment': {
    pattern: 'escalation',
    keywords:
      'brain galaxy step level smart evolution stage enlightenment better genius way method how progress learn',
    topic: [
      'Avoiding {topic} | Talking about {topic} | A course about {topic} | Teaching the course',
      'Knowing nothing about {topic} | One video about {topic} | Correcting experts | A podcast',
      'Fixing {topic} | Ignoring {topic} | Renaming {topic} | It was never called {topic}',
    ],
    clause: ['{Clause} | “It builds character” | “It’s a lifestyle” | “It’s my brand”'],
    pair: ['{One} | {Other} | Both at once | Neither, with confidence'],
    written: [
      'Sleeping at night | Coffee | A second coffee | Seeing the sounds',
      'Using a calendar | Using two | Sticky notes | “Surprise me”',
      'Washing the cup | Rinsing the cup | “It only had tea” | One cup, for life',
    ],
  },
  'wanted-poster': {
    pattern: 'document',
    keywords:
      'wanted crime criminal thief stole steal poster west outlaw microwave fish office reward who ate cheese culprit roommate',
    topic: [
      'Wanted | For being strange about {topic}',
      'Still at large | Brought up {topic} at dinner',
      'Have you seen them? | Left me alone with {topic}',
      'Wanted | Said “{topic}? Easy.” and left',
    ],
    clause: ['Wanted | For this: {clause}', 'No bail | {Clause}. Witnesses cried.'],
    written: [
      'Wanted | Microwaved fish in the office',
      'Dangerous | Wrote “per my last e-mail”',
      'Wanted | Put the empty milk back. Twice.',
    ],
  },
  'breaking-news': {
    pattern: 'document',
    keywords:
      'breaking news headline report man woman local announce tv live shock scientist study expert discovered election',
    topic: [
      'Area resident ignores {topic} | Experts: “it did not go away”',
      '{Topic}: day two | Still nobody in charge',
      'Nation divided over {topic} | The cat has no comment',
      'Live: {topic} | Witness: “I was just here for the snacks”',
    ],
    clause: [
      '{Clause} | Neighbours “not surprised”',
      'Just in: {clause} | Mother already informed',
    ],
    written: [
      'Man finds his glasses | They were on his head all along',
      'Meeting ends early | Participants unsure where to go',
      'Local dog good | Sources: “very good”',
    ],
  },
  'tier-list': {
    pattern: 'document',
    keywords:
      'rank ranking tier list best worst opinion food snack favorite unpopular change mind breakfast rate',
    topic: [
      'Snacks for surviving {topic} | Anything from the vending machine | The apple I brought on purpose',
      'Food, by how much it helps with {topic} | Salad. At a time like this. | Whatever is good for me',
      'Things I’d rather have than {topic} | {Topic}, with a side salad | Literal broccoli',
    ],
    clause: ['What I eat when {clause} | Something green | What I had planned to eat'],
    pair: ['The official and final ranking | {One}, obviously | {Other}, and I will fight you'],
    written: [
      'Breakfasts, by honesty | The smoothie bowl | Cereal, “for the fibre”',
      'Things my toddler will eat | What I cooked | What I cooked, cut differently',
      'Meals, by number of pans | One with a sauce | One with “a little reduction”',
    ],
  },
  'motivational-poster': {
    pattern: 'document',
    keywords:
      'motivation inspire success hustle goal ambition quote never give up gym linkedin work dream teamwork',
    topic: [
      'Courage | Because {topic} will not ignore itself',
      'Teamwork | Together we can postpone {topic}',
      'Patience | You have survived {topic} before. Barely.',
      'Wisdom | Knowing that {topic} can wait until Monday',
    ],
    clause: ['Acceptance | {Clause}', 'Resilience | {Clause}. And yet, here we are.'],
    pair: ['Perspective | It is {one} or {other}. You choose.'],
    written: [
      'Balance | Half of it is work. So is the other half.',
      'Leadership | Walking in front, because you have the map',
      'Focus | The art of closing one tab',
    ],
  },
  'museum-label': {
    pattern: 'document',
    keywords:
      'art museum masterpiece painting sock laundry modern exhibition gallery mess artist sculpture',
    topic: [
      '“{Topic}” | Mixed media, 2026. Please do not touch. Please.',
      '“Me, after {topic}” | Artist unknown. Laundry known.',
      '“{Topic}, unfinished” | On loan from my bedroom floor',
    ],
    clause: ['“{Clause}” | Performance. Daily, 7 a.m.'],
    pair: ['“{One} or {other}” | The artist could not decide. Nor could we.'],
    written: [
      '“The Other One” | Lost in 2017. Grief continues.',
      '“I’ll Fold It Later” | Installation, ongoing since May',
      '“Still Clean Enough” | The artist smelled it first',
    ],
  },
  'starter-pack': {
    pattern: 'document',
    keywords: 'starter pack type person stereotype every kind people home remote student',
    topic: [
      'The “surviving {topic}” starter pack | Dignity not included',
      'The “I can explain {topic}” starter pack | Trousers sold separately',
      'The “over {topic}” starter pack | Contents may cry',
    ],
    clause: ['The “{clause}” starter pack | Sold in packs of six'],
    pair: ['The “{one} and {other}” starter pack | Choose one. You can’t.'],
    written: [
      'The “new year, new me” starter pack | Valid until 4 January',
      'The “five-minute task” starter pack | Day three',
      'The “I’m not a cat person” starter pack | Cat included',
    ],
  },
  'pie-chart-of-feelings': {
    pattern: 'document',
    keywords:
      'percent statistics chart feelings mood day time survey how much spend weekend mostly poll',
    topic: [
      'My feelings about {topic} | Sample size: me, in bed | Tired | Joy | Worry',
      'What {topic} does to my day | Source: my face | Naps | Fun | Panic',
      'Time I spend on {topic} | The numbers don’t add up. Neither do I. | “Later” | Doing it | Guilt',
    ],
    clause: ['How I feel when {clause} | Margin of error: none | Sleepy | Fine | Alarmed'],
    pair: ['{One} or {other}? | 1,000 people asked. All asleep. | Neither | Both | “What?”'],
    written: [
      'My camera roll | Nobody may scroll | Sleeping cat | Food | Receipts',
      'What I do in bed | A serious study | Scroll | Plan | Sleep',
      'Inside my handbag | Found at the bottom: 2019 | Unknown | Keys | Receipts',
    ],
  },
  'error-window': {
    pattern: 'document',
    keywords:
      'error computer bug crash windows update warning 404 failed system brain software loading',
    topic: [
      '{Topic}.exe | Not responding. Neither am I.',
      'Error 404 | Motivation for {topic} not found',
      'Are you sure? | You are about to think about {topic}. Again.',
      'Warning | {Topic} detected. Please lie down.',
    ],
    clause: [
      'Fatal error | {Clause}. Have you tried going to bed?',
      'Warning | {Clause}. Continue anyway?',
    ],
    pair: ['Choose one | {One} or {other}? There is only “OK”.'],
    written: [
      'Update available | Your mood will restart in 10 seconds',
      'Low battery | Not the laptop. You.',
      'Task failed | successfully. Nobody has noticed.',
    ],
  },
  'book-cover': {
    pattern: 'document',
    keywords:
      'book guide how to manual beginner tutorial learn read survive advice self-help for dummies',
    topic: [
      'How to survive {topic} | With 40 blank pages',
      '{Topic} for beginners | By somebody who cried',
      'Pretending to understand {topic} | Volume 2: nodding',
      'Forget {topic} in 30 days | Day 31: {topic}',
    ],
    clause: ['So {clause} | And other short stories', '“{Clause}” | A memoir'],
    pair: ['{One} or {other}? | A decision in 14 volumes'],
    written: [
      'How to leave a party | 600 pages. Nobody has left.',
      'Small talk | Chapter 1: weather. The end.',
      'Saying no | Okay, fine, I will read it',
    ],
  },
  'achievement-unlocked': {
    pattern: 'document',
    keywords:
      'achievement unlocked game level adulting finally first done accomplished proud trophy xp quest',
    topic: [
      'Achievement unlocked | Survived {topic} without a speech',
      'New skill | Nodding through {topic}',
      'Level up | The reward for {topic}: more of it',
      'Secret ending | Said no to {topic}',
    ],
    clause: ['Rare event | {Clause}', 'Side quest failed | {Clause}'],
    written: [
      'Achievement unlocked | Opened the letter on the day it came',
      'Side quest complete | Found the other sock',
      'Hidden level | Left the house with everything',
    ],
  },
  certificate: {
    pattern: 'document',
    keywords:
      'award certificate participation diploma congratulations prize best honor medal graduate employee month',
    topic: [
      'For surviving {topic} | Barely. But in style. | Me',
      'Certified expert in {topic} | Watched half a video | Kevin',
      'Best excuse of the year | “I couldn’t, because of {topic}” | Me',
      'For outstanding patience | With {topic}. Twice. | Mum',
    ],
    clause: [
      'Witness of the year | “{Clause}” | Me',
      'For staying calm | Although {clause} | Nobody',
    ],
    pair: ['{One} or {other}? | For having no opinion | Kevin'],
    written: [
      'Parking award | Only touched one kerb | Dad',
      'Employee of the month | There is one employee | Me',
      'For bravery | Answered an unknown number | Kevin',
    ],
  },
}
