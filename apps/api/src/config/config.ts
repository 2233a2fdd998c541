import { resolve } from 'node:path'
import {
  calls,
  MEGABYTE,
  type PageUrls,
  type PublicGallery,
  type SignUpPolicy,
} from '@memesmith/contract'
import { envSchema } from 'env-schema'
import Type from 'typebox'
import { REPOSITORY_ROOT, readEnvironment } from './env-file.ts'
import { isLoopback } from './is-loopback.ts'
import { SETTINGS, SETTINGS_BY_NAME, type Settings } from './settings.ts'

const ENVIRONMENT = Type.Object(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])),
)

/** The operator's configuration, as the server uses it. */
export interface Config {
  /** What this configuration was read from. */
  readonly settings: Settings
  readonly port: number
  readonly host: string
  /** Absolute path of the folder that contains all persistent data. */
  readonly dataDir: string
  /** Address of a PostgreSQL database; undefined for SQLite in the data folder. */
  readonly databaseUrl: string | undefined
  /** The bucket for the bytes of pictures; undefined to keep them in the database. */
  readonly s3: S3Config | undefined
  /** Maximum size of the database in bytes; undefined for no limit. */
  readonly maxDatabaseBytes: number | undefined
  /** Origin of share links, or undefined to use each request's own. */
  readonly publicUrl: string | undefined
  readonly siteName: string
  readonly watermarkText: string
  /** Signs session cookies; undefined to use the secret in the data folder. */
  readonly sessionSecret: string | undefined
  /** The model that generates memes, or undefined for the built-in generator. */
  readonly openai: OpenAiConfig | undefined
  /** How e-mails are sent, or undefined to send none. */
  readonly mail: MailConfig | undefined
  readonly signUp: SignUpConfig
  /** Number of accounts that people of one network may make in an hour; 0 for no limit. */
  readonly signUpsPerHour: number
  /** The single sign-on provider, or undefined for passwords. */
  readonly oidc: OidcConfig | undefined
  /** Number of memes that one user may generate per hour; 0 for no limit. */
  readonly generationsPerHour: number
  /** Number of concurrent generations over all users. */
  readonly generationsAtOnce: number
  /** Bytes of pictures and text that one user may store; 0 for no limit. */
  readonly storagePerUser: number
  /** Bytes that a user may store before the e-mail address is verified; 0 for no lower limit. */
  readonly storageUnverified: number
  /** Bytes of pictures that one network may store in a day; 0 for no limit. */
  readonly storagePerNetwork: number
  /** Number of memes that one user may store; 0 for no limit. */
  readonly memesPerUser: number
  /** Bearer token that `/metrics` requires, or undefined to disable metrics. */
  readonly metricsToken: string | undefined
  /** URL for vulnerability reports about this site; undefined for none. */
  readonly securityContact: string | undefined
  /** E-mail address that gets reports about memes; undefined for none. */
  readonly abuseContact: string | undefined
  /** Addresses of the operator's own pages, which replace the software's. */
  readonly pageUrls: PageUrls
  /** Multiplies every rate limit; 0 disables them. */
  readonly rateLimitFactor: number
  /** Time for a whole request to arrive in ms, a slow upload included. */
  readonly requestTimeoutMs: number
  /** Number of trusted proxies in front of the server, which may set `X-Forwarded-*` headers. */
  readonly trustProxy: number
  /** Time between the signal to stop and the stop, in ms. */
  readonly stopDelayMs: number
  readonly logLevel: string
  /** Whether every request is logged. */
  readonly accessLog: boolean
  /** A line at the top of every page; undefined for none. */
  readonly announcement: string | undefined
  /** Everything can be viewed, and nothing can be changed. */
  readonly readOnly: boolean
  /** Whether pictures by address may have a background from another host. */
  readonly allowRemoteImages: boolean
  /** Whether memes can be shown in public, and whether an administrator looks at them first. */
  readonly publicGallery: PublicGallery
  /** How many memes a new account can show in public in a day. */
  readonly publicMemesOfNew: number
  /** Words with which a meme waits before it is in public. */
  readonly heldWords: readonly string[]
  /** Whether memes that move are available as MP4. */
  readonly mp4: boolean
  /** Origin of the styles during development; undefined for the built files. */
  readonly webDevServer: string | undefined
}

