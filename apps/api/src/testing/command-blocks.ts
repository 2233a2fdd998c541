import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY_ROOT } from '../config/env-file.ts'

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly packageManager: string
}

const { scripts, packageManager }: Manifest = JSON.parse(
  readFileSync(join(REPOSITORY_ROOT, 'package.json'), 'utf8'),
)

/** How the commands of OPERATING.md begin: they name this repository's exact pnpm. */
export const OPERATORS_NPX = `npx --yes ${packageManager}`

/** The documents with commands. */
export const PAGES = [
  'README.md',
  '.github/OPERATING.md',
  '.github/TEMPLATES.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  '.github/SIZING.md',
  '.github/deploy/README.md',
]

/** A block of commands in a document. */
export interface Block {
  readonly page: string
  readonly text: string
  readonly firstLine: string
}

/** All blocks of all documents. */
export const blocks: readonly Block[] = PAGES.flatMap((page) =>
  [...readFileSync(join(REPOSITORY_ROOT, page), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(
    ([, text = '']) => ({ page, text, firstLine: text.split('\n', 1)[0] ?? '' }),
  ),
)

/**
 * @param start of the first line of a block
 * @throws Error when no document has one
 */
export function blockOf(start: string): Block {
  const block = blocks.find(({ firstLine }) => firstLine.startsWith(start))
  if (block === undefined) throw new Error(`expected ${start} in a document`)
  return block
}

/** Blocks that change a whole machine, by the beginning of their first line: `deploy/install.test.ts` runs them. */
export const OF_A_MACHINE = {
  install: 'apt-get install ',
  settings: "printf 'PUBLIC_URL=",
  shellFunction: 'memesmith() {',
  proxy: 'certbot ',
  backups: 'export BACKUPS=',
  upgrade: 'git rev-parse HEAD >',
  goBack: 'systemctl stop memesmith',
} as const

/** Blocks that need PostgreSQL and a bucket: `database/postgres/operating-blocks.test.ts` runs them. */
export const ON_POSTGRES = {
  servers: 'export DATABASE_URL=',
  move: `${OPERATORS_NPX} run migrate-to `,
  dump: 'pg_dump ',
} as const

/**
 * A shell script that replaces `npx`: `npx --yes pnpm@12 NAME` runs the scripts of `package.json` without pnpm,
 * which takes a second each time.
 *
 * @param node the program that runs them
 * @param others further cases of its `case`, for names that are not operators' commands
 */
export function scriptOfNpx(node: string, others: Readonly<Record<string, string>>): string {
  const commands = Object.entries(scripts).flatMap(([name, script]) =>
    /^node apps\S+$/.test(script)
      ? [`${name}) exec "${node}" ${script.replace('node ', '')} "$@" ;;`]
      : [],
  )
  const cases = Object.entries(others).map(([name, work]) => `${name}) ${work} ;;`)
  return `#!/bin/sh
case "$1 $2" in "--yes pnpm@12" | "--yes ${packageManager}") shift 2 ;; esac
test "$1" = run && shift
name=$1
shift
case $name in
  ${[...cases, ...commands].join('\n  ')}
  *) echo "no such command: $name" >&2; exit 1 ;;
esac
`
}
