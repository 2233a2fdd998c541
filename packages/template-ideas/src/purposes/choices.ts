import type { Purposes } from '../purpose.ts'

/** Somebody stands between two things, or prefers one. */
export const CHOICES: Purposes = {
  'reject-and-approve': {
    pattern: 'choice',
    keywords:
      'instead prefer rather reject approve avoid procrastinate choose not better drake refuse',
    topic: [
      'Dealing with {topic} | Making a playlist for dealing with {topic}',
      'A sensible plan for {topic} | Seeing what happens',
      'A calm talk about {topic} | 40 slides about {topic}',
      'Facts about {topic} | Feelings about {topic}',
    ],
    clause: [
      'Admitting that {clause} | Being surprised every time',
      'Sleeping | “{Clause}”, in a loop',
    ],
    pair: ['{One} | {Other}', '{One}, like an adult | {Other}, three times'],
    written: [
      'Drinking water | Coffee. It contains water.',
      'A dishwasher | One fork, washed as needed',
      'A walk in the park | A documentary about walking',
    ],
  },
  'two-hard-choices': {
    pattern: 'choice',
    keywords: 'or choose choice decide decision dilemma between button option hard either pick',
    topic: [
      'Leave now | Stay polite | {Topic}, hour three',
      'Help | Film it | {Topic}, live',
      'Look it up | Keep my hope | Me and {topic}',
      'Say no | Lie about my weekend | “Are you in for {topic}?”',
    ],
    clause: ['Say something | Say nothing | {Clause}', 'Laugh | Cry | {Clause}'],
    pair: [
      '{One} | {Other} | I have been standing here since Tuesday',
      '{One} | {Other} | My mother said to follow my heart. It left.',
    ],
    written: [
      'Cook | Order in | I have checked the fridge four times',
      'Reply now | Reply never | It has been eleven days',
      'Ask again | Just nod | I have already said “what?” twice',
    ],
  },
  'road-sign-choice': {
    pattern: 'choice',
    keywords:
      'or choice road crossroads direction path life career decide plan shortcut way diet gym option',
    topic: [
      'Home | {Topic} | I walk in circles to avoid both',
      '{Topic} | Some quiet | Guess where the turtle ended up',
      'Panic | Denial | Both lead to {topic}',
      'The long way | The wrong way | All because of {topic}',
    ],
    clause: ['Left | Also left | {Clause}', 'Forward | Back to bed | {Clause}'],
    pair: [
      '{One} | {Other} | At this speed I have years to decide',
      '{One} | {Other} | It is never the first one',
    ],
    written: [
      'Gym | Bakery | It smelled of bread',
      'Bed, 2 m | Sofa, 1 m | A hard climb',
      'Early night | “Just one drink” | The turtle has lost its shoes',
    ],
  },
  'donut-temptation': {
    pattern: 'choice',
    keywords:
      'temptation diet donut healthy angel devil conscience should resist sugar gym save spend sleep buy sale discipline',
    topic: [
      'Be reasonable about {topic} | Write a long comment about it | Me',
      'Deal with {topic} today | Tomorrow is a whole new day | Me',
      'Stop thinking about {topic} | Look it up one last time | Me, 23:59',
      'Be honest about {topic} | “It’s a family tradition” | Me',
    ],
    clause: ['Let it go | Tell everyone that {clause} | Me', 'Breathe | {Clause}. Revenge. | Me'],
    pair: ['{One} | {Other} | Me'],
    written: [
      'Save some money | It is 20 % off. That is saving. | Me',
      'One episode | They are only 50 minutes | Me, Tuesday night',
      'Tell them the truth | “I’m on my way” | Me, in the shower',
    ],
  },
  'tempted-while-taken': {
    pattern: 'choice',
    keywords:
      'tempted distracted new shiny boyfriend girlfriend hobby jealous love cheat procrastinate framework look instead want',
    topic: [
      '{Topic} | The things I should do | Me',
      '{Topic} | An early night | Me, 23:58',
      '14 videos about {topic} | Work that is due | My attention',
      'A brand-new obsession | {Topic}, loyal as ever | Me',
    ],
    clause: ['“{Clause}” | My responsibilities | Me, with an excuse'],
    pair: ['{Other} | {One} | Me'],
    written: [
      'A fourth hobby | The three I have equipment for | Me',
      'The snack aisle | My shopping list | My trolley',
      'The book I just bought | 31 unread books | Me',
    ],
  },
  'cat-versus-dog': {
    pattern: 'comparison',
    keywords:
      'vs versus cat dog difference type people kind two compared introvert extrovert morning person',
    topic: [
      '“Absolutely not.” | “YES! AGAIN!” | {Topic}',
      'Me | Everyone else | How we feel about {topic}',
      '“I have notes.” | “Best day ever!” | Reviews of {topic}',
      'My head | My heart | {Topic}',
    ],
    clause: ['“I quit.” | “I love it here!” | {Clause}', '“Told you.” | “A surprise!” | {Clause}'],
    pair: ['{One} | {Other} | Choose your fighter', '{One} | {Other} | They share a kitchen'],
    written: [
      '“We have food at home.” | “FOOD? AT HOME?” | Dinner plans',
      '“Five more minutes.” | “It’s 5! Let’s GO!” | Saturday morning',
      '“Who invited him?” | “I invited everyone!” | Our parties',
    ],
  },
  'small-versus-large': {
    pattern: 'comparison',
    keywords:
      'vs versus small big large tiny huge brave against size david goliath problem salary rent',
    topic: [
      'My patience | {Topic}',
      'One deep breath | {Topic}',
      'My plan for {topic} | What actually happened',
      'What I know about {topic} | How loudly I explain it',
    ],
    clause: ['My inner peace | {Clause}', 'Me, “ready for anything” | {Clause}'],
    pair: ['{One} | {Other}'],
    written: [
      'My lunch break | “Got a minute?”',
      'The to-do list | The “not today” list',
      'The dog | The space it needs in bed',
    ],
  },
  'snail-wins-race': {
    pattern: 'comparison',
    keywords:
      'slow fast race patience finish win deadline quick shortcut hurry rush late vs efficient automation',
    topic: [
      'Ten apps for {topic} | A sticky note',
      'Panic about {topic} | One thing at a time',
      'Everyone’s clever plan for {topic} | Slowly, on paper',
      'People in a hurry about {topic} | Me, with a sandwich',
    ],
    clause: ['Everyone who hurried | Me, since {clause}'],
    pair: ['{One} | {Other}'],
    written: [
      'The express checkout | The old lady with exact change',
      'The sports car | The next red light',
      'Six hours of automating it | Two minutes by hand',
    ],
  },
  'expectation-and-reality': {
    pattern: 'two-panel',
    keywords:
      'expectation reality holiday vacation camping plan online order instagram recipe diy fail vs actually really picture',
    topic: [
      '{Topic} in my head | {Topic} on Tuesday | I want the first one back',
      '{Topic}: the trailer | {Topic}: the film | One star',
      '“How hard can it be?” | {Topic} | Harder',
      '{Topic}, as planned | {Topic}, as weather | Please send blankets',
    ],
    clause: ['The plan | {Clause} | Nobody could have known. Everybody knew.'],
    pair: [
      '{One} | {Other} | Five stars, would panic again',
      '{One} | {Other} | The photo was from another day',
    ],
    written: [
      'Meal prep | Toast, standing up | Chef’s kiss',
      'Working from the garden | Wi-Fi from the garden | “Can you hear me?”',
      'The puppy we chose | The puppy at 4 a.m. | We love him. We are tired.',
    ],
  },
  'before-and-after-coffee': {
    pattern: 'two-panel',
    keywords:
      'before after coffee morning transformation glow up change monday friday payday vs start end hero',
    topic: [
      'Me, thinking about {topic} | Me, not thinking about {topic} | It’s that simple',
      'Before I gave up on {topic} | After | Quitting is underrated',
      'Me, during {topic} | Me, telling people about {topic} | I was very brave',
      '{Topic} before coffee | {Topic} after coffee | The same, but faster',
    ],
    clause: ['{Clause} | The same, with coffee | Nothing has changed. I just vibrate.'],
    pair: ['{One} | {Other} | Same person, different lighting'],
    written: [
      'Me in the meeting | Me at the buffet | A team player',
      '8:00 | 8:01, espresso | Ready to regret things',
      'Sunday night | Friday, 17:01 | A medical miracle',
    ],
  },
  'venn-diagram': {
    pattern: 'comparison',
    keywords: 'common both overlap circle and between same similarity agree combine mix vs',
    topic: [
      '{Topic} | A quiet life | Empty',
      '{Topic} | My limits | Tears',
      'Fans of {topic} | People I like | Mum',
      '{Topic} | Snacks | My week',
    ],
    clause: ['Bad days | {Clause} | It is a circle'],
    pair: ['{One} | {Other} | Regret', '{One} | {Other} | Me, crying', '{One} | {Other} | A nap'],
    written: [
      'What I order | What I can cook | Toast',
      'My work | My hobbies | Back pain',
      'What I said | What I meant | “Fine.”',
    ],
  },
  't-rex-hug': {
    pattern: 'labels',
    keywords:
      'almost close hug love miss reach short weekend payday distance relationship goal nearly',
    topic: [
      'Me | The end of {topic} | Any day now',
      '{Topic} | My budget | It was not meant to be',
      'My good intentions | {Topic} | We tried',
      'Me | Inner peace | Then came {topic}',
    ],
    clause: ['Me | A quiet day | {Clause}'],
    pair: ['{One} | {Other} | So close. So very close.'],
    written: [
      'Me | The snooze button | Just out of reach',
      'Payday | The rent | They meet once a month',
      'Me | My toes | First yoga lesson',
    ],
  },
}
