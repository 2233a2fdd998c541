/**
 * Meme forms: a set-up and a punchline with slots in braces.
 *
 * A form fits a prompt when every slot that it uses can be filled and both lines stay short; so
 * each form says by its slots what it needs. A capital first letter in a slot's name gives a
 * capital first letter in the caption.
 */
import type { Mood } from '../moods/moods.ts'

export interface CaptionForm {
  readonly top: string
  readonly bottom: string
  /** Only for prompts of these moods. */
  readonly moods?: readonly Mood[]
}

/** What kind of sentence a prompt is. */
export type Shape =
  | 'script'
  | 'classic'
  | 'contrast'
  | 'situation'
  | 'statement'
  | 'series'
  | 'reaction'
  | 'action'
  | 'doing'
  | 'self'
  | 'picture'
  | 'somebody'
  | 'topic'
  | 'phrase'
  | 'foreign'
  | 'unread'
  | 'emoji'

const form = (top: string, bottom: string, ...moods: Mood[]): CaptionForm =>
  moods.length === 0 ? { top, bottom } : { top, bottom, moods }

/** The prompt is written as a meme already, "Nobody: …": {label}, {line}. */
const SCRIPT = [form('{Label}:', '{Line}')]

/** A well-known meme: {setUp}, {finish}. */
const CLASSIC = [form('{SetUp}', '{finish}')]

/** Two such lines, "Expectation: …, reality: …": {before}, {after}. */
const CONTRAST = [form('{Before}', '{After}')]

/** Somebody does something: {who} {doing}. */
const ACTION = [
  form('{Who}', '{doing}'),
  form('{Who} {doing}', '{punch}'),
  form('Nobody:', '{Who} {doing}:'),
  form('Absolutely nobody:', '{My} at 3 am: {doing}'),
  form('Sir, {the} {is} {doing}', 'Again?'),
  form('One does not simply', 'stop {who} from {doing}'),
  form('Expectation: a quiet evening', 'Reality: {who} {doing}'),
  form('Nature documentary voice:', 'Here we see {who} {doing}'),
  form('POV:', '{who} {doing}'),
  form('Everyone else my age: buying a house', '{My}: {doing}', 'happy', 'party', 'smug', 'calm'),
  form('Some people have hobbies', '{The}: {doing}'),
  form('I asked for a normal Tuesday', 'I got {who} {doing}'),
  form('{The}, {doing}', 'Me, holding the camera and my breath'),
  form('There are two types of people', 'and then there {is} {who} {doing}'),
  form('Me: what could go wrong?', '{The}, already {doing}'),
  form('In {whose} defence,', 'no sign said "no {doing}"'),
  form('{The} after one coffee:', '{doing}', 'happy', 'party', 'chaos', 'smug', 'neutral'),
  form('Everything is under control', '{The}: {doing}', 'chaos', 'scared', 'shocked', 'sad'),
  form('Nobody deserves happiness more', 'than {who} {doing}', 'happy', 'love', 'party', 'calm'),
  form(
    'What I ordered: peace',
    'What arrived: {who} {doing}',
    'chaos',
    'angry',
    'scared',
    'shocked',
    'neutral',
  ),
  form('Me: it will be a quiet day', '{The}: {doing}'),
  form('Meanwhile, {the}:', '*{doing}*'),
  form('Live from my life:', '{who} {doing}'),
]

/** Something is done, by "me": {doing}. */
const DOING = [
  form('Me {doing}', '{punch}'),
  form('Me {doing}', '{punch}'),
  form('Me {doing}:', '"{punch}"'),
  form('Nobody:', 'Me, at midnight, {doing}:'),
  form('My last two brain cells', '{doing}'),
  form('Everyone: relax, enjoy your day', 'Me: {doing}'),
  form('{Doing}', '{punch}'),
  form('{Doing}: a tutorial', "Step 1: don't"),
  form('How it looks in the films: easy', 'Me {doing}:'),
  form('Live footage of me', '{doing}'),
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
  ),
  form('{Doing}, they said', 'It will be fun, they said'),
  form('My CV: fast learner', 'Me {doing}:'),
  form('POV: you find me', '{doing}'),
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
  form('Me, an adult, when', '{situation}'),
  form('When {situation}', 'Me: "{punch}"'),
]

/** How things are, "the wifi is down": {situation}. */
const STATEMENT = [
  form('{Situation}', '{punch}'),
  form('{Situation}', 'Me: "{punch}"'),
  form('Breaking news:', '{situation}'),
  form('Them: how was your day?', 'Me: {situation}'),
  form('Nobody:', 'My life: {situation}'),
  form('Plot twist:', '{situation}'),
  form('Life update:', '{situation}'),
]

/** "school lunch be like": {subject}. */
const SERIES = [
  form('{Subject} be like', '{punch}'),
  form('{Subject} be like:', '"{punch}"'),
  form('Nobody:', '{Subject}:'),
]

/** Somebody "when …": {who} {situation}. */
const REACTION = [
  form('{Reactor} when', '{situation}'),
  form('{Reactor} when', '{situation}'),
  form('Nobody:', '{Reactor} when {situation}:'),
  form('{Reactor} when {situation}', '{punch}'),
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
]

/** A picture without an action: {scene} as the person wrote it. */
const PICTURE = [
  form('{Scene}', '{punch}'),
  form('{Scene}', '{punch}'),
  form('Current mood:', '{scene}'),
  form('If my week were a picture:', '{scene}'),
  form('I asked for a normal day', 'I got {sight}'),
  form('Nobody:', '{Scene}:'),
  form("Me: I'm handling it really well", 'Also me: {scene}', 'sad', 'scared', 'tired', 'chaos'),
  form('Therapist: and what do we see here?', 'Me: {sight}'),
  form('Adulthood, summarized:', '{scene}', 'sad', 'scared', 'tired', 'angry', 'confused'),
  form('Nobody warned me about', '{sight}'),
  form('Museums in the year 3000:', '"{Scene}", oil on canvas', 'smug', 'calm'),
  form('{Scene}', 'This is fine. Everything is fine.', 'chaos', 'scared'),
  form('Life update:', '{scene}'),
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

/** Another language: the prompt's own words are the joke, after an opener of that language. */
const FOREIGN = [
  form('{nobody}', '{Quote}'),
  form('{FirstHalf}', '{secondHalf}'),
  form('{life}', '{Quote}'),
  form('{FirstHalf}', '{secondHalf}'),
  form('{news}', '{Quote}'),
]

/** A language that we can't tell. */
const UNREAD = [
  form('{FirstHalf}', '{secondHalf}'),
  form('{Quote}', '¯\\_(ツ)_/¯'),
  form('{FirstHalf}', '{secondHalf}'),
  form('...', '{quote}'),
]

/** Emoji alone, called by their names: {scene}. */
const EMOJI = [
  form('I have no words,', 'only {scene}'),
  form('My week, summarized:', '{scene}'),
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
  classic: CLASSIC,
  contrast: CONTRAST,
  situation: SITUATION,
  statement: STATEMENT,
  series: SERIES,
  reaction: REACTION,
  picture: PICTURE,
  somebody: SOMEBODY,
  topic: TOPIC,
  phrase: PHRASE,
  foreign: FOREIGN,
  unread: UNREAD,
  emoji: EMOJI,
}
