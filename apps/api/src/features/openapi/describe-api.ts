import {
  ALL_CALLS,
  API_ERRORS,
  API_KEY_PREFIX,
  API_ROOT,
  type ApiErrorCode,
  type Call,
  COMMON_ERRORS,
  calls,
} from '@memesmith/contract'
import { RATE_LIMITS, RATE_WINDOW_MINUTES } from '../../http/guards/rate-limits/rate-limits.ts'
import { expected } from '../../runtime/expected.ts'
import { curlOf, templateOf } from './example-request.ts'
import { EXAMPLES, type Example } from './examples.ts'

/** The rate limits of routes, by `METHOD path`. */
export type RouteLimits = ReadonlyMap<string, keyof typeof RATE_LIMITS>

const ADMIN_ROOT = `${API_ROOT}/admin`
/** What only a session may ask for: a key never gets it. */
const OF_THE_SESSION = [
  `${API_ROOT}/account`,
  ADMIN_ROOT,
  calls.getDraftKey.path,
  calls.authorize.path,
]

/** What needs no key, but counts for one. */
const OPEN = [calls.listPictures.path, calls.listPictureTemplates.path, calls.listPictureFonts.path]

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
  /** The example as it is sent in a shell. */
  readonly 'x-codeSamples': readonly { readonly lang: string; readonly source: string }[]
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
  readonly example?: string
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
  const ordered = Object.entries(ALL_CALLS).toSorted(
    ([, one], [, other]) =>
      PART_NAMES.indexOf(tagOf(one.path)) - PART_NAMES.indexOf(tagOf(other.path)),
  )
  for (const [name, call] of ordered) {
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
        metrics: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
      },
    },
  }
}

function operationOf(name: string, call: Call, limits: RouteLimits): Operation {
  const limit = limits.get(`${call.method} ${call.path}`)
  const example = expected(EXAMPLES.get(name))
  const security = securityOf(call)
  const needsKey = 'key' in (security[0] ?? {})
  return {
    operationId: name,
    summary: sentenceOf(name),
    tags: [tagOf(call.path)],
    security,
    parameters: [
      ...pathParametersOf(call, example.params),
      ...parametersOf('query', asInput(call.query), example.query),
      ...parametersOf('header', call.headers, example.headers),
    ],
    ...bodyOf(call, example),
    'x-codeSamples': [{ lang: 'Shell', source: curlOf(call, example, needsKey) }],
    responses: answersOf(call),
    ...(limit !== undefined && { 'x-rate-limit': limitOf(limit) }),
  }
}

/** Calls that read their body themselves say nothing of it but an example. */
function bodyOf({ body }: Call, example: Example): Pick<Operation, 'requestBody'> {
  if (body !== undefined) {
    return { requestBody: { required: true, content: contentOf(asInput(body), example.body) } }
  }
  if (example.body === undefined) return {}
  const schema = { type: 'object' }
  return { requestBody: { required: false, content: contentOf(schema, example.body) } }
}

/** `Create meme` for `createMeme`. */
function sentenceOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The parts of the document in the order in which people look for them, by the beginnings of paths. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  memes: ['memes', 'ideas', 'upload', 'archive', 'tags', 'm', 'share', 'oembed'],
  templates: ['templates', 'stickers'],
  pictures: ['images', 'fonts', 'caption_image', 'get_memes'],
  agents: ['mcp', 'oauth', '.well-known'],
  explore: ['explore', 'explore.atom', 'explore.json', 'u', 'decisions', 'reports'],
  account: [
    ...['account', 'auth', 'signup', 'login', 'logout', 'passkeys'],
    ...['forgot-password', 'reset-password', 'verify-email', 'confirm-email'],
  ],
  site: [],
  admin: ['admin', 'metrics'],
}
const PART_NAMES = Object.keys(PARTS)

function tagOf(path: string): string {
  const first = path.split('/').find((part) => part !== '' && part !== API_ROOT.slice(1)) ?? ''
  return PART_NAMES.find((part) => PARTS[part]?.includes(first)) ?? 'site'
}

function securityOf({ path, errors }: Call): Operation['security'] {
  const session = { session: [] }
  if (path === calls.metrics.path) return [{ metrics: [] }]
  // For everyone else it does not exist.
  if (path.startsWith(ADMIN_ROOT)) return [session]
  if (!errors.includes('unauthorized')) return []
  if (OPEN.some((start) => path.startsWith(start))) return [{}, { key: [] }]
  return OF_THE_SESSION.some((start) => path.startsWith(start)) ? [session] : [{ key: [] }, session]
}

type Values = Example['params']

const exampleOf = (values: Values, name: string) =>
  values?.[name] === undefined ? {} : { example: values[name] }

const pathParametersOf = ({ path, params }: Call, values: Values): Parameter[] =>
  [...templateOf(path).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: propertiesOf(params)[name] ?? { type: 'string' },
    ...exampleOf(values, name),
  }))

function parametersOf(
  place: 'header' | 'query',
  schema: object | undefined,
  values: Values,
): Parameter[] {
  const required = schema !== undefined && 'required' in schema ? schema.required : []
  // Some calls read more than they describe.
  const read = Object.keys(values ?? {}).map((name) => [name, { type: 'string' }] as const)
  const known = { ...Object.fromEntries(read), ...propertiesOf(schema) }
  return Object.entries(known).map(([name, each]) => ({
    name,
    in: place,
    required: Array.isArray(required) && required.includes(name),
    schema: each,
    ...exampleOf(values, name),
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
  405: 'It is there for another method.',
}

/** The answers by status, each error with its codes. */
function answersOf({ answer, errors }: Call): Record<string, { description: string }> {
  const byStatus = Map.groupBy(
    new Set<ApiErrorCode>([...COMMON_ERRORS, ...errors]),
    (code): number => API_ERRORS[code][0],
  )
  const statuses = new Set([...Object.keys(answer).map(Number), ...byStatus.keys()])
  return Object.fromEntries(
    [...statuses].map((status) => {
      const codes = byStatus.get(status) ?? []
      const body = answer[status]
      const known = codes.map((code) => `\`${code}\`: ${API_ERRORS[code][1]}`)
      const usual = DESCRIPTIONS[status] ?? 'A page or a picture that says what is wrong.'
      const content = {
        ...(codes.length > 0 && { [JSON_TYPE]: { schema: ERROR_REF } }),
        ...(body && contentOf(body)),
      }
      return [
        status,
        {
          description: [...(body === undefined ? [] : [usual]), ...known].join(' '),
          ...(Object.keys(content).length > 0 && { content }),
          ...((status === 429 || status === 503) && {
            headers: { 'Retry-After': { schema: { type: 'integer' } } },
          }),
        },
      ]
    }),
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