export interface S3Config {
  /** Without a slash at the end. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Where browsers reach the bucket, without a slash at the end; undefined if they do not. */
  readonly publicUrl: string | undefined
}

/** The value that means that no model makes pictures. */
const NO_IMAGE_MODEL = 'none'

export interface OpenAiConfig {
  readonly apiKey: string
  readonly baseUrl: string | undefined
  /** Undefined if all pictures are scenes of the composer. */
  readonly imageModel: string | undefined
  readonly textModel: string
  /** Time for one meme, in ms. */
  readonly timeoutMs: number
}

export interface MailConfig {
  /** URL of the SMTP server, with the user name and password if it needs them. */
  readonly smtpUrl: string
  /** Whether e-mails and the password are sent over TLS or not at all. */
  readonly requireTls: boolean
  readonly from: string
  /** Origin of links in e-mails; never taken from a request. */
  readonly linkOrigin: string
}

/** Who may create an account. */
interface SignUpConfig {
  readonly policy: SignUpPolicy
  /** The domains of accepted e-mail addresses, in lower case; empty for all. */
  readonly domains: readonly string[]
}

export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The redirect URL, which has to be registered with the provider. */
  readonly redirectUri: string
}

/**
 * Reads the configuration of this process from its environment variables, then from `.env`.
 *
 * @throws Error as `readEnvironment` and `readConfig` do
 */
export const loadConfig = (): Config => readConfig(readEnvironment())

/**
 * Reads the configuration from environment variables.
 *
 * @throws Error with one line for each invalid variable, which names it
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  // `PORT=` in an .env file means "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  return configOf(parseEnvironment(given))
}

/** The configuration that these values of all settings mean. */
export function configOf(environment: Settings): Config {
  const publicUrl = environment.PUBLIC_URL?.replace(/\/$/, '')
  return {
    settings: environment,
    port: environment.PORT,
    host: environment.HOST,
    dataDir: resolve(REPOSITORY_ROOT, environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL,
    s3: s3In(environment),
    maxDatabaseBytes: environment.STORAGE_LIMIT_MB * MEGABYTE || undefined,
    publicUrl,
    siteName: environment.SITE_NAME,
    watermarkText: environment.WATERMARK_TEXT ?? environment.SITE_NAME,
    sessionSecret: environment.SESSION_SECRET,
    openai:
      environment.OPENAI_API_KEY === undefined
        ? undefined
        : {
            apiKey: environment.OPENAI_API_KEY,
            baseUrl: environment.OPENAI_BASE_URL,
            imageModel:
              environment.OPENAI_IMAGE_MODEL === NO_IMAGE_MODEL
                ? undefined
                : environment.OPENAI_IMAGE_MODEL,
            textModel: environment.OPENAI_TEXT_MODEL,
            timeoutMs: environment.OPENAI_TIMEOUT_SECONDS * 1000,
          },
    mail: mailIn(environment, publicUrl),
    signUp: {
      policy: environment.SIGN_UP,
      domains:
        environment.SIGN_UP_DOMAINS?.toLowerCase()
          .split(',')
          .map((domain) => domain.trim()) ?? [],
    },
    signUpsPerHour: environment.SIGN_UPS_PER_HOUR,
    oidc: oidcIn(environment, publicUrl),
    generationsPerHour: environment.GENERATIONS_PER_HOUR,
    generationsAtOnce: environment.GENERATIONS_AT_ONCE,
    storagePerUser: environment.STORAGE_PER_USER_MB * MEGABYTE,
    storageUnverified: environment.STORAGE_UNVERIFIED_MB * MEGABYTE,
    storagePerNetwork: environment.STORAGE_PER_NETWORK_MB * MEGABYTE,
    memesPerUser: environment.MEMES_PER_USER,
    metricsToken: environment.METRICS_TOKEN,
    securityContact: environment.SECURITY_CONTACT,
    abuseContact: environment.ABUSE_CONTACT,
    pageUrls: {
      helpUrl: environment.HELP_URL,
      privacyUrl: environment.PRIVACY_URL,
      termsUrl: environment.TERMS_URL,
    },
    rateLimitFactor: environment.RATE_LIMIT_FACTOR,
    requestTimeoutMs: environment.REQUEST_TIMEOUT_SECONDS * 1000,
    trustProxy: proxiesIn(environment.TRUST_PROXY),
    stopDelayMs: environment.STOP_DELAY_SECONDS * 1000,
    logLevel: environment.LOG_LEVEL,
    accessLog: environment.ACCESS_LOG,
    publicGallery: environment.PUBLIC_GALLERY,
    publicMemesOfNew: environment.PUBLIC_MEMES_OF_NEW_ACCOUNTS,
    heldWords: (environment.PUBLIC_HELD_WORDS ?? '')
      .split(',')
      .filter((word) => word.trim() !== ''),
    mp4: environment.MP4,
    announcement: environment.ANNOUNCEMENT,
    readOnly: environment.READ_ONLY,
    allowRemoteImages: environment.ALLOW_REMOTE_IMAGES,
    webDevServer: environment.WEB_DEV_SERVER,
  }
}

function parseEnvironment(data: NodeJS.ProcessEnv): Settings {
  const problems = missingIn(data)
  try {
    const environment = envSchema<Settings>({
      schema: ENVIRONMENT,
      data,
      env: false,
    })
    if (problems.length === 0) return environment
  } catch (error) {
    problems.unshift(...unusableIn(String(error)))
  }
  throw new Error(problems.join('\n'))
}

/** The message omits the values, some of which are secrets. */
const unusableIn = (validation: string): string[] =>
  [...SETTINGS_BY_NAME].flatMap(([name, { schema }]) =>
    validation.includes(`env/${name} `) && 'description' in schema
      ? [`${name} must be ${schema.description}.`]
      : [],
  )

/** Checks the variables that require others. */
function missingIn(data: NodeJS.ProcessEnv): string[] {
  const {
    DATABASE_URL,
    SESSION_SECRET,
    SMTP_URL,
    PUBLIC_URL,
    OIDC_ISSUER,
    OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET,
  } = data
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data
  const s3 = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].map(Boolean)
  const oidc = [OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].map(Boolean)
  const rules = [
    [
      DATABASE_URL && !SESSION_SECRET,
      'DATABASE_URL needs SESSION_SECRET: all servers sign sessions with the same secret.',
    ],
    [SMTP_URL && !PUBLIC_URL, 'SMTP_URL needs PUBLIC_URL, for the links in e-mails.'],
    [
      s3.includes(true) && s3.includes(false),
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none.',
    ],
    [
      data.S3_PUBLIC_URL && !URL.canParse(data.S3_PUBLIC_URL),
      'S3_PUBLIC_URL must be an address like https://s3.example.com/memes.',
    ],
    [
      data.S3_PUBLIC_URL && !S3_ENDPOINT,
      'S3_PUBLIC_URL needs S3_ENDPOINT: it is another address of the same bucket.',
    ],
    [
      oidc.includes(true) && oidc.includes(false),
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set all or none.',
    ],
    [
      OIDC_ISSUER && !PUBLIC_URL,
      'OIDC_ISSUER needs PUBLIC_URL, where the provider sends people back to.',
    ],
  ] as const
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence)
}

