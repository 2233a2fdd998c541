/** Writes the catalog of caption fonts into meme-render, from the installed font packages. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { encodeCoverage } from './encode-coverage.ts'
import { readFontSets } from './read-font-sets.ts'

const TARGET = fileURLToPath(
  new URL('../../../packages/meme-render/src/fonts/font-catalog.ts', import.meta.url),
)

const sets = readFontSets().map(({ codePoints, ...set }) => ({
  ...set,
  coverage: encodeCoverage(codePoints),
}))
const version = createHash('sha256').update(JSON.stringify(sets)).digest('hex').slice(0, 8)
const entries = sets.map(
  (set) => `  {
    name: '${set.name}',
    package: '${set.package}',
    path: '${set.path}',
    slices: '${set.slices.join(' ')}',
    coverage: '${set.coverage}',
  },`,
)

writeFileSync(
  TARGET,
  `// Made by \`npx --yes pnpm@12 --filter @memesmith/api fonts\` from the installed font packages; do not edit.
import type { FontSet } from './font-set.ts'

/** A version that changes whenever a font file may have changed. */
export const FONT_CATALOG_VERSION = '${version}'

/** Every caption font, in fallback order. */
export const FONT_SETS: readonly FontSet[] = [
${entries.join('\n')}
]
`,
)
