/**
 * The operator's settings, one record each. The configuration, `config:check`, the report after a
 * SIGHUP, `.env.example` and `.github/CONFIGURATION.md` come from these records.
 */
import { PUBLIC_GALLERIES, SIGN_UP_POLICIES } from '@memesmith/contract'
import Type, { type Static, type TInteger, type TNumber, type TObject, type TSchema } from 'typebox'

/** The groups of settings, in the order of the page. */
export const GROUPS = {
  address: 'Address and requests',
  data: 'Where data is kept',
  site: 'The site',
  people: 'Who may come in',
  mail: 'Mail',
  limits: 'Limits',
  generator: 'Generator',
  watching: 'Logs and metrics',
  development: 'Development',
}

export interface Setting {
  readonly group: keyof typeof GROUPS
  /** Its `description` completes an error message: it tells the operator what the value has to be. */
  readonly schema: TSchema
  /** One or two sentences for the operator, in Markdown, with links from the folder `.github`. */
  readonly meaning: string
  /** What applies without a value, for a setting whose schema has no default. */
  readonly otherwise?: string
  /** A value for `.env.example`, for a setting whose schema has no default. */
  readonly example?: string
  /** A value that nobody may see. */
  readonly isSecret?: true
  /** Whether a SIGHUP applies a new value; other settings need a restart. */
  readonly isReloaded?: true
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const text = () => Type.String({ minLength: 1 })
const textOr = (byDefault: string) => Type.String({ minLength: 1, default: byDefault })
const secret = () => ({ schema: Type.Optional(text()), isSecret: true }) as const
const yesOrNo = (byDefault: boolean) =>
  Type.Boolean({ description: 'true or false', default: byDefault })

const oneOf = <Value extends string>(values: readonly Value[], byDefault: Value) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    {
      description: `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
      default: byDefault,
    },
  )

/** A number, where 0 means no limit. */
const limit = (byDefault: number): TInteger =>
  Type.Integer({ description: 'a whole number, 0 for no limit', minimum: 0, default: byDefault })

const megabytes = (byDefault: number, atZero = 'no limit'): TNumber =>
  Type.Number({
    description: `a number of megabytes, 0 for ${atZero}`,
    minimum: 0,
    default: byDefault,
  })

const wholeNumber = (of: string, minimum: number, maximum: number, byDefault: number): TInteger =>
  Type.Integer({
    description: `a whole number ${of}from ${minimum} to ${maximum}`,
    minimum,
    maximum,
    default: byDefault,
  })

const seconds = (minimum: number, maximum: number, byDefault: number): TInteger =>
  wholeNumber('of seconds ', minimum, maximum, byDefault)

/** A text without a default, with an example of what it looks like. */
const like = (
  example: string,
  {
    what = 'an address',
    rest = '',
    ...form
  }: { readonly what?: string; readonly rest?: string; readonly pattern: string },
) => ({
  schema: Type.Optional(Type.String({ description: `${what} like ${example}${rest}`, ...form })),
  example,
})

const webAddress = () =>
  Type.Optional(
    Type.String({
      description: 'an address that starts with http:// or https://',
      pattern: '^https?://',
    }),
  )

const page = (name: string) => ({
  schema: Type.Optional(
    Type.String({
      description: 'an address like https://example.com/page',
      pattern: '^https?://[^\\s/]\\S*$',
    }),
  ),
  example: `https://example.com/${name}`,
})

