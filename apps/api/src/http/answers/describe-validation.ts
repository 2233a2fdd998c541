import {
  CAPTION_NAME_PATTERN,
  MAX_TEMPLATES_PER_PAGE,
  MEMES_PER_PAGE,
  SAVE_KEY_HEADER,
  TEMPLATES_LIMIT_PATTERN,
} from '@memesmith/contract'
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
): string {
  const [error] = errors
  if (error === undefined) return 'The request was not understood.'
  const unknown = errors.find(({ keyword }) => keyword === 'propertyNames')
  if (unknown !== undefined) return `${String(unknown.params.propertyName)} is not a field here.`
  const field = error.instancePath.slice(1).replaceAll('/', '.') || 'The request body'
  const { keyword, params } = error
  switch (keyword) {
    case 'required':
      return `${[error.instancePath.slice(1).replaceAll('/', '.'), String(params.missingProperty)].filter((part) => part !== '').join('.')} is required.`
    case 'maxLength':
      return `${field} must be at most ${String(params.limit)} characters, got ${lengthOf(part, field)}.`
    case 'minLength':
      return `${field} must not be empty.`
    case 'minimum':
    case 'maximum':
      return `${field} must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${String(params.limit)}.`
    case 'exclusiveMinimum':
      return `${field} must be more than ${String(params.limit)}.`
    case 'minItems':
      return `${field} must not be empty.`
    case 'maxItems':
      return `${field} must have at most ${String(params.limit)} entries.`
    case 'enum':
      return `${field} must be ${[params.allowedValues].flat().join(' or ')}.`
    case 'type':
    case 'anyOf':
      return `${field} must be ${expectedType(error)}.`
    case 'pattern':
      return `${field} ${PATTERNS[String(params.pattern)] ?? PATTERNS[field.split('.').at(-1) ?? field] ?? 'is not in the expected form'}.`
    default:
      return `${field} ${error.message ?? 'is not valid'}.`
  }
}

const COLOR = 'must be a color like #ffffff'

/** By pattern, or by field. */
const PATTERNS: Partial<Record<string, string>> = {
  [CAPTION_NAME_PATTERN]: 'must be one line of text that neither starts nor ends with a space',
  [TEMPLATES_LIMIT_PATTERN]: `must be a whole number from 1 to ${MAX_TEMPLATES_PER_PAGE}`,
  offset: 'must be a whole number from 0 to 9999999',
  id: 'must be a whole number from 1',
  language: 'must be a language tag, such as de or pt-BR',
  before: 'must be a whole number from 1',
  limit: `must be a whole number from 1 to ${MEMES_PER_PAGE}`,
  textColor: COLOR,
  color: COLOR,
  outlineColor: COLOR,
  prompt: 'must not be blank',
  [SAVE_KEY_HEADER]: 'must be 8 to 64 letters, digits, hyphens or underscores',
}

/** If several alternatives fail, the first one names the expected type. */
function expectedType({ params }: FastifySchemaValidationError): string {
  const type = typeof params.type === 'string' ? params.type : 'of another type, or null'
  return (
    {
      string: 'a string',
      integer: 'a whole number',
      number: 'a number',
      array: 'a list',
      boolean: 'true or false',
      object: 'a JSON object',
    }[type] ?? type
  )
}

function lengthOf(body: unknown, field: string): string {
  const value = field
    .split('.')
    .reduce(
      (part: unknown, key) =>
        typeof part === 'object' && part !== null
          ? Object.entries(part).find(([name]) => name === key)?.[1]
          : undefined,
      body,
    )
  return typeof value === 'string' ? String(value.length) : 'more'
}
