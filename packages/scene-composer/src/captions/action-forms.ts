/** Forms for prompts about an action or its actor. */
import { form } from './caption-form.ts'

/** An actor and an action: {who} {doing}. */
export const ACTION = [
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

/** An action of the author: {doing}. */
export const DOING = [
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

/** The author, "me after …": {self}. */
export const SELF = [
  form('Nobody:', '{Self}:'),
  form('Live footage of', '{self}'),
  form('Museums in the year 3000:', '"{Self}", oil on canvas'),
  form('My life in one picture:', '{self}'),
  form('Nature documentary voice:', 'And here we see {self}'),
  form('Therapist: draw your inner child', '{Self}:'),
  form('Everyone: you look well rested', '{Self}:'),
]

/** An actor in a situation, "… when …": {reactor} {situation}. */
export const REACTION = [
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

/** Only an actor: {who}. */
export const SOMEBODY = [
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