function s3In({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
  S3_PUBLIC_URL: publicUrl,
}: Settings): S3Config | undefined {
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined
  const account = { bucket, region, accessKeyId, secretAccessKey }
  return {
    ...account,
    endpoint: endpoint.replace(/\/$/, ''),
    publicUrl: publicUrl?.replace(/\/$/, ''),
  }
}

function mailIn(
  { SMTP_URL: smtpUrl, SMTP_REQUIRE_TLS, MAIL_FROM: from }: Settings,
  linkOrigin: string | undefined,
): MailConfig | undefined {
  if (smtpUrl === undefined || linkOrigin === undefined) return undefined
  return {
    smtpUrl,
    // Nobody can read what never leaves this machine.
    requireTls: SMTP_REQUIRE_TLS && !isLoopback(URL.parse(smtpUrl)?.hostname ?? ''),
    from: from ?? `noreply@${new URL(linkOrigin).hostname}`,
    linkOrigin,
  }
}

function oidcIn(
  { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }: Settings,
  publicUrl: string | undefined,
): OidcConfig | undefined {
  if (!issuer || !clientId || !clientSecret || !publicUrl) return undefined
  return { issuer, clientId, clientSecret, redirectUri: publicUrl + calls.loginCallback.path }
}

/** `true` means one proxy, which is the usual case. */
const proxiesIn = (value: string): number =>
  value === 'true' ? 1 : value === 'false' ? 0 : Number(value)
