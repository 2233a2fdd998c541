/** How a scene feels, and the words that say so. */
const MOODS = [
  'happy',
  'sad',
  'angry',
  'scared',
  'tired',
  'love',
  'chaos',
  'smug',
  'party',
  'confused',
  'shocked',
  'sick',
  'calm',
  'judging',
  'neutral',
] as const

export type Mood = (typeof MOODS)[number]

const WORDS: Readonly<Record<Mood, string>> = {
  happy:
    '😀 😃 😄 😁 😂 🤣 😊 🙂 happy happily smiling smile smiles joy joyful cheerful glad delighted excited fun yay finally compiles discovering greet greets greeting lucky grateful enjoying proud proudly works worked laughing laugh laughs grinning',
  sad: '😢 😭 😞 😔 💔 sad sadly crying cry cries lonely depressed heartbroken tears miserable disappointed gloomy unhappy sobbing miss missing rejected forgot forgotten empty cancelled cancels canceled homesick weeping dies died dead dying losing loses lose single failed failing fails fail broke raining rain mistake unused ghosted wrong triste traurig грустно',
  angry:
    '😠 😡 🤬 angry angrily mad furious rage raging grumpy annoyed hate hates upset screaming yelling shouting fight fighting argue arguing argues fights cranky jealous hangry mansplaining karen outraged evil lag lagging laggy mean rude drilling loud odia odio hasst hasse déteste touches touched touching ruins ruined jammed jams spam',
  scared:
    '😱 😨 😰 scared afraid fear terrified nervous anxious anxiety panic panicking worried horror haunted scary spooky hiding stressed stress deploy deploying deploys dropped deadline deadlines exam exams essays essay interview production friday-deploy interviews dentist nightmare awkward suspicious incident outage overdue late audit quiz ex angst miedo peur paura страшно prod production main conflict conflicts accident accidentally stuck trapped chased homework alone fireworks ghost boss visiting',
  tired:
    '😴 🥱 😪 tired sleepy sleeping asleep sleep exhausted monday mondays yawning bored boring nap napping burnout lazy exhausting snoring overworked morning mornings meeting meetings insomnia snooze commute overtime inbox emails email müde cansado cansada fatigué stanco réveille разбудил again forever',
  love: '😍 🥰 😘 love loves loving romantic kissing kiss wedding valentine crush date dating hugging hug cuddling marriage adores adore heart hearts soulmate',
  chaos:
    'chaos fine burning fire disaster exploding explosion apocalypse crash crashes crashed crashing broken broke breaks meltdown destroyed destroying war flames catastrophe invasion attack outage down emergency destroys spilled exploded',
  smug: '😎 😏 cool smug confident awesome sunglasses winning genius smirking fancy rich elegant expert professional winner stonks villain sassy secretly stealing steals stole millionaire royal dapper',
  party:
    '🥳 party partying dancing dance dances celebrating celebrate celebration birthday friday weekend disco vacation holiday holidays confetti payday paid won christmas promotion graduation graduating victory',
  confused:
    '🤔 😕 confused confusing lost math maths algebra calculus regex taxes puzzled clueless what why wondering weird strange ikea understand understanding instructions git philosophy quantum recursion',
  shocked:
    '😮 🤯 😳 shocked surprised surprise wow unexpected suddenly omg unbelievable speechless mindblown price prices bill rent spoiler plot',
  sick: '🤢 🤮 🤒 sick ill vomiting disgusting gross nauseous fever flu hangover hungover allergies poisoned pineapple krank enfermo enferma malade malato doente больной',
  calm: 'calm relaxed relaxing peaceful meditating meditation zen yoga chill chilling unbothered serene therapy spa bath quiet gardening',
  judging:
    '🤨 😒 🙄 😑 judging judge judges judged judgy judgmental judgemental unimpressed disapproving disapproves ignoring ignores ignored ignore sarcastic sarcasm skeptical eyeroll refusing refuses roasting awkwardly',
  neutral: '',
}

const MOOD_OF = new Map<string, Mood>()
for (const mood of MOODS) {
  for (const word of WORDS[mood].split(' ')) if (word !== '') MOOD_OF.set(word, mood)
}

/** The feeling that a word stands for. */
export function moodOf(word: string): Mood | undefined {
  return MOOD_OF.get(word)
}
