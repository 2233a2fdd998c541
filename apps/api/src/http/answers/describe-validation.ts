import {
  API_ERRORS,
  CAPTION_NAME_PATTERN,
  MAX_TEMPLATES_PER_PAGE,
  MEMES_PER_PAGE,
  SAVE_KEY_HEADER,
  TEMPLATES_LIMIT_PATTERN,
} from '@memesmith/contract'
import type { Saying, SayingWithValues } from '@memesmith/languages/saying'
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'

/**
 * Describes the first failed rule of a request by its field: "title must be at most 200 characters,
 * got 214."
 *
 * @param part the body or the query of the request
 */
export function describeValidation(
  errors: readonly FastifySchemaValidationError[],
  part: unknown,
): Saying {
  const [error] = errors
  if (error === undefined) return NOT_UNDERSTOOD
  const unknown = errors.find(({ keyword }) => keyword === 'propertyNames')
  if (unknown !== undefined) {
    const values = { field: String(unknown.params.propertyName) }
    return { message: /*i18n*/ '{field} is not a field here.', values }
  }
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const field = path || { message: /*i18n*/ 'The request body' }
  const { keyword, params } = error
  // Numbers stand as in the request, without the signs that a language puts between digits.
  const limit = String(params.limit)
  switch (keyword) {
    case 'required': {
      const names = [path, String(params.missingProperty)].filter((name) => name !== '')
      return { message: /*i18n*/ '{field} is required.', values: { field: names.join('.') } }
    }
    case 'maxLength': {
      const length = lengthOf(part, path)
      return length === undefined
        ? {
            message: /*i18n*/ '{field} must be at most {limit} characters.',
            values: { field, limit },
          }
        : {
            message: /*i18n*/ '{field} must be at most {limit} characters, got {length}.',
            values: { field, limit, length: String(length) },
          }
    }
    case 'minLength':
    case 'minItems':
      return { message: /*i18n*/ '{field} must not be empty.', values: { field } }
    case 'minimum':
      return { message: /*i18n*/ '{field} must be at least {limit}.', values: { field, limit } }
    case 'maximum':
      return { message: /*i18n*/ '{field} must be at most {limit}.', values: { field, limit } }
    case 'exclusiveMinimum':
      return { message: /*i18n*/ '{field} must be more than {limit}.', values: { field, limit } }
    case 'maxItems':
      return {
        message: /*i18n*/ '{field} must have at most {limit} entries.',
        values: { field, limit },
      }
    case 'enum': {
      const choices = anyOf([params.allowedValues].flat().map(String))
      return { message: /*i18n*/ '{field} must be {choices}.', values: { field, choices } }
    }
    case 'type':
    case 'anyOf':
      return { message: expectedType(error), values: { field } }
    case 'pattern': {
      const name = path.split('.').at(-1) ?? path
      const expected = PATTERNS[String(params.pattern)] ?? PATTERNS[name] ?? OF_OTHER_FORM
      return {
        message: expected,
        values: { field, templates: String(MAX_TEMPLATES_PER_PAGE), memes: String(MEMES_PER_PAGE) },
      }
    }
    default:
      return { message: OF_OTHER_FORM, values: { field } }
  }
}

const [, NOT_UNDERSTOOD] = API_ERRORS.invalid_request
const OF_OTHER_FORM = /*i18n*/ '{field} is not in the expected form.'
const COLOR = /*i18n*/ '{field} must be a color like #ffffff.'
const FROM_1 = /*i18n*/ '{field} must be a whole number from 1.'

/** By pattern, or by field. */
const PATTERNS: Partial<Record<string, string>> = {
  [CAPTION_NAME_PATTERN]:
    /*i18n*/ '{field} must be one line of text that neither starts nor ends with a space.',
  [TEMPLATES_LIMIT_PATTERN]: /*i18n*/ '{field} must be a whole number from 1 to {templates}.',
  offset: /*i18n*/ '{field} must be a whole number from 0 to 9999999.',
  id: FROM_1,
  language: /*i18n*/ '{field} must be a language tag, such as de or pt-BR.',
  before: FROM_1,
  limit: /*i18n*/ '{field} must be a whole number from 1 to {memes}.',
  textColor: COLOR,
  color: COLOR,
  outlineColor: COLOR,
  prompt: /*i18n*/ '{field} must not be blank.',
  [SAVE_KEY_HEADER]: /*i18n*/ '{field} must be 8 to 64 letters, digits, hyphens or underscores.',
}

/** *a, b or c* */
const anyOf = (names: readonly string[]): SayingWithValues | string =>
  names
    .slice(1)
    .reduce<SayingWithValues | string>(
      (others, last) => ({ message: /*i18n*/ '{others} or {last}', values: { others, last } }),
      names[0] ?? '',
    )

const TYPES: Partial<Record<string, string>> = {
  string: /*i18n*/ '{field} must be a string.',
  integer: /*i18n*/ '{field} must be a whole number.',
  number: /*i18n*/ '{field} must be a number.',
  array: /*i18n*/ '{field} must be a list.',
  boolean: /*i18n*/ '{field} must be true or false.',
  object: /*i18n*/ '{field} must be a JSON object.',
}

/** If several alternatives fail, the first one names the expected type. */
const expectedType = ({ params }: FastifySchemaValidationError): string =>
  TYPES[String(params.type)] ?? /*i18n*/ '{field} must be of another type, or null.'

function lengthOf(body: unknown, field: string): number | undefined {
  const value = field
    .split('.')
    .reduce(
      (part: unknown, key) =>
        typeof part === 'object' && part !== null
          ? Object.entries(part).find(([name]) => name === key)?.[1]
          : undefined,
      body,
    )
  return typeof value === 'string' ? value.length : undefined
}
