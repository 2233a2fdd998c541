/**
 * Meme forms: a set-up and a punchline with slots in braces.
 *
 * A form fits a prompt when every slot that it uses can be filled and both lines stay short; so
 * each form says by its slots what it needs. A capital first letter in a slot's name gives a
 * capital first letter in the caption.
 */
import type { Mood } from '../reading/moods.ts'

export type CaptionForm = {
  top: string
  bottom: string
  /** Only for prompts of these moods. */
  moods?: readonly Mood[]
}

/** What kind of sentence a prompt is. */
export type Shape =
  | 'script'
  | 'contrast'
  | 'situation'
  | 'reaction'
  | 'action'
  | 'doing'
  | 'self'
  | 'picture'
  | 'somebody'
  | 'topic'
  | 'phrase'
  | 'foreign'
  | 'emoji'

const form = (top: string, bottom: string, ...moods: Mood[]): CaptionForm =>
  moods.length === 0 ? { top, bottom } : { top, bottom, moods }

/** The prompt is written as a meme already, "Nobody: …": {label}, {line}. */
const SCRIPT = [form('{Label}:', '{Line}')]

/** Two such lines, "Expectation: …, reality: …": {before}, {after}. */
const CONTRAST = [form('{Before}', '{After}')]

/** Somebody does something: {who} {doing}. */
const ACTION = [
  form('Nobody:', '{Who} {doing}:'),
  form('Absolutely nobody:', '{My} at 3 am: {doing}'),
  form('Sir, {the} {is} {doing}', 'Again?'),
  form('One does not simply', 'stop {who} from {doing}'),
  form("My therapist: it can't hurt you", '{Who} {doing}:'),
  form('Expectation: a quiet evening', 'Reality: {who} {doing}'),
  form('Plot twist:', '{the} {was} {doing} all along'),
  form('Nature documentary voice:', 'Here we see {who} {doing}'),
  form('Breaking news: {who} seen {doing}', 'Experts say it looked fun'),
  form('Everyone else my age: buying a house', '{My}: {doing}'),
  form('HR would like to know', 'why {the} {was} {doing}'),
  form('Some people have hobbies', '{The}: {doing}'),
  form('Nobody is coming to save you', 'Except {who} {doing}'),
  form('I asked for a normal Tuesday', 'I got {who} {doing}'),
  form('POV: you left {the} alone', 'for five minutes'),
  form('The job ad said "other duties"', 'The other duties: {doing}'),
  form('{The}, {doing}', 'Me, holding the camera and my breath'),
  form('There are two types of people', 'and then there {is} {who} {doing}'),
  form('Me: what could go wrong?', '{The}, already {doing}:'),
  form('In {whose} defence,', 'no sign said "no {doing}"'),
  form('Thrilled to announce my new role:', 'Head of {doing}'),
  form("Scientists: that's impossible", '{Who} {doing}: hold my drink'),
  form('{The} after one coffee:', '{doing}', 'happy', 'party', 'chaos', 'smug', 'neutral'),
  form(
    'Live footage of my inner peace:',
    '{who} {doing}',
    'chaos',
    'angry',
    'scared',
    'neutral',
    'calm',
  ),
  form('Everything is under control', '{The}: {doing}', 'chaos', 'scared', 'shocked', 'neutral'),
  form('How it started: "just this once"', "How it's going: {doing}"),
  form('Nobody deserves happiness more', 'than {who} {doing}', 'happy', 'love', 'party', 'calm'),
  form('What I ordered: peace', 'What arrived: {who} {doing}'),
  form('New phone wallpaper:', '{who} {doing}'),
  form('Wikipedia: see also', '"{who} {doing}"'),
  form('My imagination at 4 am:', '{who} {doing}'),
  form('First rule: do not ask {the}', 'about {doing}'),
  form('Director: we need a calmer ending', 'The ending: {who} {doing}'),
  form('My Monday motivation:', '{who} {doing}', 'happy', 'smug', 'calm', 'party'),
]

