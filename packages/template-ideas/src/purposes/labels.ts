import type { Purposes } from '../purpose.ts'

/** Things in the picture get names, and somebody speaks. */
export const LABELS: Purposes = {
  'side-eye': {
    pattern: 'labels',
    keywords:
      'third wheel couple jealous alone single friend left out together sofa annoyed judge replace',
    topic: [
      'My friends and {topic} | Me, with the snacks',
      'Me and {topic} | My savings',
      'Everyone, newly in love with {topic} | Me, since 2014',
      'My phone and {topic} | The book I bought in January',
    ],
    clause: ['Everyone acting normal | Me, because {clause}'],
    pair: ['{One} | {Other}'],
    written: [
      'My parents and my brother’s dog | Me, their first child',
      'My coffee and my phone | My breakfast',
      'Our two project leads | The one who does it',
    ],
  },
  'deadline-meteor': {
    pattern: 'labels',
    keywords:
      'deadline procrastinate exam due later game gaming ignore tomorrow paper essay tax project thesis',
    topic: [
      '{Topic} | Me, sorting my spices',
      '{Topic}, in five minutes | Me: one more round',
      'The consequences of {topic} | Me: “future me is strong”',
      'Everything I postponed because of {topic} | Me, learning the ukulele',
    ],
    clause: ['{Clause} | Me: that is a job for tomorrow’s dinosaur'],
    pair: ['{One} | Me, with {other}'],
    written: [
      'The exam at eight | Me, ranking breads',
      'My taxes | Me, naming the pigeons',
      'The guests at seven | Me, alphabetizing books at 6:58',
    ],
  },
  'final-boss': {
    pattern: 'labels',
    keywords:
      'boss game fight dragon brave battle level final printer bureaucracy toddler interview adult phone call enemy vs',
    topic: [
      '{Topic} | Me, with one cup of coffee',
      '{Topic}, second phase | Me, out of snacks',
      '{Topic} | Me: “how hard can it be?”',
      '{Topic} | Me, armed with a forum post from 2011',
    ],
    clause: ['{Clause} | Me, level 1', '{Clause} | Me, skipping the tutorial'],
    pair: ['{Other} | {One}'],
    written: [
      'One phone call | Me, with a script',
      'The fitted sheet | Me, an adult',
      'The pickle jar | Me, after “let me do it”',
    ],
  },
  'cactus-loves-balloon': {
    pattern: 'labels',
    keywords:
      'toxic love bad idea hug relationship sale shopping temptation destroy careful crush ex savings attract',
    topic: [
      'My good intentions | {Topic}',
      'Me, “only helping” | {Topic}',
      '{Topic} | My last nerve',
      '{Topic} | The one free evening I had',
    ],
    clause: ['{Clause} | My calm', 'Me, wanting to relax | “{Clause}”'],
    pair: ['{One} | {Other}'],
    written: [
      'My diet | A bakery, 6 a.m.',
      'Spaghetti | My white shirt',
      'The cat | Anything made of glass',
    ],
  },
  'neglected-plant': {
    pattern: 'labels',
    keywords:
      'plant neglect forget thirsty water self care hobby garden ignore friend relationship health dry',
    topic: [
      'My common sense | {Topic}',
      '{Topic} | My 14 hours of screen time',
      'Me, waiting for help | Everyone talking about {topic}',
      'The person I was before {topic} | One free weekend',
    ],
    clause: ['My social life | “Can’t, {clause}”'],
    pair: ['{One} | {Other}'],
    written: [
      'My savings account | “Treat yourself”',
      'My gym card | The gym',
      'My Spanish | A 400-day streak of opening the app',
    ],
  },
  'group-project': {
    pattern: 'labels',
    keywords:
      'group project team teamwork lazy school university work carry colleague partner class presentation help family chore',
    topic: [
      'Team effort: {topic} | “We did it!” | Me | We',
      '{Topic}, a group project | My name is last on the slide | Me | People with ideas',
      'Who deals with {topic}? | Ask the horse | Me | Everyone else',
    ],
    clause: ['“{Clause}” | There is no “I” in “team” | Me | Moral support'],
    pair: ['Teamwork | “We are all so tired” | {One} | {Other}'],
    written: [
      'Moving house with friends | “Where do you want this spoon?” | Me | The friends',
      'Family camping trip | “We need more of these” | Dad | Us',
      'Shared flat, cleaning day | “Looks better already” | Me | My flatmates',
    ],
  },
  'works-on-my-machine': {
    pattern: 'labels',
    keywords:
      'bug code developer programmer server production machine laptop software computer wifi broken update it support works',
    topic: [
      '{Topic}: fine on my side | So it must be you | My side | The world',
      '“{Topic} was fine when I left” | Famous last words | Friday | Monday',
      'I know all about {topic} | In theory | Theory | Practice',
    ],
    clause: ['“{Clause}” | Strange. Not here. | Here | Everywhere else'],
    pair: ['It depends who you ask | I only ask myself | {One} | {Other}'],
    written: [
      'I only changed one line | It held up the roof | Before | After',
      'The demo went well | The demo was a photo | Demo | Customer',
      '“Have you tried it again?” | That was my degree | Me | The problem',
    ],
  },
  'courtroom-cat': {
    pattern: 'dialogue',
    keywords:
      'court judge guilty cat trial accuse blame lawyer argument fight evidence vase roommate sibling excuse mom',
    topic: [
      'What do you know about {topic}? | I would like to call my lawyer',
      'So {topic} just happened? | Like the vase, your honour',
      'You looked up {topic} 14 times? | For a friend. On your laptop.',
      'Explain {topic} to the court | It was funny at the time',
    ],
    clause: [
      'The accused says: {clause} | And I would do it again',
      '“{Clause}” – is that the truth? | Define “truth”',
    ],
    written: [
      'Where were you at 4 a.m.? | On your face',
      'How do you plead? | Hungry',
      'You had dinner at six? | Nobody can prove that',
    ],
  },
  'chat-bubbles': {
    pattern: 'dialogue',
    keywords:
      'text message chat phone reply whatsapp crush mom mum boss conversation friend said asks wrote sms group',
    topic: [
      'How is it going with {your topic}? | We don’t say that word in this house | Mum',
      'You said you would handle {topic} | New phone, who is this? | Me, last week',
      'A quick question about {topic} | There are no quick questions | My boss',
      'Can we talk about {topic}? | I have moved. To the sea. | Kevin',
    ],
    clause: [
      'So… {clause} | I am outside. With snacks. | Best friend',
      '{Clause} | I have questions. All of them. | Mum',
    ],
    written: [
      'Are you home? | I can be not home | Unknown',
      'What do you want for dinner? | You know what I want | The fridge',
      'Ok. | Why are you angry? Is it something I said in 2014? | Dad',
    ],
  },
  'last-slice-standoff': {
    pattern: 'dialogue',
    keywords:
      'standoff fight last slice pizza share friend duel argue polite pay bill seat dishes chore sibling turn',
    topic: [
      '{Topic} | “After you.” | “No, after you.”',
      'Somebody has to deal with {topic} | “Not it.” | “Said it first.”',
      'Who is to blame for {topic}? | “Him.” | “Him.”',
      'One of us understands {topic} | “Not me.” | “Not me.”',
    ],
    clause: ['{Clause} | “You tell them.” | “No, you.”'],
    pair: ['This town is too small for both | “{One}.” | “{Other}.”'],
    written: [
      'The only free parking space | “I was indicating.” | “So was I.”',
      'The bill is on the table | “Let me.” | “No, let ME.”',
      'The bin is full | “It still fits.” | “It still fits.”',
    ],
  },
  'awkward-smile': {
    pattern: 'dialogue',
    keywords:
      'awkward family dinner christmas thanksgiving argument politics relative uncle between smile cringe parents fight party election',
    topic: [
      '“So, what do we think of {topic}?” | The potatoes are great | Mum | Dad',
      'Somebody mentioned {topic} | I am now part of the chair | For | Against',
      'Me, between two opinions on {topic} | I would like the bill, please | Team A | Team B',
    ],
    clause: ['“{Clause}” | More soup, anyone? | Grandma | My aunt'],
    pair: ['Me, in the middle | The bread is so soft | {One} | {Other}'],
    written: [
      '“When are you two having kids?” | The bread is so soft | His mum | My mum',
      '“You have to pick a side” | I pick the side salad | Him | Her',
      'They say it is “a discussion” | It is hour two | Sister | Brother',
    ],
  },
  facepalm: {
    pattern: 'dialogue',
    keywords:
      'teacher school wrong mistake stupid student class math embarrassing password test exam answer homework kid',
    topic: [
      'Answer: {topic} | The question was his name',
      'Ten facts about {topic}. 1: I forgot | The other nine were wrong, too',
      '{Topic} = easy | Show your work, Kevin',
      'What I know about {topic} | He has drawn a horse',
    ],
    clause: [
      '{Clause} | This will be on the exam, apparently',
      '“{Clause}” | He said it with such confidence',
    ],
    pair: ['{One} = {other} | I became a teacher for this'],
    written: [
      'I before E, exept after C | So close',
      'My dog ate the homework. I have no dog. | Honest, at least',
      '7 × 8 = it depends | Philosophy is down the hall',
    ],
  },
  'video-call': {
    pattern: 'labels',
    keywords:
      'video call zoom teams meeting online remote mute camera home office colleague webcam standup',
    topic: [
      '“A quick call about {topic}” | Hour two | Me | The expert | Not okay | The host',
      'Agenda: {topic} | Result: another meeting | Camera off | Has a plan | On fire | “Quick”',
      'Who is responsible for {topic}? | Everyone looks away | Not me | Not me | Was me | Left early',
    ],
    clause: ['“{Clause}” | Any questions? | No | No | Help | Frozen'],
    written: [
      'Nobody has a mic on | Somebody is eating | Innocent | Innocent | It was her | Innocent',
      'You can all see my screen? | We can see everything | Saw it | Saw it | Burnt it | The screen',
    ],
  },
  exhausted: {
    pattern: 'reaction',
    keywords:
      'tired exhausted work overtime burnout paper office week parent exam finals coffee monday sleep adult',
    topic: [
      'One hour of {topic} | It counts as three | To do | Also this',
      '“You look tired” | It was {topic} | Monday | Monday, too',
      'I did not choose {topic} | {Topic} chose me | Mine | Theirs',
    ],
    clause: ['{Clause} | I would like to speak to the manager of today | Before | After'],
    written: [
      'I slept eight hours | in four days | Week | Weekend',
      '“Any plans tonight?” | Lying down, competitively | Work | Work',
      'I came for the free coffee | I have been here since March | In | In, too',
    ],
  },
  'forgotten-password': {
    pattern: 'labels',
    keywords:
      'password login forgot account security locked code pin username remember key bank app',
    topic: [
      'Security question: {topic} | I was honest in 2011. Why? | 12345 | ???? | abc',
      'Must contain: a number, {topic} | and one tear | 12345 | ???? | 12346',
      'My hint is “{topic}” | Thank you, me | No | No | No',
    ],
    clause: ['{Clause} | Two attempts left | 1234 | 4321 | 1243'],
    written: [
      'Your password has expired | So have I | 0000 | 1111 | 2222',
      'The code is in your e-mail | The e-mail needs a code | Code? | Code! | Code?',
    ],
  },
  'definitely-human-robot': {
    pattern: 'dialogue',
    keywords:
      'robot ai captcha human chatgpt bot internet test prove computer artificial intelligence machine',
    topic: [
      'Select all pictures of {topic} | Is this about my feelings?',
      'Do you like {topic}? | Like all humans with skin, yes',
      'Describe {topic} in your own words | Error. I mean: haha.',
    ],
    clause: [
      'Please confirm: {clause} | As a human, I relate',
      '“{Clause}” | Same. I, too, have a spine.',
    ],
    written: [
      'I am not a robot | Beep. Excuse me. Hiccups.',
      'Tick if you feel joy | Downloading joy…',
      'What do you do for fun? | I recharge. In a bed. Like you.',
    ],
  },
}
