/** Forms that quote the prompt. */
import { form } from './caption-form.ts'

/** The prompt is already a meme, "Nobody: …": {label}, {line}. */
export const SCRIPT = [form('{Label}:', '{Line}')]

/** A well-known meme: {setUp}, {finish}. */
export const CLASSIC = [form('{SetUp}', '{finish}')]

/** The prompt has two labeled lines, "Expectation: …, reality: …": {before}, {after}. */
export const CONTRAST = [form('{Before}', '{After}')]

/** A prompt that was not understood: {quote}. */
export const PHRASE = [
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

/** Another language: the prompt is quoted after an opener of that language. */
export const FOREIGN = [
  form('{nobody}', '{Quote}'),
  form('{FirstHalf}', '{secondHalf}'),
  form('{life}', '{Quote}'),
  form('{FirstHalf}', '{secondHalf}'),
  form('{news}', '{Quote}'),
]

/** An unknown language. */
export const UNREAD = [
  form('{FirstHalf}', '{secondHalf}'),
  form('{Quote}', '¯\\_(ツ)_/¯'),
  form('{FirstHalf}', '{secondHalf}'),
  form('...', '{quote}'),
]