/** Something is done, by "me": {doing}. */
const DOING = [
  form('Me {doing}', '{punch}'),
  form('Nobody:', 'Me, at midnight, {doing}:'),
  form('My last two brain cells', '{doing}'),
  form("Me: today I'll be productive", 'Also me: {doing}'),
  form('Adulthood is just', '{doing} until further notice'),
  form('Day 1 of {doing}', 'I would like to speak to the manager'),
  form('{Doing}: a tutorial', "Step 1: don't"),
  form('How it looks in the films: easy', 'Me {doing}:'),
  form('What my parents think I do: work', 'What I do: {doing}'),
  form('Live footage of me', '{doing} on four hours of sleep'),
  form(
    'Achievement unlocked:',
    '{doing} without crying',
    'sad',
    'scared',
    'tired',
    'angry',
    'chaos',
    'confused',
  ),
  form(
    'Achievement unlocked:',
    '{doing} like a professional',
    'happy',
    'smug',
    'party',
    'calm',
    'love',
    'neutral',
  ),
  form('Tell me you need a holiday', "I'll start: {doing}"),
  form('My browser history:', '"is {doing} a sport"'),
  form('{Doing}, they said', 'It will be fun, they said'),
  form('My hobbies include {doing}', 'and regretting it immediately'),
  form('Nobody warned me', 'that life is mostly {doing}'),
  form('Mission: {doing}', "Status: we don't talk about it"),
  form('My CV: fast learner', 'Me {doing}:'),
]

/** Oneself, "me after …": {self}. */
const SELF = [
  form('Nobody:', '{Self}:'),
  form('Live footage of', '{self}'),
  form('Museums in the year 3000:', '"{Self}", oil on canvas'),
  form('My life in one picture:', '{self}'),
  form('Nature documentary voice:', 'And here we see {self}'),
  form('Therapist: draw your inner child', '{Self}:'),
  form('Everyone: you look well rested', '{Self}:'),
]

/** Something happens, "when …": {situation}. */
const SITUATION = [
  form('When {situation}', '{punch}'),
  form('When {situation}', '{punch}'),
  form('That moment when', '{situation}'),
  form('Me when {situation}', '{punch}'),
  form('POV: {situation}', '{punch}'),
  form('My face when', '{situation}'),
  form('Nobody:', 'Me when {situation}:'),
  form('Nothing prepares you for the day', '{situation}'),
  form('Films: dramatic music', 'Real life: {situation}'),
  form('Me, an adult, when', '{situation}'),
]

/** Somebody "when …": {who} {situation}. */
const REACTION = [
  form('{Who} when', '{situation}'),
  form('{Who} when', '{situation}'),
  form('Nobody:', '{Who} when {situation}:'),
  form('Live reaction of {who}', 'when {situation}'),
  form('POV: you are {one}', 'and {situation}'),
  form(
    'Nobody is as ready as {who}',
    'when {situation}',
    'happy',
    'party',
    'smug',
    'neutral',
    'love',
  ),
  form('Therapist: and how {does} {who} react', 'when {situation}?'),
]

/** A picture without an action: {scene} as the person wrote it. */
const PICTURE = [
  form('How is your week going?', '{Scene}.'),
  form('If my week were a picture:', '{scene}'),
  form('I asked for a normal day', 'I got {scene}'),
  form('Explain your job in one picture', '{Scene}:'),
  form("Me: I'm handling it really well", 'Also me: {scene}'),
  form('Family photo that nobody ordered:', '{scene}'),
  form('Nobody:', 'My dreams at 4 am: {scene}'),
  form('Therapist: and what do we see here?', 'Me: {scene}'),
  form('Job interview: any weaknesses?', 'Me: {scene}'),
  form('I woke up before it ended:', '{scene}'),
  form('They said: paint what you feel', 'Me: {scene}'),
  form('My emergency contact:', '{scene}'),
  form('The brochure said "full of surprises"', 'The surprise: {scene}'),
  form('Museums in the year 3000:', '"{Scene}", oil on canvas'),
  form('Current mood:', '{scene}'),
  form('{Scene}', 'This is fine. Everything is fine.', 'chaos', 'scared'),
  form('The weather forecast said sunny', 'Outside: {scene}', 'chaos', 'sad', 'shocked'),
  form('On the new banknotes:', '{scene}'),
  form('Casting call for:', '{scene}'),
]

