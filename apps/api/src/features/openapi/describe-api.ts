import {
  API_ERRORS,
  API_KEY_PREFIX,
  API_ROOT,
  type ApiErrorCode,
  type Call,
  COMMON_ERRORS,
  calls,
} from '@memesmith/contract'
import { RATE_LIMITS, RATE_WINDOW_MINUTES } from '../../http/guards/rate-limits/rate-limits.ts'
import { EXAMPLES } from './examples.ts'

/** The rate limits of routes, by `METHOD path`. */
export type RouteLimits = ReadonlyMap<string, keyof typeof RATE_LIMITS>

const ADMIN_ROOT = `${API_ROOT}/admin`
/** What only a session may ask for: a key never gets it. */
const OF_THE_SESSION = [`${API_ROOT}/account`, ADMIN_ROOT, calls.getDraftKey.path]

const JSON_TYPE = 'application/json'
const ERROR_REF = { $ref: '#/components/schemas/Error' }

/** An operation of an OpenAPI document, as far as this site's page shows it. */
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly [string]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: Readonly<Record<string, object>>
  }
  readonly responses: Readonly<Record<string, { readonly description: string }>>
  readonly 'x-rate-limit'?: {
    readonly perAddress?: number
    readonly perUser: number
    readonly minutes: number
  }
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: object
}

/** An OpenAPI document, as far as this site's page shows it. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface DescribedSite {
  readonly siteName: string
  readonly version: string
  readonly sessionCookie: string
}

/**
 * Describes every call as OpenAPI 3.1, from the values that serve the requests.
 *
 * @param limits of the routes
 * @param sessionCookie its name
 * @returns it without the address of the site
 */
export function describeApi(
  limits: RouteLimits,
  { siteName, version, sessionCookie }: DescribedSite,
): ApiDocument & Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = templateOf(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call, limits) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${siteName} API`,
      version,
      description:
        'Makes and keeps memes. A program sends an API key from the account page as bearer token.',
    },
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message', 'requestId'],
          properties: {
            code: { type: 'string', enum: Object.keys(API_ERRORS) },
            message: { type: 'string' },
            requestId: { type: 'string' },
          },
        },
      },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', bearerFormat: `${API_KEY_PREFIX}…` },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
      },
    },
  }
}

/** `/api/memes/{id}` for `/api/memes/:id`; what matches anything is a parameter, too. */
const templateOf = (path: string): string =>
  path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{rest}')

function operationOf(name: string, call: Call, limits: RouteLimits): Operation {
  const limit = limits.get(`${call.method} ${call.path}`)
  const example = EXAMPLES[name]
  return {
    operationId: name,
    summary: sentenceOf(name),
    tags: [tagOf(call.path)],
    security: securityOf(call),
    parameters: [
      ...pathParametersOf(call),
      ...parametersOf('query', asInput(call.query)),
      ...parametersOf('header', call.headers),
    ],
    ...(call.body !== undefined && {
      requestBody: {
        required: true,
        content: contentOf(asInput(call.body), example?.body),
      },
    }),
    responses: { ...answersOf(call), ...errorsOf(call) },
    ...(limit !== undefined && { 'x-rate-limit': limitOf(limit) }),
  }
}

/** `Create meme` for `createMeme`. */
function sentenceOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const tagOf = (path: string): string =>
  path.split('/').find((part) => part !== '' && part !== API_ROOT.slice(1)) ?? 'site'

function securityOf({ path, errors }: Call): Operation['security'] {
  const session = { session: [] }
  // For everyone else it does not exist.
  if (path.startsWith(ADMIN_ROOT)) return [session]
  if (!errors.includes('unauthorized')) return []
  return OF_THE_SESSION.some((start) => path.startsWith(start)) ? [session] : [{ key: [] }, session]
}

const pathParametersOf = ({ path, params }: Call): Parameter[] =>
  [...templateOf(path).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: propertiesOf(params)[name] ?? { type: 'string' },
  }))

function parametersOf(place: 'header' | 'query', schema: object | undefined): Parameter[] {
  const required = schema !== undefined && 'required' in schema ? schema.required : []
  return Object.entries(propertiesOf(schema)).map(([name, each]) => ({
    name,
    in: place,
    required: Array.isArray(required) && required.includes(name),
    schema: each,
  }))
}

/** The properties of an object, or of one that extends others. */
function propertiesOf(schema: object | undefined): Readonly<Record<string, object>> {
  if (schema === undefined) return {}
  const own = 'properties' in schema ? schema.properties : {}
  return isProperties(own) ? own : {}
}

const isProperties = (value: unknown): value is Readonly<Record<string, object>> =>
  typeof value === 'object' && value !== null

function contentOf(
  body: NonNullable<Call['body']> | NonNullable<Call['answer'][number]>,
  example?: object,
): Readonly<Record<string, object>> {
  if (!('contentType' in body)) {
    return { [JSON_TYPE]: { schema: body, ...(example && { example }) } }
  }
  const [type = ''] = String(body.contentType).split(';')
  if (type !== 'multipart/form-data') return { [type]: { schema: { type: 'string' } } }
  const file = { type: 'string', format: 'binary' }
  return {
    [type]: { schema: { type: 'object', properties: { image: file }, required: ['image'] } },
  }
}

/** A client may omit fields with defaults: they are filled in before the schema is checked. */
function asInput<Schema>(schema: Schema): Schema
function asInput(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asInput)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      name === 'default' || name === 'enum' || name === 'const' ? value : asInput(value),
    ]),
  )
  const { required } = copy
  if (!Array.isArray(required)) return copy
  const properties = propertiesOf(schema)
  return { ...copy, required: required.filter((name) => !('default' in (properties[name] ?? {}))) }
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'The answer.',
  201: 'It is made.',
  204: 'It is done; there is no body.',
  301: 'It is at another address.',
  302: 'It is at another address.',
  303: 'It is at another address.',
  304: 'The client has it already.',
}

const answersOf = ({ answer }: Call): Record<string, { description: string }> =>
  Object.fromEntries(
    Object.entries(answer).map(([status, body]) => [
      status,
      {
        description: DESCRIPTIONS[status] ?? 'A page or a picture that says what is wrong.',
        ...(body !== null && { content: contentOf(body) }),
      },
    ]),
  )

/** The errors by status, each with its codes. */
function errorsOf({ answer, errors }: Call): Record<string, { description: string }> {
  const byStatus = Map.groupBy(
    new Set<ApiErrorCode>([...COMMON_ERRORS, ...errors]),
    (code) => API_ERRORS[code][0],
  )
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => !(status in answer))
      .map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\`: ${API_ERRORS[code][1]}`).join(' '),
          content: { [JSON_TYPE]: { schema: ERROR_REF } },
          ...((status === 429 || status === 503) && {
            headers: { 'Retry-After': { schema: { type: 'integer' } } },
          }),
        },
      ]),
  )
}

const limitOf = (limit: keyof typeof RATE_LIMITS) => {
  const { perAddress, perUser } = RATE_LIMITS[limit]
  // JSON has no infinity.
  return {
    ...(Number.isFinite(perAddress) && { perAddress }),
    perUser,
    minutes: RATE_WINDOW_MINUTES,
  }
}
