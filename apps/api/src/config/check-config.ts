import { createSimilarWords } from '@memesmith/similar-words'
import { readConfig } from './config.ts'
import { ENV_FILE, readEnvFile } from './env-file.ts'
import { isLoopback } from './is-loopback.ts'
import { SETTINGS_BY_NAME } from './settings.ts'

type CheckedSetting = {
  readonly setting: string
  /** Secrets are not shown. */
  readonly value: string
  readonly meaning: string
}

interface CheckedConfig {
  readonly settings: readonly CheckedSetting[]
  /** The server does not start with these. */
  readonly problems: readonly string[]
  /** Settings that are probably a mistake. */
  readonly warnings: readonly string[]
  /** Where people open the site. */
  readonly publicUrl: string
}

/** The name and password in an address. */
const CREDENTIALS = /\/\/[^/\s]*@/

/** Checks the settings of this process and of `.env`. */
export function checkConfig(): CheckedConfig {
  const unreadable = problemsOf(readEnvFile)
  const ofFile = unreadable.length > 0 ? {} : readEnvFile()
  const variables = { ...ofFile, ...process.env }
  const settings = [...SETTINGS_BY_NAME].flatMap(([setting, { isSecret, meaning }]) => {
    const value = variables[setting]
    if (!value) return []
    const shown = isSecret ? '(secret)' : value.replace(CREDENTIALS, '//(secret)@')
    return [{ setting, value: shown, meaning: plain(meaning) }]
  })
  return {
    settings,
    problems: [...unreadable, ...problemsOf(() => readConfig(variables))],
    warnings: [...findWarnings(variables), ...findIneffective(ofFile, process.env)],
    publicUrl:
      variables.PUBLIC_URL?.replace(/\/$/, '') || `http://localhost:${variables.PORT || 3000}`,
  }
}

/** The sentences of the error that `read` throws; none if it throws none. */
function problemsOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n')
  }
}

/**
 * What is written in `.env` or the environment, and has no effect.
 *
 * @param ofProcess its environment
 */
export const findIneffective = (
  ofFile: NodeJS.ProcessEnv,
  ofProcess: NodeJS.ProcessEnv,
): string[] => [...findUnknown(ofFile, ofProcess), ...findOverridden(ofFile, ofProcess)]

/**
 * Names that are no setting, such as typos: they have no effect. The environment also has names of other
 * programs, so of these only the ones that are nearly a setting's.
 */
function findUnknown(ofFile: NodeJS.ProcessEnv, ofProcess: NodeJS.ProcessEnv): string[] {
  const unknown = (names: NodeJS.ProcessEnv) =>
    Object.keys(names).filter((name) => !SETTINGS_BY_NAME.has(name))
  const inFile = unknown(ofFile).map((name) =>
    [`${name} in ${ENV_FILE} is no setting of this version.`, hintAt(name)]
      .filter(Boolean)
      .join(' '),
  )
  const inProcess = unknown(ofProcess).flatMap((name) => {
    const hint = hintAt(name)
    return hint === undefined ? [] : [`${name} in the environment is no setting. ${hint}`]
  })
  return [...inFile, ...inProcess]
}

/** Settings of the file that the process's own environment has with another value, which counts. */
const findOverridden = (ofFile: NodeJS.ProcessEnv, ofProcess: NodeJS.ProcessEnv): string[] =>
  [...SETTINGS_BY_NAME.keys()]
    .filter(
      (name) => name in ofFile && ofProcess[name] !== undefined && ofProcess[name] !== ofFile[name],
    )
    .map(
      (name) =>
        `${name} in ${ENV_FILE} has no effect: the environment of the server has another value.`,
    )

/** "sign-up" and "SIGNUP" are "SIGN_UP". */
const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Shorter names, such as HOST, are near to names of other programs. */
const MIN_COMPARED = 6
const MAX_TYPOS = 2

const namesByFolded = new Map([...SETTINGS_BY_NAME.keys()].map((name) => [folded(name), name]))

function hintAt(name: string): string | undefined {
  const term = folded(name)
  if (term.length < MIN_COMPARED) return undefined
  // Words that go on after the term are also similar.
  const compared = [...namesByFolded.keys()].filter(
    ({ length }) => length <= term.length + MAX_TYPOS,
  )
  const [near] = createSimilarWords(compared)(term)
  return near === undefined ? undefined : `${namesByFolded.get(near)} may be meant.`
}

/** Settings that are valid, and probably a mistake together. */
export function findWarnings(variables: NodeJS.ProcessEnv): string[] {
  const { PUBLIC_URL, TRUST_PROXY, SIGN_UP, SIGN_UP_DOMAINS, SMTP_URL, OIDC_ISSUER, HOST } =
    variables
  const rules: ReadonlyArray<readonly [boolean, string]> = [
    [
      !PUBLIC_URL && !isLoopback(HOST || '127.0.0.1'),
      'PUBLIC_URL is not set: the server answers at localhost, IP addresses and names of the local network only.',
    ],
    [
      !!PUBLIC_URL?.startsWith('http://') && !/localhost|127\.0\.0\.1/.test(PUBLIC_URL),
      'PUBLIC_URL is not https: passwords and sessions can be read on the way.',
    ],
    [
      !!PUBLIC_URL?.startsWith('https://') && (!TRUST_PROXY || TRUST_PROXY === 'false'),
      'TRUST_PROXY is not set: behind a proxy, all people count as one address for rate limits.',
    ],
    [
      !!PUBLIC_URL && !variables.ABUSE_CONTACT,
      'ABUSE_CONTACT is not set: Help, Privacy and Terms name no address for questions.',
    ],
    [
      !PUBLIC_URL && !!TRUST_PROXY && TRUST_PROXY !== 'false',
      'TRUST_PROXY without PUBLIC_URL: the server refuses public names.',
    ],
    [
      !!SIGN_UP_DOMAINS && !SMTP_URL && !OIDC_ISSUER,
      'SIGN_UP_DOMAINS without SMTP_URL: nobody checks that an address belongs to who signs up with it.',
    ],
    [
      !!variables.ABUSE_CONTACT && !SMTP_URL,
      'ABUSE_CONTACT without SMTP_URL: people see the address, but no report is sent to it.',
    ],
    [
      !!SMTP_URL && variables.SMTP_REQUIRE_TLS === 'false',
      'SMTP_REQUIRE_TLS is false: links to set a password, and the password of SMTP_URL, can be read on the way.',
    ],
    [
      SIGN_UP === 'closed' && !!SIGN_UP_DOMAINS,
      'SIGN_UP_DOMAINS has no effect while SIGN_UP is closed.',
    ],
  ]
  return rules.flatMap(([applies, sentence]) => (applies ? [sentence] : []))
}

/** Markdown as plain text for a terminal. */
const plain = (meaning: string): string =>
  meaning.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replaceAll('`', '')