/** Only somebody: {who}. */
const SOMEBODY = [
  form('{My} when I come home', 'four minutes late'),
  form('{My}, judging my life choices', 'and right about every one'),
  form('Nobody:', '{My} at 3 am:'),
  form('{Nouns} be like', '{punch}'),
  form('Employee of the month:', '{who}. No further questions.'),
  form('Trust nobody', 'Not even {the}'),
  form('Wanted: {noun}', "Last seen minding everyone's business"),
  form("Scientists: {nouns} can't feel drama", '{The}:'),
  form("Don't talk to me", 'or my {noun} ever again'),
  form('You vs. the {noun}', 'she told you not to worry about'),
  form('There are two wolves inside you', 'Both are {nouns}'),
  form('My CV: works well under pressure', 'Me under pressure: {who}'),
  form('Dress for the job you want', '{The}:', 'smug', 'happy', 'party', 'neutral'),
  form('Mum: we have {who} at home', '{The} at home:'),
  form(
    "I'm not saying it was {nouns}",
    'but it was {nouns}',
    'shocked',
    'confused',
    'scared',
    'neutral',
  ),
]

/** Only a topic: {topic}. */
const TOPIC = [
  form('{Topic}: {exists}', 'Me: {punch}'),
  form('Nobody:', 'Me explaining {topic} to my cat:'),
  form('One does not simply', 'get over {topic}'),
  form("Me: I'm done with {topic}", 'Me, ten minutes later: {topic}'),
  form('Day 1 without {topic}', 'I have forgotten how to sit'),
  form('Tell me you think about {topic}', "without telling me. I'll start:"),
  form(
    'Some people want world peace',
    'I just want {topic}',
    'happy',
    'love',
    'neutral',
    'party',
    'calm',
    'smug',
  ),
  form("They don't know", "I'm thinking about {topic} again"),
  form('My personality:', '90% {topic}, 10% snacks'),
  form('Relationship status:', "it's complicated with {topic}"),
  form('Ask me about {topic}', 'Go on. Ask. I made slides.'),
  form('{Topic}, they said', 'It will be fun, they said'),
  form('Me nodding along', 'to a talk about {topic}', 'confused', 'neutral', 'tired', 'scared'),
  form('{Be} {topic} in the room with us?', '...yes'),
  form('My brain during an exam: empty', 'My brain at 3 am: {topic}'),
  form('Expectation: personal growth', 'Reality: {topic}'),
  form(
    'How I sleep knowing',
    '{topic} can wait until tomorrow',
    'calm',
    'tired',
    'neutral',
    'smug',
  ),
]

/** Words that we can't take apart: {quote}. */
const PHRASE = [
  form('"{Quote}"', '- me, confidently, before it went wrong'),
  form('{Quote}', 'and other things I say at 3 am'),
  form("Therapist: what's on your mind?", 'Me: {quote}'),
  form('Nobody:', 'Me: {quote}'),
  form('My brain, two minutes before bed:', '{quote}'),
  form("Today's agenda:", '1. {quote}  2. Snacks'.replace('  ', ' ')),
  form('The group chat at midnight:', '"{quote}"'),
  form('Write that down:', '"{quote}"'),
  form('Breaking news:', '{quote}'),
  form('Me, one coffee later:', '"{Quote}!"'),
  form('{Quote}', '{punch}'),
  form('{FirstHalf}', '{secondHalf}'),
  form('{FirstHalf}', '{secondHalf}'),
]

/** Another language: the prompt's own words are the joke. */
const FOREIGN = [
  form('{firstHalf}', '{secondHalf}'),
  form('{firstHalf}', '{secondHalf}'),
  form('{firstHalf}', '{secondHalf}'),
  form('{firstHalf}', '{secondHalf}'),
  form('{firstHalf}', '{secondHalf}'),
  form('03:00', '{quote}'),
  form('3... 2... 1...', '{quote}'),
  form('1 % zzz...', '99 % {quote}'),
  form('{Quote}', '10 / 10'),
]

/** Emoji alone, called by their names: {scene}. */
const EMOJI = [
  form('I have no words,', 'only {scene}'),
  form('My week, summarised:', '{scene}'),
  form('A short story:', '{scene}. The end.'),
  form('Therapist: use your words', 'Me: {scene}'),
  form('{Scene}', 'No further questions'),
  form('Shopping list:', '{scene}'),
  form('My plans for the weekend:', '{scene}'),
]

/** The forms for each shape of prompt. */
export const CAPTION_FORMS: Readonly<Record<Shape, readonly CaptionForm[]>> = {
  action: ACTION,
  doing: DOING,
  self: SELF,
  script: SCRIPT,
  contrast: CONTRAST,
  situation: SITUATION,
  reaction: REACTION,
  picture: PICTURE,
  somebody: SOMEBODY,
  topic: TOPIC,
  phrase: PHRASE,
  foreign: FOREIGN,
  emoji: EMOJI,
}
