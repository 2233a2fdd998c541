import type { Purposes } from '../purpose.ts'

/** Pictures of a face or a pose, with a line above and a line below. */
export const REACTIONS: Purposes = {
  'calm-coffee-in-the-fire': {
    pattern: 'reaction',
    keywords: 'fire burning calm fine denial chaos server production coffee okay ignore everything',
    topic: [
      'Everyone panicking about {topic} | Me, on my third coffee',
      '{Topic}, minute one | I have accepted worse before breakfast',
      'How I am handling {topic}: | The coffee is excellent, thanks',
      '“Are you worried about {topic}?” | Do I look worried',
    ],
    clause: [
      '{Clause} | I’ll deal with it after this coffee',
      'When {clause} | and it is not even ten o’clock',
    ],
    written: [
      'The deadline was yesterday | So there is no rush now',
      'All 214 tests are red | At least they agree',
      'The smoke alarm has no battery | Finally some quiet',
    ],
  },
  'smug-cat': {
    pattern: 'reaction',
    keywords: 'smug proud winner told right king boss promotion finally first senior correct cat',
    topic: [
      'Me after surviving {topic} | You may kiss the ring',
      'I warned them about {topic} in March | Nobody listens to royalty',
      '{Topic}? | I have people for that',
      'One video about {topic} later | I am now the expert',
    ],
    clause: ['{Clause} | Exactly as I predicted', 'When {clause} | and I told everyone so'],
    written: [
      'Me after fixing one typo | You may call me a developer',
      'Left the party at nine | Best sleep in the kingdom',
      'My team won | I watched it very hard',
    ],
  },
  'mind-blown': {
    pattern: 'reaction',
    keywords:
      'realize realise discover learn wow shock surprise turns brain mind know find found out',
    topic: [
      'Wait. You can just say no | to {topic}?',
      'Me, learning that others | don’t plan their week around {topic}',
      'There are instructions | for {topic}',
      'What if {topic} was the friend | we made along the way',
    ],
    clause: ['Wait… {clause} | and I notice it only now?', 'So you are telling me | {clause}?'],
    written: [
      'You can close the laptop | and the problem goes on without you',
      'The weekend is two days | every single time',
      'Everyone else is also | just guessing',
    ],
  },
  'trying-to-explain': {
    pattern: 'reaction',
    keywords:
      'explain explaining conspiracy theory parents grandma grandpa understand why how crypto plot obsessed therapist',
    topic: [
      'Me explaining {topic} | to someone who asked “how are you?”',
      'Me, forty minutes into {topic} | “and that is only the beginning”',
      'What {topic} and the moon landing | have in common: this thread',
      '“Please don’t bring up {topic}” | Me, with a cork board',
    ],
    clause: [
      'It is all connected: | {clause}',
      'Me explaining to customer service | that {clause}',
    ],
    written: [
      'Me explaining the plot | “no wait, that was season two”',
      'Explaining to my mother | that the internet is not in the phone',
      'Why I needed a fourth guitar | in 27 pictures',
    ],
  },
  'deploy-on-friday': {
    pattern: 'reaction',
    keywords: 'friday deploy release push button production code developer weekend launch change',
    topic: [
      'Friday, 16:58 | Just one last thing about {topic}',
      'Everyone: please, no | Me, about to start with {topic}',
      'Nobody has mentioned {topic} today | I could change that',
      'The weekend begins in two minutes | {Topic}:',
    ],
    clause: [
      'Friday, 16:59, all is quiet | Then {clause}',
      '{Clause} | And it was only a small button',
    ],
    written: [
      'Friday, 16:59 | “What could possibly happen?”',
      'The sign says “do not press” | It does not say why',
      'It works in the test | The test is a photo',
    ],
  },
  'chart-goes-up': {
    pattern: 'reaction',
    keywords:
      'money profit success stonks rich invest growth salary raise crypto save saving business up more',
    topic: [
      'My stress about {topic} | A strong quarter',
      'Did nothing about {topic} | Called it a strategy',
      'Minutes lost to {topic} | A record, once again',
      'Turned {topic} into content | I am basically a founder',
    ],
    clause: ['{Clause} | Analysts: “buy”', 'When {clause} | and I call it growth'],
    written: [
      'Skipped the gym, saved the fare | Investor',
      'Sold the treadmill | Finally some gains',
      'My screen time | Nobody can stop this company',
    ],
  },
  'hot-spring-calm': {
    pattern: 'reaction',
    keywords:
      'calm relax holiday vacation unbothered peace quiet bath weekend ignore message mute off sauna',
    topic: [
      '{Topic}: urgent | Me: warm',
      'Everyone: what about {topic}? | Me: what about the water?',
      'I used to worry about {topic} | Then I ran out',
      'Somebody should deal with {topic} | Somebody will',
    ],
    clause: ['{Clause} | Anyway, the water is lovely', 'When {clause} | and it is not my problem'],
    written: [
      'My phone is at 1 % | So is my interest',
      'Out of office | Out of mind, too',
      'The group chat: 214 new | Me: one orange',
    ],
  },
  'waiting-forever': {
    pattern: 'reaction',
    keywords:
      'wait waiting forever slow late bus train delivery reply answer queue hold hotline loading doctor patience',
    topic: [
      'Me, waiting for {topic} | to sort itself out',
      '“{Topic}? Two minutes, tops” | Me, two minutes later',
      'Me, waiting for somebody else | to deal with {topic}',
      'On hold because of {topic} | I know the melody by heart',
    ],
    clause: ['“It won’t take long,” they said | {Clause}', '{Clause} | I had plans once'],
    written: [
      'Me, waiting for motivation | to come to me',
      '“Your call is important to us” | My call, since 2009',
      'She said “almost ready” | in the old days',
    ],
  },
  'crying-laughing': {
    pattern: 'reaction',
    keywords: 'laugh laughing funny joke haha lol promise diet resolution never again plan',
    topic: [
      '“This time I’ll be ready for {topic}” | Everyone who knows me',
      'Me, planning a calm week | {Topic}:',
      '“I am completely over {topic}” | My friends:',
      'Me: no more {topic} | Me, an hour later, with {topic}',
    ],
    clause: ['“It can’t get any worse” | {Clause}', '{Clause} | My friends, who had warned me:'],
    written: [
      '“I’ll start on Monday” | All previous Mondays:',
      '“Ready in 20 minutes” | The onions:',
      '“I’m on a budget now” | The cheese counter:',
    ],
  },
  'late-night-genius': {
    pattern: 'reaction',
    keywords:
      'night sleep insomnia bed awake 3am brain idea tired remember embarrassing memory shower thought',
    topic: [
      'My brain at 3 a.m. | Let’s go through {topic} again',
      'Me: finally asleep | My brain: {topic}, the director’s cut',
      'You can’t lose sleep over {topic} | if you don’t go to bed',
      '3:14 a.m. | I have solved {topic} and won’t remember how',
    ],
    clause: ['My brain at 3 a.m.: | “{clause}, and here is why”', 'Can’t sleep | because {clause}'],
    written: [
      'You can’t be late | if you never say when',
      'That waiter said “enjoy your meal” | and you said “you too”',
      'If I fall asleep now | I still get eleven minutes',
    ],
  },
  'deadpan-stone-face': {
    pattern: 'reaction',
    keywords:
      'party birthday serious unimpressed emotion introvert surprise happy smile photo dance excited',
    topic: [
      'Everyone: {topic}!!! | Me: noted',
      'My face during {topic} | This is the excited one',
      'Inside: fireworks because of {topic} | Outside:',
      '“Are you even happy about {topic}?” | I am screaming',
    ],
    clause: ['{Clause} | I felt something once, too', 'When {clause} | and everybody looks at me'],
    written: [
      '“Smile for the photo” | I am',
      'They sang “happy birthday” to me | I aged visibly',
      '“Let’s all introduce ourselves” | Stone. Local.',
    ],
  },
  'midnight-fridge': {
    pattern: 'reaction',
    keywords:
      'fridge snack diet hungry midnight food eat eating cake cheese cook kitchen dinner calorie chocolate',
    topic: [
      '2 a.m., thinking about {topic} | The cheese understands',
      'Some people write a diary about {topic} | I have cake',
      'Me, “over” {topic} | Also me, 1 a.m.',
      'Nothing helps against {topic} | I have tried 14 of 15 yoghurts',
    ],
    clause: ['{Clause} | The fridge does not judge', 'When {clause} | and there is cake left'],
    written: [
      'I only came to check | if the light still works',
      'It is not a second dinner | The first one was a draft',
      '“Who ate my pudding?” | A burglar. A hungry one.',
    ],
  },
  'nervous-sweat': {
    pattern: 'reaction',
    keywords:
      'nervous sweat lie lying interview guilty police secret exam caught question boss asked job',
    topic: [
      'So you know nothing about {topic}? | Nothing, officer',
      '“Who is responsible for {topic}?” | Me:',
      '“Let’s talk about {topic}” | My browser history:',
      '“You read the e-mail about {topic}, right?” | Obviously. Twice.',
    ],
    clause: ['Nobody must ever find out | that {clause}', '{Clause} | Act natural'],
    written: [
      '“Just be yourself” | Which one?',
      '“And your greatest weakness?” | Interviews',
      '“Your card, please” | Please. Please. Please.',
    ],
  },
  'unimpressed-cat-bath': {
    pattern: 'reaction',
    keywords: 'angry annoyed cat bath wet shower grumpy fun trust hate vet forced rain',
    topic: [
      '“You’ll love {topic}” | I am writing down names',
      '“Try {topic}”, they said | I trusted them',
      'My review of {topic}: | Wet. Would not again.',
      '“Be positive about {topic}” | I am positive. I hate it.',
    ],
    clause: ['{Clause} | Somebody will pay for this', 'When {clause} | and they call it fun'],
    written: [
      '“Self-care”, they said | I did not consent to bubbles',
      'New shampoo | Same grudge',
      '“It’s for your own good” | So is my revenge',
    ],
  },
  ghosted: {
    pattern: 'reaction',
    keywords:
      'ghost ghosted ghosting text reply date dating crush message read online phone halloween lonely tinder match ex',
    topic: [
      'I asked one question about {topic} | Seen. Forever.',
      'They promised to call about {topic} | I haunt the phone now',
      '{Topic} disappeared | without even a “take care”',
      'Me, after mentioning {topic} | on the first date',
    ],
    clause: [
      '{Clause} | I invented ghosting, and even I am hurt',
      'When {clause} | and I am left on read',
    ],
    written: [
      '“Let’s have lunch soon!” | Died in 2019',
      'Online two minutes ago | That is how it starts',
      'I typed “haha no worries” | I have many worries',
    ],
  },
  melting: {
    pattern: 'reaction',
    keywords:
      'heat summer hot fine melt overwhelmed smile professional polite customer service love meeting',
    topic: [
      'Smiling through {topic} | at 40 degrees',
      '“No problem at all!” | Me, about {topic}',
      'Outside: fine | Inside: {topic}',
      'How I stay solid during {topic}: | I don’t',
    ],
    clause: [
      '{Clause} | I am fine. Liquid, but fine.',
      'When {clause} | and I have to stay professional',
    ],
    written: [
      '“Could you stay a bit longer?” | Of course!',
      'First warm day | “I love summer,” I said',
      '“You handle stress so well” | A bucket, please',
    ],
  },
  'panic-mode': {
    pattern: 'reaction',
    keywords:
      'panic deadline exam late forgot scream tomorrow today emergency delete lost due help wrong',
    topic: [
      'Me, remembering {topic} | three minutes before',
      '“Stay calm about {topic}” | Me, calm:',
      '{Topic}? Today? | It has been in my calendar since May',
      'Day one of {topic} | It is going well',
    ],
    clause: [
      '{Clause} | And I am the responsible adult',
      'When {clause} | and everyone says “don’t panic”',
    ],
    written: [
      '“Can we talk?” | Me, going through 400 crimes',
      'Sent it | to the wrong group',
      '“Guests in ten minutes!” | All my things into one room',
    ],
  },
  'aliens-watching-earth': {
    pattern: 'reaction',
    keywords:
      'alien space earth human people society world politics election drama popcorn weird watch planet news',
    topic: [
      'Humans: this time {topic} will be different | Pass the popcorn',
      'They have discovered {topic} | Cancel the invasion, they are busy',
      '“Should we help them with {topic}?” | And miss the finale?',
      'Earth, this season: {topic} | The writers have given up',
    ],
    clause: [
      '“And then {clause}” | Best show in the galaxy',
      'On Earth, {clause} | Play that again',
    ],
    written: [
      'They pay rent | on their own planet',
      'They set an alarm | and then negotiate with it',
      'They have found fire | and use it for marshmallows',
    ],
  },
  'suspicious-look': {
    pattern: 'reaction',
    keywords:
      'suspicious sus detective cookie missing who stole evidence lie steal eaten strange quiet too',
    topic: [
      '{Topic}, and nobody saw anything | Interesting',
      'The evidence points to {topic} | and to somebody with crumbs',
      'Somebody looked up {topic} | Only two of us live here',
      'It is too quiet | I suspect {topic}',
    ],
    clause: [
      '{Clause} | And I am supposed to believe that?',
      'So {clause} | and the dog just watched?',
    ],
    written: [
      '“Sugar-free” | And yet, delicious',
      '“I’m five minutes away” | Shower noises',
      'The toddler is quiet | Nobody move',
    ],
  },
  'frog-in-the-rain': {
    pattern: 'reaction',
    keywords:
      'rain sad lonely melancholy alone miss sunday november autumn heartbreak bus cry frog weather',
    topic: [
      'I gave {topic} my best years | I got weather',
      'Sometimes I think about {topic} | Always in the rain, for effect',
      '“You’ll laugh about {topic} one day” | Not this day',
      'Life after {topic} | Scattered showers',
    ],
    clause: ['{Clause} | Play the sad piano', 'When {clause} | and it starts to rain, too'],
    written: [
      'The bus driver saw me run | and waved',
      'Liked my own post | for morale',
      'The last slice is gone | I was saving it',
    ],
  },
  'chart-goes-down': {
    pattern: 'reaction',
    keywords:
      'money broke loss motivation down crash price bank account energy battery salary payday fail budget',
    topic: [
      'My motivation | since {topic}',
      'Everything was fine | Then somebody mentioned {topic}',
      'My interest in {topic} | Trading has been suspended',
      'Me, investing in {topic} | Past performance was bad, too',
    ],
    clause: ['My mood | the moment {clause}', '{Clause} | Analysts: “ouch”'],
    written: [
      'My battery | at 31 %, in the cold',
      'My bank account | after “a few small things”',
      'My will to live | “Let’s go round and introduce ourselves”',
    ],
  },
  'innocent-dog': {
    pattern: 'reaction',
    keywords:
      'dog puppy innocent mess guilty broken chewed pet home alone roommate vase pillow shoe',
    topic: [
      '{Topic}? | I was asleep. Ask the cushion.',
      'Yes, I was alone with {topic} | No further questions',
      'I can explain {topic} | but not the feathers',
      'You left me with {topic} | What did you expect?',
    ],
    clause: [
      '{Clause} | It was like this when I got here',
      '“Why? {Clause}!” | But look how cute I am',
    ],
    written: [
      'Who’s a good boy? | Legally, not me',
      'The pillow started it | I have witnesses',
      'You said “make yourself at home” | This is home',
    ],
  },
  speechless: {
    pattern: 'reaction',
    keywords:
      'speechless silence no words awkward answer opinion feedback review say said question weird',
    topic: [
      '“Any thoughts on {topic}?” | Me, with many thoughts:',
      '“Say something nice about {topic}” | Still loading',
      'They explained {topic} to me | I have left my body',
      'My opinion on {topic} | in front of my mother',
    ],
    clause: ['“So, {clause}” | Me:', 'When {clause} | and it is my turn to speak'],
    written: [
      '“Just a small change” | Me:',
      '“We have always done it like that” | Me:',
      '“Tell us a fun fact about you” | I have never existed',
    ],
  },
  'rubber-duck-debugging': {
    pattern: 'reaction',
    keywords:
      'duck debug bug code programmer programming developer explain colleague help error software fix',
    topic: [
      'So, {topic}, step by… oh. | That will be 200 an hour',
      'Nobody understands {topic} | The duck is nodding',
      'I explained {topic} to the duck | The duck has resigned',
      'Six experts on {topic} | The duck was cheaper',
    ],
    clause: [
      '“So, {clause}…” | The duck has seen worse',
      '{Clause} | “Have you read the error?” – the duck',
    ],
    written: [
      '“It works and I don’t know why” | The duck knows',
      'Asked five colleagues | The duck was free',
      'It was a missing comma | The duck says nothing. Class.',
    ],
  },
  'the-bill-arrives': {
    pattern: 'reaction',
    keywords:
      'bill price expensive money restaurant rent cost pay paying broke vet repair subscription salad split order invoice mechanic',
    topic: [
      'The price of {topic} | I only looked at it',
      '“{Topic}, just for fun” | The invoice:',
      'Adding up {topic} | So that is where it went',
      '1 × {topic} | 14 × “handling”',
    ],
    clause: ['{Clause} | Tip not included', 'When {clause} | and you get the bill for it'],
    written: [
      '“Let’s split it evenly” | I had a salad',
      'Free trial | Ended in 2022',
      'The dentist said “hm” | That is extra',
    ],
  },
  disappointed: {
    pattern: 'reaction',
    keywords:
      'disappointed sad alone birthday party nobody cancelled cancel empty friend came plan weekend',
    topic: [
      'I organized everything for {topic} | Attendees: me and a cake',
      'They said {topic} would be fun | The balloon left, too',
      'My face when {topic} got cancelled | The cake is still good',
      'Day one without {topic} | Nobody has asked',
    ],
    clause: ['{Clause} | I wore the hat for this', 'When {clause} | and I brought a cake'],
    written: [
      '14 people said “maybe” | Maybe means no',
      'It was a surprise party | The surprise worked',
      'My team-building idea | More cake for the team',
    ],
  },
  'monday-zombie': {
    pattern: 'reaction',
    keywords:
      'monday morning zombie work office commute alarm tired early coffee week school train',
    topic: [
      'Monday, 8:59 | Must… handle… {topic}',
      'Everyone after {topic} | Same time next week',
      'The first morning after {topic} | Any braaains left?',
      '{Topic} before ten | This should be illegal',
    ],
    clause: ['{Clause} | And it is only Monday', 'When {clause} | before the first coffee'],
    written: [
      '“How was your weekend?” | Short',
      'Five alarms | One of them got through',
      'We are a family here | All of us undead',
    ],
  },
  celebration: {
    pattern: 'reaction',
    keywords:
      'celebrate win winner finally success done finished passed proud victory trophy party happy graduate',
    topic: [
      'Survived {topic} | I would like to thank my mother',
      'A whole day without {topic} | A new personal best',
      'Done with {topic} forever | It starts again tomorrow',
      'Thought about {topic} only twice | The crowd goes wild',
    ],
    clause: ['{Clause} | And the crowd goes wild', 'When {clause} | and nobody got hurt'],
    written: [
      'Fitted sheet, first try | Hall of fame',
      'Washed it, dried it, put it away | on the same day',
      'Found the end of the tape | Speech! Speech!',
    ],
  },
  'inbox-avalanche': {
    pattern: 'reaction',
    keywords:
      'email mail inbox message reply holiday vacation newsletter spam cc notification group chat whatsapp',
    topic: [
      'Subject: {topic} | To: absolutely everyone',
      'Asked one question about {topic} | 312 replies',
      'One day away from {topic} | Send a dog with brandy',
      '“Just circling back on {topic}” | All of them',
    ],
    clause: ['{Clause} | And everyone is in cc', 'When {clause} | and I was gone for one day'],
    written: [
      '“Please remove me from this list” | Reply all. 4,000 times.',
      'Inbox: zero | In a dream I had',
      'Bought one lamp in 2016 | The lamp shop writes daily',
    ],
  },
  'busy-octopus': {
    pattern: 'reaction',
    keywords:
      'busy multitask juggle mom mum dad parent baby work much everything overtime project kid toddler',
    topic: [
      '{Topic}? Sure, arm seven is free | It was not',
      'Me, managing {topic} | The pan is a metaphor',
      '“And could you do {topic}, too?” | Arms left: 0',
      '{Topic}, a call, and dinner | Dinner is on the phone',
    ],
    clause: ['{Clause} | And I still have to cook', 'When {clause} | and all eight arms are full'],
    written: [
      'Eight arms | and no hand free for the door',
      '“You make it look easy” | The pan is on fire',
      '“What do you do all day?” | Please hold this',
    ],
  },
  'one-more-episode': {
    pattern: 'reaction',
    keywords:
      'episode series netflix show binge watch tv streaming night sofa movie season video scroll phone tiktok game',
    topic: [
      '“Just one video about {topic}” | The birds have started',
      'Me, going to bed early | {Topic}: next part in 5… 4…',
      'I know everything about {topic} now | It is 4 a.m. and I have a job',
      'Still watching {topic}? | Don’t look at me',
    ],
    clause: [
      '{Clause} | So I deserve one more episode',
      'Season 6: {clause} | I can stop at any time',
    ],
    written: [
      '“Skip intro” | Also skipped: sleep',
      'I put it on to fall asleep | But who was the killer?',
      'One more level | The sun is also up',
    ],
  },
  'forgot-the-stove': {
    pattern: 'reaction',
    keywords:
      'forgot forget left behind stove oven iron door travel holiday flight plane anxiety space locked keys passport trip',
    topic: [
      'Three hours into the holiday | Did anyone deal with {topic}?',
      '384,400 km away from {topic} | Still thinking about it',
      'One small step for man | Nobody is watching {topic}',
      'Finally alone | with my thoughts about {topic}',
    ],
    clause: [
      'Finally alone on the moon | Then I remember: {clause}',
      '{Clause} | And the next flight is in March',
    ],
    written: [
      'Houston? | Did I lock the door?',
      'I packed everything | except the way back',
      'The view is incredible | I left the tap on',
    ],
  },
  'penguin-in-the-desert': {
    pattern: 'reaction',
    keywords:
      'lost wrong place map travel desert hot direction gps trip new first day stranger hike shortcut',
    topic: [
      'The brochure promised {topic} | The brochure was printed upside down',
      'Me, new to {topic} | “It’s a dry heat”',
      'How I got into {topic}: | A wrong turn in 2014',
      'Packed for snow | Got {topic}',
    ],
    clause: ['{Clause} | And I packed a scarf', 'When {clause} | and the map is no help either'],
    written: [
      '“I know a shortcut” | Day four',
      'You have arrived | at the wrong life',
      '“We are hiking, dress warm” | Thanks, Kevin',
    ],
  },
  'evil-plan-fox': {
    pattern: 'reaction',
    keywords:
      'plan evil plot revenge sneaky prank trick scheme secret sibling brother sister roommate leave early',
    topic: [
      'Step one: mention {topic} | Step two: leave the room',
      'If I bring up {topic} now | nobody asks about the dishes',
      'They think I forgot about {topic} | Good. Good.',
      'My plan for {topic}: | wait until it is their problem',
    ],
    clause: ['{Clause} | All according to plan', 'Let them believe | that {clause}'],
    written: [
      'If I load the dishwasher badly | I am never asked again',
      'Give my nephew a drum | Go home',
      'Mark it as “done” | Retire',
    ],
  },
  'weather-forecast': {
    pattern: 'reaction',
    keywords: 'weather forecast rain storm mood week weekend summer sun cold snow chance',
    topic: [
      'Tomorrow: {topic} | Take a jacket and a lawyer',
      '{Topic}, moving in from the west | Stay in bed',
      'My mood since {topic} | Hail, and cake in places',
      '100 % chance of {topic} | In every region, all week',
    ],
    clause: ['{Clause} | Clearing up by Friday, emotionally', 'Severe warning: | {clause}'],
    written: [
      'Forecast for the weekend | Rain. The week was lovely.',
      'Indoors: two people | Two opinions on the heating',
      'My week | Fog until coffee',
    ],
  },
}
