/** The files that document the settings, generated from the records of `settings.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY_ROOT } from './env-file.ts'
import { GROUPS, SETTINGS_BY_NAME, type Setting } from './settings.ts'

const { packageManager }: { readonly packageManager: string } = JSON.parse(
  readFileSync(join(REPOSITORY_ROOT, 'package.json'), 'utf8'),
)

/** The settings of each group, with the title of the group. */
const groups = Object.entries(GROUPS).map(([group, title]) => ({
  title,
  settings: [...SETTINGS_BY_NAME].filter(([, setting]) => setting.group === group),
}))

const defaultOf = ({ schema }: Setting): string | undefined =>
  'default' in schema ? String(schema.default) : undefined

const expectationOf = ({ schema }: Setting): string =>
  'description' in schema ? String(schema.description) : 'a text'

/** `.env.example`: every setting with its default or an example, all commented out. */
const ENV_EXAMPLE = `# Copy to .env and change what you need; everything is optional.
# .github/CONFIGURATION.md says what each setting does.
${groups
  .map(
    ({ title, settings }) => `
# --- ${title}
${settings
  .map(([name, setting]) => `# ${name}=${defaultOf(setting) ?? setting.example ?? ''}`)
  .join('\n')}
`,
  )
  .join('')}`

/** A cell of a table in Markdown. */
const cell = (text: string): string => text.replaceAll('|', '\\|')

const rowOf = ([name, setting]: readonly [string, Setting]): string => {
  const byDefault = defaultOf(setting)
  const without = byDefault === undefined ? (setting.otherwise ?? 'none') : `\`${byDefault}\``
  const mark = setting.isReloaded ? ' ⟳' : ''
  return `| \`${name}\`${mark} | ${cell(without)} | ${cell(expectationOf(setting))} | ${cell(setting.meaning)} |`
}

/** `.github/CONFIGURATION.md`: what every setting means. */
const CONFIGURATION_PAGE = `# Settings

Everything is optional. Set environment variables, or copy \`.env.example\` to \`.env\`. Variables of the process override
those in the file. \`ENV_FILE\` names another file, which must exist; with a \`-\` before it, such as
\`-/data/memesmith.env\`, the file may be missing. The server does not start with an invalid value, and names each one.
\`npx --yes ${packageManager} config:check\` says what is set, what it means and what is wrong.

On SIGHUP, a server applies new values of the settings marked with ⟳, [without a restart](OPERATING.md#changes-without-a-restart).

This page is generated from the records in \`apps/api/src/config/settings.ts\`:
\`npx --yes pnpm@12 --filter @memesmith/api configuration\` writes it, and \`.env.example\`.
${groups
  .map(
    ({ title, settings }) => `
## ${title}

| setting | default | value | what it does |
| --- | --- | --- | --- |
${settings.map(rowOf).join('\n')}
`,
  )
  .join('')}`

const file = (name: string, text: string) => ({ name, path: join(REPOSITORY_ROOT, name), text })

/** The files, with the content that belongs in them. */
export const CONFIGURATION_FILES = [
  file('.env.example', ENV_EXAMPLE),
  file('.github/CONFIGURATION.md', CONFIGURATION_PAGE),
]