/** All settings by the names of their environment variables, in the order of the documentation. */
export const SETTINGS = {
  PORT: {
    group: 'address',
    schema: Type.Integer({
      description: 'a port from 0 to 65535',
      minimum: 0,
      maximum: 65535,
      default: 3000,
    }),
    meaning: 'The port to listen on.',
  },
  HOST: {
    group: 'address',
    schema: textOr('127.0.0.1'),
    meaning: 'The address to listen on; `0.0.0.0` for all.',
  },
  PUBLIC_URL: {
    group: 'address',
    ...like('https://memes.example.com', {
      pattern: '^https?://[^/]+/?$',
      rest: ', without a path',
    }),
    otherwise: "each request's own",
    meaning:
      'The origin of links; with https, sessions are bound to it. Without it, a server answers only at `localhost` and IP addresses, and one that listens to a network also at its local names, such as `server` and `server.local`.',
  },
  TRUST_PROXY: {
    group: 'address',
    schema: Type.String({
      description: 'true, false, or a number of proxies',
      pattern: '^(true|false|[0-9]{1,2})$',
      default: 'false',
    }),
    meaning:
      '`true` behind a reverse proxy: its `X-Forwarded-*` headers are trusted; `2` behind two. Only the proxy may reach the port then.',
  },
  REQUEST_TIMEOUT_SECONDS: {
    group: 'address',
    schema: seconds(1, 3600, 120),
    meaning:
      'The maximum time to receive a request, including a slow upload. An import of a collection may take longer.',
  },
  STOP_DELAY_SECONDS: {
    group: 'address',
    schema: seconds(0, 300, 0),
    meaning:
      'On SIGTERM, `/readyz` answers 503 for this time before the server stops, so that a load balancer notices.',
  },
  DATA_DIR: {
    group: 'data',
    schema: textOr('./data'),
    meaning:
      'The folder of the database, the session secret, and zips while they are imported; relative to the repository.',
  },
  DATABASE_URL: {
    group: 'data',
    ...like('postgres://user:password@db.example.com/memesmith', {
      pattern: '^postgres(ql)?://[^\\s]+$',
    }),
    otherwise: 'SQLite in `DATA_DIR`',
    isSecret: true,
    meaning:
      'The address of a PostgreSQL database, for [more than one server](OPERATING.md#more-than-one-server).',
  },
  STORAGE_LIMIT_MB: {
    group: 'data',
    schema: Type.Integer({
      description: 'a whole number of megabytes',
      minimum: 0,
      default: 0,
    }),
    meaning:
      'The largest size of the SQLite file; `0` for no limit. Beyond it, saving fails and everything else still works.',
  },
  S3_ENDPOINT: {
    group: 'data',
    ...like('https://s3.example.com', { pattern: '^https?://[^\\s/]+(/[^\\s?#]*)?$' }),
    otherwise: 'pictures are in the database',
    meaning: 'An S3-compatible store for the bytes of pictures. It needs a bucket and a key.',
  },
  S3_BUCKET: {
    group: 'data',
    schema: Type.Optional(
      Type.String({
        description: 'the name of a bucket',
        pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
      }),
    ),
    example: 'memes',
    meaning: 'Its bucket, which only this site uses.',
  },
  S3_REGION: { group: 'data', schema: textOr('us-east-1'), meaning: 'The region of the bucket.' },
  S3_ACCESS_KEY_ID: {
    group: 'data',
    ...secret(),
    meaning: 'The key that may read, write and delete objects there.',
  },
  S3_SECRET_ACCESS_KEY: { group: 'data', ...secret(), meaning: 'The secret of that key.' },
  S3_PUBLIC_URL: {
    group: 'data',
    ...like('https://s3.example.com/memes', {
      pattern: '^https?://[^\\s/?#]+(/[^\\s?#]*)?$',
      what: 'the address of the bucket for browsers,',
    }),
    meaning:
      'Where browsers reach the bucket. They then load the pictures of shared memes [from there](OPERATING.md#more-than-one-server).',
  },
  SITE_NAME: {
    group: 'site',
    schema: Type.String({
      description: 'a name of 1 to 40 characters',
      minLength: 1,
      maxLength: 40,
      default: 'Memesmith',
    }),
    meaning: 'The name of the site.',
  },
  WATERMARK_TEXT: {
    group: 'site',
    schema: Type.Optional(
      Type.String({ description: 'a text of at most 60 characters', maxLength: 60 }),
    ),
    otherwise: "the site's name",
    example: 'memes.example.com',
    meaning: 'The text at the bottom right of every meme.',
  },
  ANNOUNCEMENT: {
    group: 'site',
    schema: Type.Optional(
      Type.String({
        description: 'a line of at most 300 characters',
        maxLength: 300,
        pattern: '^[^\\n\\r]*$',
      }),
    ),
    isReloaded: true,
    meaning: 'A line at the top of every page.',
  },
  READ_ONLY: {
    group: 'site',
    schema: yesOrNo(false),
    isReloaded: true,
    meaning:
      '`true` while you move or copy the site: everything can be viewed, and every change answers 503.',
  },
  ALLOW_REMOTE_IMAGES: {
    group: 'site',
    schema: yesOrNo(false),
    isReloaded: true,
    meaning:
      '`true` lets pictures by address have a background from any public host, which this server then loads. Addresses of private networks are refused.',
  },
  PUBLIC_GALLERY: {
    group: 'site',
    schema: oneOf(PUBLIC_GALLERIES, 'off'),
    meaning:
      'With `open`, people can show memes of theirs in public, for everybody to see, like and remix; with `review`, an administrator lets each of them in first. Nothing is public unless its owner says so.',
  },
  PUBLIC_MEMES_OF_NEW_ACCOUNTS: {
    group: 'site',
    schema: wholeNumber('', 0, 10_000, 10),
    meaning: 'How many memes an account can show in public in a day, in its first week.',
  },
  PUBLIC_HELD_WORDS: {
    group: 'site',
    schema: Type.Optional(
      Type.String({ description: 'words or phrases with commas between them', maxLength: 10_000 }),
    ),
    meaning:
      'Words and phrases, with commas between them: a meme that has one of them in its title, tags or captions waits for an administrator before it is in public, also with `PUBLIC_GALLERY=open`.',
  },
  MP4: {
    group: 'site',
    schema: yesOrNo(true),
    meaning:
      '`false` turns off the MP4s of memes that move, because their format, H.264, is patented in some countries. Link previews then show a still picture, and people download a GIF or a WebP.',
  },
  SECURITY_CONTACT: {
    group: 'site',
    schema: Type.Optional(
      Type.String({
        description: 'an address like mailto:security@example.com or https://example.com/security',
        pattern: '^(mailto:[^@\\s]+@[^@\\s]+|https://\\S+)$',
      }),
    ),
    example: 'mailto:security@example.com',
    meaning: 'Where to report a vulnerability. It turns on `/.well-known/security.txt`.',
  },
  ABUSE_CONTACT: {
    group: 'site',
    ...like('abuse@example.com', {
      pattern: '^[^@\\s<>",;]+@[^@\\s<>",;]+$',
      what: 'an e-mail address',
    }),
    meaning:
      'Who gets [reports about memes](OPERATING.md#administrators) by e-mail. Report pages, Help, Privacy and Terms show it.',
  },
  HELP_URL: {
    group: 'site',
    ...page('help'),
    meaning: 'The address of your own help page. The footer links to it.',
  },
  PRIVACY_URL: {
    group: 'site',
    ...page('privacy'),
    meaning: 'The address of your own privacy policy.',
  },
  TERMS_URL: {
    group: 'site',
    ...page('terms'),
    meaning: 'The address of your own terms of service.',
  },
  SIGN_UP: {
    group: 'people',
    schema: oneOf(SIGN_UP_POLICIES, 'open'),
    isReloaded: true,
    meaning:
      'Who may sign up: `open` for everyone, `invite` for people with an [invitation](OPERATING.md#who-may-come-in), `closed` for nobody.',
  },
  SIGN_UP_DOMAINS: {
    group: 'people',
    ...like('example.com,example.org', {
      pattern: '^\\s*[\\w-]+(\\.[\\w-]+)+\\s*(,\\s*[\\w-]+(\\.[\\w-]+)+\\s*)*$',
      what: 'a list of domains',
    }),
    otherwise: 'all',
    isReloaded: true,
    meaning: 'The domains of e-mail addresses that may sign up.',
  },
  SIGN_UPS_PER_HOUR: {
    group: 'people',
    schema: limit(20),
    isReloaded: true,
    meaning:
      'Accounts that people of one network may make in an hour without invitations; a school needs more.',
  },
  SESSION_SECRET: {
    group: 'people',
    schema: Type.Optional(
      Type.String({ description: 'at least 32 characters long', minLength: 32 }),
    ),
    otherwise: 'made once, kept in `DATA_DIR`',
    isSecret: true,
    meaning: 'The key that signs session cookies. `DATABASE_URL` requires it.',
  },
  OIDC_ISSUER: {
    group: 'people',
    schema: Type.Optional(
      Type.String({
        description: 'an address that starts with https://',
        pattern: '^https?://[^/\\s]+',
      }),
    ),
    otherwise: 'passwords',
    example: 'https://accounts.example.com',
    meaning:
      'The provider of [single sign-on](OPERATING.md#single-sign-on) with OpenID Connect. It needs `PUBLIC_URL`, a client id and a secret.',
  },
  OIDC_CLIENT_ID: {
    group: 'people',
    schema: Type.Optional(text()),
    meaning: "This site's client id at the provider.",
  },
  OIDC_CLIENT_SECRET: {
    group: 'people',
    ...secret(),
    meaning: "This site's client secret at the provider.",
  },
  SMTP_URL: {
    group: 'mail',
    ...like('smtp://user:password@mail.example.com', { pattern: '^smtps?://[^/\\s]+' }),
    otherwise: 'no mail',
    isSecret: true,
    meaning:
      'The [mail server](OPERATING.md#mail), for password links and to [verify addresses](OPERATING.md#who-may-come-in). It needs `PUBLIC_URL`.',
  },
  SMTP_REQUIRE_TLS: {
    group: 'mail',
    schema: yesOrNo(true),
    meaning:
      '`false` lets e-mails, and the password of `SMTP_URL`, go unencrypted to a server without TLS. A server on this machine needs no TLS.',
  },
  MAIL_FROM: {
    group: 'mail',
    schema: Type.Optional(Type.String({ description: 'an e-mail address', pattern: '@' })),
    otherwise: '`noreply@` the public host',
    example: 'memes@example.com',
    meaning: 'The sender of these e-mails.',
  },
  RATE_LIMIT_FACTOR: {
    group: 'limits',
    schema: Type.Number({ description: 'a number, 0 for no limits', minimum: 0, default: 1 }),
    isReloaded: true,
    meaning:
      'A factor for the rate limits of logins, uploads, saves and so on. `0` also lifts the limits per network.',
  },
  STORAGE_PER_USER_MB: {
    group: 'limits',
    schema: megabytes(500),
    isReloaded: true,
    meaning: 'Megabytes of pictures and text per user.',
  },
  STORAGE_UNVERIFIED_MB: {
    group: 'limits',
    schema: megabytes(20, 'no lower limit'),
    isReloaded: true,
    meaning: 'With `SMTP_URL`: megabytes per user until the e-mail address is confirmed.',
  },
  STORAGE_PER_NETWORK_MB: {
    group: 'limits',
    schema: megabytes(5000),
    isReloaded: true,
    meaning:
      'Megabytes of pictures that people of one network may store in a day; one account may store a fifth of that, or its own limit. A school needs more.',
  },
  MEMES_PER_USER: {
    group: 'limits',
    schema: limit(50_000),
    isReloaded: true,
    meaning: 'Memes per user.',
  },
  OPENAI_API_KEY: {
    group: 'generator',
    ...secret(),
    otherwise: 'the built-in generator',
    meaning: 'The key of a model. Without it, the built-in generator draws scenes.',
  },
  OPENAI_BASE_URL: {
    group: 'generator',
    schema: webAddress(),
    otherwise: "OpenAI's",
    meaning: 'Any endpoint with the same API, even a local one.',
  },
  OPENAI_TEXT_MODEL: {
    group: 'generator',
    schema: textOr('gpt-4o-mini'),
    meaning: 'The model that writes captions.',
  },
  OPENAI_IMAGE_MODEL: {
    group: 'generator',
    schema: textOr('gpt-image-1'),
    meaning: 'The model that makes pictures; `none` for scenes of the built-in generator.',
  },
  OPENAI_TIMEOUT_SECONDS: {
    group: 'generator',
    schema: seconds(1, 3600, 120),
    meaning: 'The time limit for generating a meme. A third of it is for the texts.',
  },
  GENERATIONS_PER_HOUR: {
    group: 'generator',
    schema: limit(20),
    isReloaded: true,
    meaning: 'Memes that one user may generate in an hour.',
  },
  GENERATIONS_AT_ONCE: {
    group: 'generator',
    schema: wholeNumber('', 1, 1000, 4),
    isReloaded: true,
    meaning:
      'Memes that one server generates at the same time. As many wait for up to ten seconds; others are asked to try again.',
  },
  METRICS_TOKEN: {
    group: 'watching',
    schema: Type.Optional(
      Type.String({ description: 'at least 16 characters long', minLength: 16 }),
    ),
    otherwise: 'no metrics',
    isSecret: true,
    meaning:
      'It enables `/metrics` in the format of [Prometheus](OPERATING.md#monitoring), for clients that send it as bearer token.',
  },
  LOG_LEVEL: {
    group: 'watching',
    schema: oneOf(LOG_LEVELS, 'info'),
    meaning: 'How much is logged.',
  },
  ACCESS_LOG: {
    group: 'watching',
    schema: yesOrNo(true),
    meaning: '`false` logs no line for each request, only what goes wrong.',
  },
  WEB_DEV_SERVER: {
    group: 'development',
    schema: webAddress(),
    otherwise: 'the built files',
    meaning: 'The origin of the styles during development. `turbo dev` sets it.',
  },
} as const satisfies Record<string, Setting>

/** The values of all settings. */
export type Settings = Static<
  TObject<{ [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['schema'] }>
>

/** The same records, for lookups by any string. */
export const SETTINGS_BY_NAME: ReadonlyMap<string, Setting> = new Map(Object.entries(SETTINGS))
