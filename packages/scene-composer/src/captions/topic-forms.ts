import type { CaptionForm } from './caption-forms.ts'

const form = (top: string, bottom: string): CaptionForm => ({ top, bottom })

/** Jokes about one topic, by its emoji, for prompts that are little more than the topic. */
export const TOPIC_FORMS: Readonly<Record<string, readonly CaptionForm[]>> = {
  '📅': [
    form('Sunday, 11 pm: I feel alive', 'Monday, 7 am: I feel nothing'),
    form('Nobody:', 'Monday: you again'),
    form('My alarm: rise and shine', 'Me: I can do one of those. No.'),
  ],
  '☕': [
    form("Before coffee: please don't", 'After coffee: please slow down'),
    form('Doctor: how much coffee a day?', 'Me: what is a day?'),
    form("I don't have a coffee problem", 'I have a coffee solution'),
  ],
  '💻': [
    form('99 little bugs in the code', 'Fix one. 127 little bugs in the code.'),
    form('Me: writes one line', 'The terminal: 4,812 warnings'),
    form('My code in the demo: shy', 'My code after the demo: perfect'),
    form('Me, reading code from last year:', 'Who hurt this person? It was me.'),
  ],
  '🐛': [
    form('Fixes one bug', 'Creates a small ecosystem'),
    form('The bug when I watch it: gone', "The bug in the demo: it's showtime"),
  ],
  '📊': [
    form('Me in a meeting that', 'could have been an email'),
    form('"Any questions?"', 'Me: when does this end?'),
    form('Quick five-minute meeting', 'Hour two:'),
  ],
  '📧': [
    form('"I hope this email finds you well"', 'How the email found me:'),
    form('Inbox zero lasts', 'about eleven seconds'),
  ],
  '🚀': [
    form('Friday, 16:58:', "It's only a small change"),
    form('Deploying to production', 'Eyes closed, fingers crossed'),
  ],
  '🚨': [
    form('Phone at 3 am: server is down', 'Me: so am I, server. So am I.'),
    form('Monitoring: all green', 'Reality: all on fire'),
  ],
  '🍕': [
    form("I can't make everyone happy", "I'm not pizza"),
    form('The diet starts tomorrow', 'The pizza starts now'),
  ],
  '🐱': [
    form('I bought my cat a 60 euro bed', 'My cat: what a lovely box'),
    form('Cat, looking me in the eye:', '*pushes the glass off the table*'),
  ],
  '🐶': [
    form('Postman: exists', 'My dog: and I took that personally'),
    form('Me: eats one crisp', 'My dog, three rooms away:'),
  ],
  '📝': [
    form('What we learnt: 2 + 2', 'The exam: calculate the mass of the sun'),
    form('Me before the exam: confident', 'Me after reading question 1:'),
  ],
  '📚': [
    form('Studying: 2 minutes', 'Rewarding myself: 3 hours'),
    form('I bought eleven new books', 'Pages read this year: the menu'),
  ],
  '⏱️': [
    form('Due tomorrow?', 'Do tomorrow.'),
    form('Me with three weeks left: relaxed', 'Me with three hours left: immortal'),
  ],
  '💸': [
    form('My bank account after rent:', 'we have to talk'),
    form('Me: I should save money', 'Also me: a tiny hat for the cat'),
  ],
  '🏋️': [
    form('Day 1 at the gym:', 'So where do I collect my muscles?'),
    form('Leg day yesterday', 'Stairs today: we meet again'),
  ],
  '🛌': [
    form('Me all day: so tired', 'Me at bedtime: how do magnets work?'),
    form('Short nap, I said', 'What year is it?'),
  ],
  '⏰': [
    form('7:00 snooze. 7:09 snooze.', '8:54: OLYMPIC SPRINTER'),
    form("Alarm: it's a new day", "Me: I'd like the old one back"),
  ],
  '🛜': [
    form('Wifi: one bar', 'Me, holding the laptop to the sky:'),
    form('The wifi is down', 'So these are my family'),
  ],
  '📱': [
    form('Battery: 1%', 'Me: one last video'),
    form('Screen time: up 40%', 'Me: wow, that phone is obsessed'),
  ],
  '🎮': [
    form('One more game', 'The sun: good morning'),
    form("I didn't lose", 'I was testing the respawn'),
  ],
  '🎉': [
    form('Friday, 4:59 pm:', 'I have never worked here'),
    form('Weekend plans: everything', 'Weekend done: nap'),
  ],
  '🤖': [
    form('AI will take over the world', 'AI: here is a hand with nine fingers'),
    form('Me: thank you, robot', 'Just in case it remembers'),
  ],
  '🎂': [
    form('Happy birthday to me', 'My back: and many creaks'),
    form('Everyone sings happy birthday', 'Me: where do I put my face?'),
  ],
  '🎄': [
    form('Christmas shops in October:', "It's beginning to look a lot like no"),
    form("Me: let's keep it small this year", 'The tree: touches two ceilings'),
  ],
  '💼': [
    form('"We\'re like a family here"', 'The family on Friday at 6 pm:'),
    form('Work-life balance:', 'I balance work on my life'),
  ],
  '🧠': [
    form("Me: let's sleep", 'Brain: remember that thing from 2009?'),
    form('My brain has many tabs open', 'and one of them plays music'),
  ],
  '🥗': [form('I had a salad today', 'So cake is now mathematically free')],
  '🚦': [form('Google Maps: 12 minutes', 'Traffic: adorable')],
  '🛒': [form('Went in for milk', 'Came out with a canoe')],
  '🧹': [form('Cleaning: 5 minutes', 'Finding my old diary: 4 hours')],
  '🛋️': [form('Big plans this weekend', '*looks at sofa* Hello, plans')],
  '❤️': [form('They: hi', 'Me: we should get a dog and a mortgage')],
  '🎃': [form('Normal people: autumn', 'Me: SPOOKY SEASON')],
  '💬': [form('Group chat: 312 messages', 'The plan: still no plan')],
  '🧳': [form('Three-day trip', 'Packed: 14 pairs of socks')],
  '🐔': [form('Why did the chicken cross the road?', 'There was a meeting on this side')],
  '🐧': [form('Dress code: casual', 'Me: I only own the tuxedo')],
  '🦥': [
    form("I'm not lazy", "I'm on energy-saving mode"),
    form('My life in slow motion:', 'this is full speed'),
  ],
  '🦆': [form('Debugging with a rubber duck', 'The duck has resigned')],
  '🪿': [form('Geese: we were here first', 'Also geese: *honk*')],
  '🐝': [form('To bee or not to bee', 'That is the buzziness plan')],
  '🦝': [form("One person's trash", 'is my five-star buffet')],
  '🐼': [form('Job: eat, nap, be cute', 'How do I apply?')],
  '🥔': [
    form('Nobody:', 'Me all weekend: potato'),
    form("I'm a simple potato", "You can mash me, but you can't rush me"),
  ],
  '🥑': [form('Avocado: not yet. Not yet.', 'Avocado: too late')],
  '🍔': [form('My diet lasted', 'until the smell of a burger')],
  '🌮': [form('Taco Tuesday', 'is a lifestyle. See you on Wednesday.')],
  '🍩': [form('A donut has no beginning', 'and, on my desk, no future')],
  '🍪': [form('Just one cookie, I said', 'to an empty box')],
  '🍺': [form('One drink, I said', 'at 7 pm, three taxis ago')],
  '🍷': [form("It's not a glass of wine", "It's a meeting with grapes")],
  '🎸': [form('Neighbors: please stop', 'Me: so, an encore?')],
  '⚽': [form('I could have scored that', '*gets tired standing up from the sofa*')],
  '🏃': [form('I run', 'late')],
  '🧘': [form('Yoga teacher: empty your mind', 'Me: way ahead of you')],
  '🪴': [form('I watered it twice this year', 'So ungrateful')],
  '🧦': [form('Washing machine: 10 socks', 'Washing machine: 9 socks, one mystery')],
  '📺': [form('One more episode, I said', 'The series: are you still watching?')],
  '✈️': [form('Flight at 6 am', 'Airport at 2 am, just in case')],
  '🏠': [form('Buying a house: 3 euro short', 'of 300,003 euro')],
  '🖨️': [form('Printer: error', 'Me: show me where it hurts. With a hammer.')],
  '🔑': [form('Password must have a number,', 'a capital, a haiku and a goat')],
  '💾': [form('Kids: nice 3D-printed save icon', 'Me: turns to dust')],
  '👻': [form('Ghosting people since 1743', 'Still waiting for a reply')],
  '👽': [form('Aliens: we visited your planet', 'One star. Too many meetings.')],
  '💀': [form('Me waiting for them to', 'text back')],
  '🧙': [form('A wizard is never late', "He has a 9 o'clock, though")],
  '🧛': [form("I'm not a morning person", 'Ever. At all. For 400 years.')],
  '🧟': [form('Me before 9 am:', "braaains... or coffee, I'm flexible")],
  '🦖': [form('Big dreams', 'Tiny arms')],
  '🐌': [form('My internet on a good day:', "don't rush me")],
  '🦄': [form('Looking for: senior, 22 years old,', '30 years of experience')],
}
