/** Forms for prompts that tell how things are, or what is seen. */
import { form } from './caption-form.ts'

/** A situation, "when …": {situation}. */
export const SITUATION = [
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

/** A state, "the wifi is down": {situation}. */
export const STATEMENT = [
  form('{Situation}', '{punch}'),
  form('{Situation}', 'Me: "{punch}"'),
  form('Breaking news:', '{situation}'),
  form('Them: how was your day?', 'Me: {situation}'),
  form('Nobody:', 'My life: {situation}'),
  form('Plot twist:', '{situation}'),
  form('Life update:', '{situation}'),
]

/** A series, "school lunch be like": {subject}. */
export const SERIES = [
  form('{Subject} be like', '{punch}'),
  form('{Subject} be like:', '"{punch}"'),
  form('Nobody:', '{Subject}:'),
]

/** A picture without an action: {scene}, as written in the prompt. */
export const PICTURE = [
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

/** Only a topic: {topic}. */
export const TOPIC = [
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

/** Only emoji: {scene}. */
export const EMOJI = [
  form('I have no words,', 'only {scene}'),
  form('My week, summarized:', '{scene}'),
  form('A short story:', '{scene}. The end.'),
  form('Therapist: use your words', 'Me: {scene}'),
  form('{Scene}', 'No further questions'),
  form('Shopping list:', '{scene}'),
  form('My plans for the weekend:', '{scene}'),
]
